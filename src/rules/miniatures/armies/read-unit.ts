import { limits } from '../limits.ts'
import type { Arm, Nation, Officer } from '../units.ts'
import type { ArmyUnit } from './army.ts'
import { fault, type LineFault } from './faults.ts'
import { bareCount, bareStrength, takeCount, takeStrength, unclearFigure, type Strength } from './numbers.ts'
import { isOfficerPart, readOfficer } from './read-officer.ts'
import { armOf, classOf, formationOf, kindOf, tagFaults, type Said } from './said.ts'
import { armyUnitFaults, tidyName } from './schema.ts'
import { segmentsOf, unquoted } from './segments.ts'
import { saidIn } from './words.ts'

export type ReadUnit = { readonly unit: ArmyUnit } | { readonly faults: readonly LineFault[] }

/** Bases of a unit whose strength is not written. */
const usualBases: Readonly<Record<Arm, number>> = { infantry: 4, cavalry: 3, artillery: 1 }

/**
 * Reads a line as a unit: "3x Line Infantry, 4 bases", "8th Cuirassiers – elite armoured cavalry, 3 bases".
 * What the words after the name leave open, the name's own words say. Where it is no unit, every reason is
 * given.
 */
export function readUnit(line: string): ReadUnit {
  const parts = partsOf(line)
  const arm = armOf(parts.said)
  if (typeof arm !== 'string') return { faults: [...parts.faults, arm] }
  const number = numberIn(arm, parts)
  const officer = officerIn(parts)
  const faults = [...parts.faults, ...tagFaults(parts.said, arm), ...number.faults, ...officer.faults]
  if (faults.length > 0) return { faults }
  const kind = kindOf(parts.said, arm)
  const unit = {
    name: parts.name,
    nation: parts.nation,
    arm,
    kind,
    class: classOf(parts.said, arm, kind),
    startingBases: number.startingBases,
    formation: formationOf(parts.said),
    copies: number.copies,
    officer: officer.officer,
  }
  return possible(unit)
}

function possible(unit: ArmyUnit): ReadUnit {
  const faults = armyUnitFaults(unit).map(({ code, parameters }) =>
    fault('impossible', { ...parameters, reason: code }),
  )
  return faults.length > 0 ? { faults } : { unit }
}

/** What a unit's line is made of, before it is known what each part means for its arm. */
interface Parts {
  readonly name: string
  readonly count: number
  readonly strengths: readonly Strength[]
  readonly nation: Nation | null
  readonly officers: readonly string[]
  readonly said: Said
  readonly faults: readonly LineFault[]
}

function partsOf(line: string): Parts {
  const segments = segmentsOf(line).flatMap(withOfficerApart)
  const again = segments.flatMap((segment) => bareCount(segment) ?? [])
  const [head = '', ...others] = segments.filter((segment) => bareCount(segment) === null)
  const { count, group, rest } = takeCount(head)
  const literal = unquoted(rest)
  const named = literal === null ? takeStrength(rest) : { strength: null, rest: literal }
  const name = tidyName(literal ?? named.rest.replace(/[\s:–—-]+$/u, ''))
  const described = others.filter((part) => !isOfficerPart(part)).map(strengthAndWords)
  const words = saidIn([group, ...described.map((part) => part.rest)].join(' , '))
  const strengths = [named, ...described].flatMap(({ strength }) => strength ?? [])
  const isGun = strengths.some(({ counts }) => counts === 'guns')
  return {
    name,
    count: again.reduce((product, times) => product * times, count),
    strengths,
    nation: words.nations[0] ?? null,
    officers: others.filter(isOfficerPart),
    said: { named: saidIn(name).tags, stated: [...words.tags, ...(isGun ? ['artillery' as const] : [])] },
    faults: [
      ...nameFaults(name),
      ...[literal === null ? unclearFigure(name) : null, ...described.map(({ figure }) => figure)].flatMap(
        figureFaults,
      ),
      ...unknownFaults(words.unknown),
    ],
  }
}

const officerWithin = /\s+(?=(?:led by|commanded by|with)\s)/iu

/** "4 bases with Picton +1" is two parts. */
function withOfficerApart(segment: string): readonly string[] {
  return segment.includes('"') ? [segment] : segment.split(officerWithin)
}

interface Described {
  readonly strength: Strength | null
  /** A figure that is not understood. */
  readonly figure: string | null
  readonly rest: string
}

function strengthAndWords(part: string): Described {
  const bare = bareStrength(part)
  const { strength, rest } = bare === null ? takeStrength(part) : { strength: bare, rest: '' }
  const figure = unclearFigure(rest)
  return { strength, figure, rest: figure === null ? rest : rest.replace(figure, ' ') }
}

function nameFaults(name: string): readonly LineFault[] {
  if (name === '') return [fault('noName')]
  return name.length > limits.nameLength ? [fault('nameTooLong', { most: limits.nameLength })] : []
}

function figureFaults(words: string | null): readonly LineFault[] {
  return words === null ? [] : [fault('unclearFigure', { words })]
}

function unknownFaults(unknown: readonly string[]): readonly LineFault[] {
  return unknown.length === 0 ? [] : [fault('unknownWords', { words: unknown.join(' ') })]
}

interface Numbers extends Pick<ArmyUnit, 'startingBases' | 'copies'> {
  readonly faults: readonly LineFault[]
}

/** A gun is a unit of one base: what is said of a battery's strength is how many guns it has. */
function numberIn(arm: Arm, { count, strengths: [strength, another] }: Parts): Numbers {
  const said = strength?.number ?? usualBases[arm]
  const two = another === undefined ? [] : [fault('twoStrengths', { one: said, other: another.number })]
  if (arm !== 'artillery') {
    const faults = [
      ...outOf('basesOutOfRange', said, limits.bases),
      ...outOf('copiesOutOfRange', count, limits.copies),
    ]
    return { startingBases: said, copies: count, faults: [...two, ...faults] }
  }
  const guns = count * said
  return { startingBases: 1, copies: guns, faults: [...two, ...outOf('gunsOutOfRange', guns, limits.copies)] }
}

function outOf(
  key: 'basesOutOfRange' | 'copiesOutOfRange' | 'gunsOutOfRange',
  number: number,
  most: number,
): readonly LineFault[] {
  const isFine = Number.isInteger(number) && number >= 1 && number <= most
  return isFine ? [] : [fault(key, { number, most })]
}

function officerIn({ officers: [first, ...more], name }: Parts): {
  readonly officer: Officer | null
  readonly faults: readonly LineFault[]
} {
  if (first === undefined) return { officer: null, faults: [] }
  const fate = more.find((part) => /^falls/iu.test(part))
  const read = readOfficer([first, fate ?? ''].join(' ').trim())
  if ('faults' in read) return { officer: null, faults: read.faults }
  const isOnly = more.every((part) => part === fate) && read.unit === null
  const faults = isOnly ? [] : [fault('unitHasOfficer', { unit: name, officer: read.officer.name })]
  return { officer: read.officer, faults }
}
