import type { Arm, Formation, Kind, Nation, UnitClass } from '../units.ts'

/**
 * What a word of a list says. Arms and their weak forms; what only an arm makes a kind or a class of
 * (`light` is a kind of cavalry and a class of infantry); kinds that come with their arm.
 */
export type Tag =
  | Arm
  | 'someInfantry'
  | 'foot'
  | 'horse'
  | 'light'
  | 'heavy'
  | 'medium'
  | 'armoured'
  | 'lancers'
  | 'lightHorse'
  | 'heavyHorse'
  | 'militia'
  | 'line'
  | 'elite'
  | 'guard'
  | 'inLine'
  | 'column'
  | 'square'
  | 'skirmishing'
  | 'fallsInMelee'
  | 'fallsByFire'

type Tags = readonly Tag[]

/** Small letters without accents or apostrophes, as the tables below have them. */
export function plainWords(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\p{Diacritic}'’.]/gu, '')
    .replace(/ß/gu, 'ss')
    .toLowerCase()
}

function rows<Value>(value: Value, words: string): readonly (readonly [string, Value])[] {
  return words.split(' ').map((word) => [word, value])
}

/** Several words that say one thing together, the longer ones first. */
export const phrases: readonly (readonly [string, Tags])[] = [
  ['falls only in melee', ['fallsInMelee']],
  ['falls by fire too', ['fallsByFire']],
  ['chevau legers lanciers', ['cavalry', 'lancers']],
  ['grenadiers a cheval', ['cavalry', 'heavyHorse']],
  ['chasseurs a cheval', ['cavalry', 'lightHorse']],
  ['chasseurs a pied', ['someInfantry', 'light']],
  ['artillerie a cheval', ['artillery', 'horse']],
  ['horse grenadiers', ['cavalry', 'heavyHorse']],
  ['mounted rifles', ['cavalry', 'lightHorse']],
  ['mounted jagers', ['cavalry', 'lightHorse']],
  ['dragoon guards', ['cavalry', 'heavyHorse', 'elite']],
  ['chevau legers', ['cavalry', 'lightHorse']],
  ['skirmish order', ['skirmishing']],
  ['line formation', ['inLine']],
  ['horse guards', ['cavalry', 'heavyHorse', 'elite']],
  ['scots greys', ['cavalry', 'heavyHorse', 'guard']],
  ['scots grays', ['cavalry', 'heavyHorse', 'guard']],
  ['life guards', ['cavalry', 'heavyHorse', 'elite']],
  ['garde du corps', ['cavalry', 'heavyHorse', 'guard']],
  ['open order', ['skirmishing']],
  ['12 pdr', ['artillery', 'heavy']],
  ['12 pounder', ['artillery', 'heavy']],
  ['9 pdr', ['artillery', 'medium']],
  ['9 pounder', ['artillery', 'medium']],
  ['8 pdr', ['artillery', 'medium']],
  ['8 pounder', ['artillery', 'medium']],
  ['6 pdr', ['artillery', 'medium']],
  ['6 pounder', ['artillery', 'medium']],
  ['in line', ['inLine']],
]

