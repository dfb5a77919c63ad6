import { flushPromises, mount } from '@vue/test-utils'
import { afterEach, describe, expect, test, vi } from 'vitest'
import CodeCamera from '@/ui/qr/CodeCamera.vue'

/** What the detector sees, look by look. */
function detectorSeeing(...looks: readonly (readonly string[])[]): void {
  const left = [...looks]
  class Detector {
    static getSupportedFormats = () => Promise.resolve(['ean_13', 'qr_code'])
    detect() {
      return Promise.resolve((left.shift() ?? []).map((rawValue) => ({ rawValue })))
    }
  }
  vi.stubGlobal('BarcodeDetector', Detector)
}

function camera(getUserMedia: () => Promise<MediaStream>): void {
  vi.stubGlobal('navigator', { mediaDevices: { getUserMedia } })
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue()
}

function refusing(name: string): () => Promise<never> {
  return () => Promise.reject(new DOMException('no', name))
}

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

describe('[fault: hand-over] a camera that reads no codes says why', () => {
  test.each([
    ['NotAllowedError', 'refused'],
    ['NotFoundError', 'noCamera'],
    ['NotReadableError', 'busy'],
  ])('%s: %s', async (error, trouble) => {
    detectorSeeing()
    camera(refusing(error))
    const reader = mount(CodeCamera)
    await flushPromises()
    expect(reader.emitted('trouble')).toEqual([[trouble]])
  })

  test('a browser without a detector is not asked for its camera', async () => {
    const getUserMedia = vi.fn(refusing('NotAllowedError'))
    camera(getUserMedia)
    vi.stubGlobal('isSecureContext', true)
    const reader = mount(CodeCamera)
    await flushPromises()
    expect(reader.emitted('trouble')).toEqual([['noDetector']])
    expect(getUserMedia).not.toHaveBeenCalled()
  })

  test('an address that is not secure is the reason where there is no detector', async () => {
    vi.stubGlobal('isSecureContext', false)
    const reader = mount(CodeCamera)
    await flushPromises()
    expect(reader.emitted('trouble')).toEqual([['insecure']])
  })

  test('a detector of other codes alone is none', async () => {
    class Detector {
      static getSupportedFormats = () => Promise.resolve(['ean_13'])
    }
    vi.stubGlobal('BarcodeDetector', Detector)
    vi.stubGlobal('isSecureContext', true)
    const reader = mount(CodeCamera)
    await flushPromises()
    expect(reader.emitted('trouble')).toEqual([['noDetector']])
  })
})

test('every code that is seen is told, until the camera is let go', async () => {
  vi.useFakeTimers()
  detectorSeeing(['one'], [], ['two', 'three'], ['four'])
  const stop = vi.fn()
  const stream = Object.assign(new MediaStream(), { getTracks: () => [{ stop }] })
  camera(() => Promise.resolve(stream))
  const read: string[] = []
  const reader = mount(CodeCamera, { props: { onRead: (text: string) => read.push(text) } })
  await vi.advanceTimersByTimeAsync(250)
  reader.unmount()
  await vi.advanceTimersByTimeAsync(1_000)
  expect(read).toEqual(['one', 'two', 'three'])
  expect(stop).toHaveBeenCalled()
})
