import type { Officer } from '../units.ts'
import { armyLimits, type ArmyCommand, type ArmyDraft, type ArmyUnit } from './army.ts'
import { fault, type LineFault } from './faults.ts'
import type { SaidLine } from './read-line.ts'
import { tidyNotes } from './schema.ts'
import { plainWords } from './vocabulary.ts'

interface OpenCommand {
  readonly name: string
  officer: Officer | null
  readonly units: ArmyUnit[]
}

/** An officer who waits until every unit is known. */
interface Attachment {
  readonly index: number
  readonly officer: Officer
  readonly unit: string
}

type Parts = Omit<ArmyDraft, 'name' | 'nation'> & {
  readonly name: string | null
  readonly nation: ArmyDraft['nation'] | null
}

/** An army as its lines come in, one after another. */
export class Assembly {
  #name: string | null = null
  #nation: ArmyDraft['nation'] | null = null
  readonly #officers: Officer[] = []
  readonly #commands: OpenCommand[] = []
  readonly #notes: string[] = []
  readonly #attachments: Attachment[] = []
  #units = 0

  /** Whether nothing was taken yet. */
  get isEmpty(): boolean {
    return this.#name === null && this.#commands.length + this.#officers.length + this.#notes.length === 0
  }

  /** Takes what a line said, or says why there is no place for it. */
  take(said: SaidLine, index: number): readonly LineFault[] {
    switch (said.kind) {
      case 'title':
        return this.#takeTitle(said)
      case 'nation':
        this.#nation = said.nation
        return []
      case 'command':
        return this.#takeCommand(said.name)
      case 'officer':
        return this.#takeOfficer(said, index)
      case 'unit':
        return this.#takeUnit(said.unit)
      case 'note':
        return this.#takeNote(said.text)
      case 'unknown':
        return said.faults
    }
  }

  #takeTitle({ name, nation }: Extract<SaidLine, { kind: 'title' }>): readonly LineFault[] {
    if (this.#name !== null) return [fault('namedTwice', { name: this.#name })]
    this.#name = name
    this.#nation ??= nation
    return []
  }

  #takeCommand(name: string): readonly LineFault[] {
    if (this.#commands.length >= armyLimits.commands) {
      return [fault('tooManyCommands', { most: armyLimits.commands })]
    }
    this.#commands.push({ name, officer: null, units: [] })
    return []
  }

  /** The first officer under a heading leads it; any other stays with the army. */
  #takeOfficer(
    { officer, unit }: Extract<SaidLine, { kind: 'officer' }>,
    index: number,
  ): readonly LineFault[] {
    if (unit !== null) {
      this.#attachments.push({ index, officer, unit })
      return []
    }
    const leaders = this.#commands.filter((command) => command.officer !== null).length
    if (this.#officers.length + leaders >= armyLimits.officersAlone) {
      return [fault('tooManyOfficers', { most: armyLimits.officersAlone })]
    }
    const command = this.#commands.at(-1)
    if (command === undefined || command.officer !== null) this.#officers.push(officer)
    else command.officer = officer
    return []
  }

  #takeUnit(unit: ArmyUnit): readonly LineFault[] {
    if (this.#units + unit.copies > armyLimits.units) {
      return [fault('tooManyUnits', { most: armyLimits.units })]
    }
    this.#units += unit.copies
    if (this.#commands.length === 0) this.#commands.push({ name: '', officer: null, units: [] })
    this.#commands.at(-1)?.units.push(unit)
    return []
  }

  #takeNote(text: string): readonly LineFault[] {
    const length = [...this.#notes, text].join('\n').length
    if (length > armyLimits.notesLength) return [fault('notesTooLong', { most: armyLimits.notesLength })]
    this.#notes.push(text)
    return []
  }

  /** Puts every officer with the unit that he was said to be with; the reasons where that cannot be, by line. */
  attachOfficers(): ReadonlyMap<number, LineFault> {
    const faults = new Map<number, LineFault>()
    for (const attachment of this.#attachments) {
      const found = this.#attach(attachment)
      if (found !== null) faults.set(attachment.index, found)
    }
    return faults
  }

  #attach({ officer, unit: wanted }: Attachment): LineFault | null {
    for (const { units } of this.#commands) {
      const place = units.findIndex(({ name }) => isSameName(name, wanted))
      const unit = units[place]
      if (unit === undefined) continue
      if (unit.officer !== null) {
        return fault('unitHasOfficer', { unit: unit.name, officer: unit.officer.name })
      }
      units[place] = { ...unit, officer }
      return null
    }
    return fault('noSuchUnit', { unit: wanted })
  }

  army(): Parts {
    const commands: readonly ArmyCommand[] = this.#commands
    return {
      name: this.#name,
      nation: this.#nation,
      officers: this.#officers,
      commands,
      notes: tidyNotes(this.#notes.join('\n')),
    }
  }
}

function isSameName(one: string, other: string): boolean {
  return plainWords(one).trim() === plainWords(other).trim()
}