/** What each word says. */
export const words: ReadonlyMap<string, Tags> = new Map<string, Tags>([
  ...rows<Tags>(['infantry'], 'infantry inf infanterie'),
  ...rows<Tags>(['foot'], 'foot'),
  ...rows<Tags>(
    ['someInfantry'],
    'battalion battalions bataillon bn bns fusilier fusiliers musketeer musketeers highlander highlanders marines coldstream',
  ),
  ...rows<Tags>(['someInfantry', 'line'], 'ligne'),
  ...rows<Tags>(['someInfantry', 'elite'], 'grenadier grenadiers grenadiere'),
  ...rows<Tags>(
    ['someInfantry', 'light'],
    'legere voltigeur voltigeurs tirailleur tirailleurs rifle rifles riflemen jager jagers jaeger jaegers schutzen cacador cacadores skirmisher skirmishers',
  ),
  ...rows<Tags>(['someInfantry', 'militia'], 'landwehr opolchenie landsturm'),

  ...rows<Tags>(['cavalry'], 'cavalry cav cavalerie kavallerie squadron squadrons'),
  ...rows<Tags>(['cavalry', 'lightHorse'], 'hussar hussars husaren cossack cossacks mamelukes mamluks'),
  ...rows<Tags>(['cavalry', 'heavyHorse'], 'dragoon dragoons dragons dragoner carabinier carabiniers'),
  ...rows<Tags>(['cavalry', 'lancers'], 'lancer lancers lanciers uhlan uhlans ulan ulans ulanen'),
  ...rows<Tags>(
    ['cavalry', 'armoured'],
    'cuirassier cuirassiers kurassier kurassiere kurassiers kuirassiers',
  ),
  ...rows<Tags>(['horse'], 'horse mounted'),

  ...rows<Tags>(
    ['artillery'],
    'artillery art arty artillerie battery batteries batterie gun guns cannon cannons howitzer howitzers pdr pdrs pounder pounders',
  ),
  ...rows<Tags>(
    ['artillery', 'heavy'],
    '12pdr 12pdrs 12-pdr 12-pdrs 12-pounder 12-pounders 24pdr 24-pdr 18pdr 18-pdr',
  ),
  ...rows<Tags>(
    ['artillery', 'medium'],
    '6pdr 6pdrs 6-pdr 6-pdrs 6-pounder 6-pounders 8pdr 8pdrs 8-pdr 8-pdrs 8-pounder 8-pounders 9pdr 9pdrs 9-pdr 9-pdrs 9-pounder 9-pounders',
  ),

  ...rows<Tags>(['light'], 'light lt'),
  ...rows<Tags>(['heavy'], 'heavy hvy'),
  ...rows<Tags>(['medium'], 'medium'),
  ...rows<Tags>(['armoured'], 'armoured armored cuirassed'),

  ...rows<Tags>(['militia'], 'militia levy levies conscript conscripts'),
  ...rows<Tags>(['line'], 'line regular regulars'),
  ...rows<Tags>(['elite'], 'elite elites veteran veterans crack'),
  ...rows<Tags>(['guard'], 'guard guards guardsmen garde'),

  ...rows<Tags>(['column'], 'column'),
  ...rows<Tags>(['square'], 'square'),
  ...rows<Tags>(['skirmishing'], 'skirmish skirmishing'),
])

/** Words that say nothing that a list could lose. */
export const fillers: ReadonlySet<string> = new Set(
  'a an and at of the in with each regiment regiments regt rgt unit units class base bases stand stands'.split(
    ' ',
  ),
)

/** Nations by name and by adjective. */
export const nationWords: ReadonlyMap<string, Nation> = new Map<string, Nation>([
  ...rows<Nation>('france', 'france french francais'),
  ...rows<Nation>('britain', 'britain british england english uk'),
  ...rows<Nation>('prussia', 'prussia prussian prussians'),
  ...rows<Nation>('russia', 'russia russian russians'),
  ...rows<Nation>('ottoman', 'ottoman ottomans turkey turkish'),
  ...rows<Nation>('austria', 'austria austrian austrians'),
  ...rows<Nation>('spain', 'spain spanish'),
  ...rows<Nation>('other', 'allied other'),
])

const numberWords =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  )

/** Numbers as they may be written, in figures or in words up to twenty. */
export const numberPattern = `[-−+]?\\d{1,6}(?:[.,]\\d+)?|${numberWords.slice().reverse().join('|')}`

/** A number that `numberPattern` matched. */
export function numberOf(text: string): number {
  const word = numberWords.indexOf(text.toLowerCase())
  return word >= 0 ? word : Number(text.replace('−', '-').replace(',', '.'))
}

/** What each kind, class, formation and nation is written with. */
export const written: {
  readonly kinds: Readonly<Record<Kind, string>>
  readonly classes: Readonly<Record<UnitClass, string>>
  readonly formations: Readonly<Record<Formation, string>>
  readonly nations: Readonly<Record<Nation, string>>
  readonly adjectives: Readonly<Record<Nation, string>>
} = {
  kinds: {
    foot: '',
    light: 'light',
    lancers: 'lancer',
    heavy: 'heavy',
    armoured: 'armoured',
    medium: 'medium',
    heavyGun: 'heavy',
    horse: 'horse',
  },
  classes: { militia: 'militia', line: 'line', light: 'light', elite: 'elite', guard: 'guard' },
  formations: { line: 'in line', column: 'in column', square: 'in square', skirmish: 'skirmishing' },
  nations: {
    france: 'France',
    britain: 'Britain',
    prussia: 'Prussia',
    russia: 'Russia',
    ottoman: 'Ottoman',
    austria: 'Austria',
    spain: 'Spain',
    other: 'other',
  },
  adjectives: {
    france: 'French',
    britain: 'British',
    prussia: 'Prussian',
    russia: 'Russian',
    ottoman: 'Ottoman',
    austria: 'Austrian',
    spain: 'Spanish',
    other: 'allied',
  },
}
