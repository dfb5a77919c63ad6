/** The platform's own reader of codes, where it has one. */
export interface CodeDetector {
  detect(picture: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]>
}

interface CodeDetectorMaker {
  new (options: { readonly formats: readonly string[] }): CodeDetector
  getSupportedFormats(): Promise<readonly string[]>
}

declare global {
  interface Window {
    readonly BarcodeDetector?: CodeDetectorMaker
  }
}

/**
 * Why this phone reads no codes here. `insecure`: browsers lend the camera to secure addresses alone;
 * `noDetector`: the browser reads no codes; `noCamera`: there is none; `refused`: the player or the browser's
 * settings said no; `busy`: the camera gives no picture, most likely since another app has it.
 */
export type CameraTrouble = 'insecure' | 'noDetector' | 'noCamera' | 'refused' | 'busy'

/** A reader of codes; null where the platform has none. Never throws. */
export async function codeDetector(): Promise<CodeDetector | null> {
  const { BarcodeDetector } = window
  if (BarcodeDetector === undefined) return null
  const formats = await BarcodeDetector.getSupportedFormats().catch((): readonly string[] => [])
  return formats.includes('qr_code') ? new BarcodeDetector({ formats: ['qr_code'] }) : null
}

const troubles: ReadonlyMap<string, CameraTrouble> = new Map<string, CameraTrouble>([
  ['NotAllowedError', 'refused'],
  ['SecurityError', 'refused'],
  ['NotFoundError', 'noCamera'],
  ['OverconstrainedError', 'noCamera'],
])

/** Asks for the picture of the camera at the phone's back; on a machine with one camera alone, for that. Never throws. */
export async function openCamera(): Promise<MediaStream | CameraTrouble> {
  if (!('mediaDevices' in navigator)) return window.isSecureContext ? 'noCamera' : 'insecure'
  try {
    return await navigator.mediaDevices.getUserMedia({ audio: false, video: { facingMode: 'environment' } })
  } catch (error) {
    return (error instanceof Error ? troubles.get(error.name) : undefined) ?? 'busy'
  }
}
