import { shallowRef } from 'vue'
import { later } from '@/messages/later.ts'
import { copyText, saveBy, waysToSave, type SavingWay, type WayTaken } from '@/stores/save-file.ts'

/** A file that is ready to be saved. */
export interface PackedFile {
  readonly file: File
  /** Notes that the player has the file. */
  noteSaved(): Promise<void>
}

/** Something that is to be saved to a file. */
export interface ToSave {
  /** What it is called. */
  readonly name: string
  /** Packs the file. May reject: then the player can have it tried again, unless it was with a RangeError. */
  pack(): Promise<PackedFile>
}

/** A way out of the app; copying is the last of them. */
export type WayOut = SavingWay | 'copy'

/** A way whose end the app cannot see. */
type AskedWay = keyof typeof later.backups.saving.asking

/** Where the saving stands. */
export type SavingStage =
  | { readonly kind: 'packing' | 'failed' | 'tooMuch' | 'saved' }
  | { readonly kind: 'offering'; readonly packed: PackedFile; readonly said: string | null }
  | { readonly kind: 'asking'; readonly packed: PackedFile; readonly way: AskedWay }

const { saving: texts } = later.backups

/**
 * Saves something to a file, in the ways that there are here. It is called saved when it is on the disk, or
 * when the player has seen it where it went; a way that fails leads to the others.
 */
export function useSaving(toSave: ToSave) {
  const stage = shallowRef<SavingStage>({ kind: 'packing' })
  /** Ways that came to nothing; the last resort is offered once there is one. */
  const failed = shallowRef<ReadonlySet<WayOut>>(new Set())
  /** The file as text, where it could not even be copied. */
  const text = shallowRef<string | null>(null)

  async function pack(): Promise<void> {
    stage.value = { kind: 'packing' }
    try {
      stage.value = { kind: 'offering', packed: await toSave.pack(), said: null }
    } catch (error) {
      stage.value = { kind: error instanceof RangeError ? 'tooMuch' : 'failed' }
    }
  }

  /** What is offered, the best way first: one that came to nothing may be tried again, after the others. */
  function waysOut({ file }: PackedFile): readonly WayOut[] {
    const ways = waysToSave(file)
    const needsDownload = !ways.includes('disk') || failed.value.has('disk')
    const offered = ways.filter((way) => way !== 'download' || needsDownload)
    if (failed.value.size === 0) return offered
    const isFailed = (way: WayOut) => failed.value.has(way)
    const all: readonly WayOut[] = [...offered, 'copy']
    return [...all.filter((way) => !isFailed(way)), ...all.filter(isFailed)]
  }

  async function take(way: WayOut, packed: PackedFile): Promise<void> {
    const taken = way === 'copy' ? await copied(packed.file) : await saveBy(way, packed.file)
    await answerTaken(way, packed, taken)
  }

  async function copied(file: File): Promise<'copied' | 'refused'> {
    const whole = await file.text()
    const isCopied = await copyText(whole)
    text.value = isCopied ? null : whole
    return isCopied ? 'copied' : 'refused'
  }

  async function answerTaken(way: WayOut, packed: PackedFile, taken: WayTaken | 'copied'): Promise<void> {
    if (taken === 'saved') return finish(packed)
    if (taken === 'cancelled') stage.value = { kind: 'offering', packed, said: texts.cancelled }
    else if (taken === 'refused' || way === 'disk') goOn(way, packed, texts.refused[way])
    else stage.value = { kind: 'asking', packed, way }
  }

  function goOn(way: WayOut, packed: PackedFile, said: string): void {
    failed.value = new Set([...failed.value, way])
    stage.value = { kind: 'offering', packed, said }
  }

  /** The player has looked, and the file is not there. */
  function notThere(way: WayOut, packed: PackedFile): void {
    goOn(way, packed, texts.notThere)
  }

  async function finish(packed: PackedFile): Promise<void> {
    // The file is what counts; what is not noted is asked for once more, some day.
    await packed.noteSaved().catch(() => undefined)
    stage.value = { kind: 'saved' }
  }

  void pack()

  return { stage, failed, text, pack, waysOut, take, notThere, finish }
}
