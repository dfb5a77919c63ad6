import { arms, type Arm, type Formation, type Kind, type UnitClass } from '../units.ts'
import { fault, type LineFault } from './faults.ts'
import type { Tag } from './vocabulary.ts'

type Tags = readonly Tag[]

/** The tags of a unit's name, and those of the words after it, which outweigh them. */
export interface Said {
  readonly named: Tags
  readonly stated: Tags
}

/** Tags that only hint at an arm, by how much they weigh. */
const hints: readonly (readonly [Arm, Tags])[] = [
  ['cavalry', ['horse', 'armoured']],
  ['infantry', ['foot', 'someInfantry']],
  ['infantry', ['line', 'light', 'militia', 'guard']],
]

function armsIn(tags: Tags): readonly Arm[] {
  return arms.filter((arm) => tags.includes(arm))
}

function hintedArm(tags: Tags): Arm | undefined {
  return hints.find(([, hinting]) => hinting.some((tag) => tags.includes(tag)))?.[0]
}

/** The arm of a unit, or why it has none. */
export function armOf({ named, stated }: Said): Arm | LineFault {
  const [arm, other] = armsIn(stated)
  if (arm !== undefined && other !== undefined) return fault('twoArms', { one: arm, other })
  return arm ?? armsIn(named).at(-1) ?? hintedArm(stated) ?? hintedArm(named) ?? fault('noArm')
}

const anyArm: Tags = ['militia', 'line', 'elite', 'guard', 'inLine', 'column', 'square', 'skirmishing']
const tagsOfArm: Readonly<Record<Arm, Tags>> = {
  infantry: ['infantry', 'someInfantry', 'foot', 'light', ...anyArm],
  cavalry: [
    'cavalry',
    'horse',
    'light',
    'heavy',
    'armoured',
    'lancers',
    'lightHorse',
    'heavyHorse',
    ...anyArm,
  ],
  artillery: ['artillery', 'foot', 'horse', 'light', 'medium', 'heavy', ...anyArm],
}
const ofOfficers: Tags = ['fallsInMelee', 'fallsByFire']

type Pair = readonly [Tag, Tag]

/** Tags that cannot both be meant of any unit, and of a unit of one arm. */
const contradictions: readonly Pair[] = [
  ['militia', 'guard'],
  ['militia', 'elite'],
  ['column', 'square'],
  ['column', 'skirmishing'],
  ['square', 'skirmishing'],
]
const contradictionsOfArm: Readonly<Record<Arm, readonly Pair[]>> = {
  infantry: [['light', 'militia']],
  cavalry: [
    ['light', 'heavy'],
    ['light', 'armoured'],
    ['lancers', 'armoured'],
    ['lancers', 'heavy'],
  ],
  artillery: [
    ['horse', 'heavy'],
    ['medium', 'heavy'],
    ['light', 'heavy'],
  ],
}

/** What the words after the name say that cannot be so. */
export function tagFaults({ stated }: Said, arm: Arm): readonly LineFault[] {
  const strange = stated.find((tag) => !tagsOfArm[arm].includes(tag) && !ofOfficers.includes(tag))
  const pairs = [...contradictions, ...contradictionsOfArm[arm]].filter((pair) =>
    pair.every((tag) => stated.includes(tag)),
  )
  return [
    ...(strange === undefined ? [] : [fault('wordNotOfArm', { word: strange, arm })]),
    ...pairs.map(([one, other]) => fault('contradiction', { one, other })),
  ]
}

/** Which tag makes which kind, the first that is there. */
const kindTags: Readonly<Record<Arm, readonly (readonly [Tag, Kind])[]>> = {
  infantry: [],
  cavalry: [
    ['armoured', 'armoured'],
    ['lancers', 'lancers'],
    ['light', 'light'],
    ['lightHorse', 'light'],
    ['heavy', 'heavy'],
    ['heavyHorse', 'heavy'],
  ],
  artillery: [
    ['horse', 'horse'],
    ['heavy', 'heavyGun'],
    ['medium', 'medium'],
    ['light', 'medium'],
    ['foot', 'medium'],
  ],
}
const usualKinds: Readonly<Record<Arm, Kind>> = { infantry: 'foot', cavalry: 'light', artillery: 'medium' }

export function kindOf({ named, stated }: Said, arm: Arm): Kind {
  return firstIn(kindTags[arm], stated) ?? firstIn(kindTags[arm], named) ?? usualKinds[arm]
}

const classTags: readonly (readonly [Tag, UnitClass])[] = [
  ['guard', 'guard'],
  ['militia', 'militia'],
  ['elite', 'elite'],
  ['light', 'light'],
  ['line', 'line'],
]
const heavyKinds: readonly Kind[] = ['heavy', 'armoured']

/** Heavy regiments are elite where nothing is said of them. */
export function classOf({ named, stated }: Said, arm: Arm, kind: Kind): UnitClass {
  const known = classTags.filter(([tag]) => arm === 'infantry' || tag !== 'light')
  const fromName = firstIn(known, named)
  const isHeavy = heavyKinds.includes(kind)
  return firstIn(known, stated) ?? (isHeavy && fromName !== 'guard' ? 'elite' : (fromName ?? 'line'))
}

const formationTags: readonly (readonly [Tag, Formation])[] = [
  ['column', 'column'],
  ['square', 'square'],
  ['skirmishing', 'skirmish'],
]

/** Only the words after the name say how a unit stands. */
export function formationOf({ stated }: Said): Formation {
  return firstIn(formationTags, stated) ?? 'line'
}

function firstIn<Value>(table: readonly (readonly [Tag, Value])[], tags: Tags): Value | undefined {
  return table.find(([tag]) => tags.includes(tag))?.[1]
}
