import type { LineFault } from '@/rules/miniatures/armies/index.ts'
import type { SaidLine } from '@/rules/miniatures/armies/text.ts'

type SaidUnit = Extract<SaidLine, { kind: 'unit' }>['unit']

/** Lines and the units that they are, as far as they differ from a line battalion of four bases. */
export const unitCases: readonly (readonly [string, Partial<SaidUnit>])[] = [
  ['Line Infantry, 4 bases', { name: 'Line Infantry' }],
  ['3x Line Infantry, 4 bases', { name: 'Line Infantry', copies: 3 }],
  ['3 x Line Infantry, 4 bases', { name: 'Line Infantry', copies: 3 }],
  ['3 × Line Infantry, 4 bases', { name: 'Line Infantry', copies: 3 }],
  ['x3 Line Infantry, 4 bases', { name: 'Line Infantry', copies: 3 }],
  ['Line Infantry x3, 4 bases', { name: 'Line Infantry', copies: 3 }],
  ['Line Infantry (x3), 4 bases', { name: 'Line Infantry', copies: 3 }],
  ['three x Line Infantry, four bases', { name: 'Line Infantry', copies: 3 }],
  ['3 Line Infantry, 4 bases each', { name: 'Line Infantry', copies: 3 }],
  ['Two battalions of Highlanders, six bases each', { name: 'Highlanders', copies: 2, startingBases: 6 }],
  ['2 bns Line Infantry, 4 bases', { name: 'Line Infantry', copies: 2 }],
  ['2 squadrons of Guard Horse, 3 bases', { name: 'Guard Horse', copies: 2, class: 'guard', ...horse(3) }],

  ['- Line Infantry, 4 bases', { name: 'Line Infantry' }],
  ['• Line Infantry, 4 bases', { name: 'Line Infantry' }],
  ['2) Line Infantry, 4 bases', { name: 'Line Infantry' }],
  ['Line Infantry 4 bases', { name: 'Line Infantry' }],
  ['Line Infantry (4 bases)', { name: 'Line Infantry' }],
  ['Line Infantry; 4 stands', { name: 'Line Infantry' }],
  ['Line Infantry | 4', { name: 'Line Infantry' }],
  ['Line Infantry\t4', { name: 'Line Infantry' }],
  ['Line Infantry: 4 bases', { name: 'Line Infantry' }],
  ['Line Infantry - 4 bases', { name: 'Line Infantry' }],
  ['Line Infantry – 4-base unit', { name: 'Line Infantry' }],
  ['LINE INFANTRY, 4 BASES', { name: 'LINE INFANTRY' }],
  ['Line Infantry', { name: 'Line Infantry' }],
  ['"Line, the old one" – infantry, 4 bases', { name: 'Line, the old one' }],

  ['1st Guard Grenadiers – guard infantry, 4 bases', { name: '1st Guard Grenadiers', class: 'guard' }],
  ['95th Rifles, 3 bases', { name: '95th Rifles', class: 'light', startingBases: 3 }],
  ['1/95th Rifles, 3 bases', { name: '1/95th Rifles', class: 'light', startingBases: 3 }],
  ['2nd Jägers, 3 bases', { name: '2nd Jägers', class: 'light', startingBases: 3 }],
  ['3rd Landwehr, 4 bases', { name: '3rd Landwehr', class: 'militia' }],
  ['Combined Grenadiers, 4 bases', { name: 'Combined Grenadiers', class: 'elite' }],
  ['Coldstream Guards, 5 bases', { name: 'Coldstream Guards', class: 'guard', startingBases: 5 }],
  ['Old Guard, 5 bases', { name: 'Old Guard', class: 'guard', startingBases: 5 }],
  ['32nd Foot, 4 bases', { name: '32nd Foot' }],
  ['13e légère, 3 bases', { name: '13e légère', class: 'light', startingBases: 3 }],
  ['Veterans, inf, elite, 4 bases', { name: 'Veterans', class: 'elite' }],
  ['Light Bobs, light infantry, skirmishing', { name: 'Light Bobs', class: 'light', formation: 'skirmish' }],
  ['1st Line, 4 bases, in column', { name: '1st Line', formation: 'column' }],
  ['Leib Battalion, infantry, 4 bases, Prussian', { name: 'Leib Battalion', nation: 'prussia' }],

  ['Hussars, 3 bases', { name: 'Hussars', ...horse(3) }],
  ['Landwehr Cavalry, 3 bases', { name: 'Landwehr Cavalry', class: 'militia', ...horse(3) }],
  ['Light Dragoons, 3 bases', { name: 'Light Dragoons', ...horse(3) }],
  ['Dragoons, 3 bases', { name: 'Dragoons', class: 'elite', ...horse(3, 'heavy') }],
  ['Scots Greys, 3 bases', { name: 'Scots Greys', class: 'guard', ...horse(3, 'heavy') }],
  ['Dragoon Guards, 3 bases', { name: 'Dragoon Guards', class: 'elite', ...horse(3, 'heavy') }],
  ['Red Lancers, guard, 3 bases', { name: 'Red Lancers', class: 'guard', ...horse(3, 'lancers') }],
  ['Chasseurs à Cheval, 3 bases', { name: 'Chasseurs à Cheval', ...horse(3) }],
  ['Chevau-légers lanciers, 3', { name: 'Chevau-légers lanciers', ...horse(3, 'lancers') }],
  ['Grenadiers à Cheval, guard, 3', { name: 'Grenadiers à Cheval', class: 'guard', ...horse(3, 'heavy') }],
  [
    '2 x Cuirassiers, 3 bases, armoured, elite',
    { name: 'Cuirassiers', copies: 2, class: 'elite', ...horse(3, 'armoured') },
  ],
  ['Cavalry Reserve, cav, 5 bases', { name: 'Cavalry Reserve', ...horse(5) }],
  ['Hussars', { name: 'Hussars', ...horse(3) }],
  ['Hussars 4, 3 bases', { name: 'Hussars 4', ...horse(3) }],
  ['IR 9 Colberg, infantry, 4 bases', { name: 'IR 9 Colberg' }],
  ['1. Leib Husaren, 3 bases', { name: '1. Leib Husaren', ...horse(3) }],
  ['Foot Battery 2 – 1 gun', { name: 'Foot Battery 2', ...guns(1) }],
  ['"Hussars 3-4 bases", 3 bases', { name: 'Hussars 3-4 bases', ...horse(3) }],

  ['Heavy battery, 3 guns', { name: 'Heavy battery', ...guns(3, 'heavyGun') }],
  ['2x Heavy battery, 3 guns', { name: 'Heavy battery', ...guns(6, 'heavyGun') }],
  ['12 pdr battery, 2 guns', { name: '12 pdr battery', ...guns(2, 'heavyGun') }],
  ['6-pounder battery, 2 guns', { name: '6-pounder battery', ...guns(2) }],
  ['Bull’s Troop, horse artillery, 2 guns', { name: 'Bull’s Troop', ...guns(2, 'horse') }],
  ['Bull’s Battery, horse, 2 guns', { name: 'Bull’s Battery', ...guns(2, 'horse') }],
  ['Foot Artillery', { name: 'Foot Artillery', ...guns(1) }],
  ['Rogers’s Battery, 2 bases', { name: 'Rogers’s Battery', ...guns(2) }],

  ['42nd Highlanders, 4 bases, with Picton +2', { name: '42nd Highlanders', officer: person('Picton', 2) }],
  ['42nd Highlanders, 4 bases with Picton +2', { name: '42nd Highlanders', officer: person('Picton', 2) }],
  ['42nd Highlanders, 4 bases, led by Kempt', { name: '42nd Highlanders', officer: person('Kempt', 1) }],
  ['42nd Highlanders, 4 bases, Kempt +1', { name: '42nd Highlanders', officer: person('Kempt', 1) }],
  [
    'Old Guard, 5 bases, with Napoleon',
    { name: 'Old Guard', class: 'guard', startingBases: 5, officer: person('Napoleon', 3, true) },
  ],
  [
    'Young Guard, 5 bases, with Drouot +2, falls only in melee',
    { name: 'Young Guard', class: 'guard', startingBases: 5, officer: person('Drouot', 2, true) },
  ],
]

function horse(startingBases: number, kind: SaidUnit['kind'] = 'light') {
  return { arm: 'cavalry', kind, startingBases } as const
}

function guns(copies: number, kind: SaidUnit['kind'] = 'medium') {
  return { arm: 'artillery', kind, startingBases: 1, copies } as const
}

export function person(name: string, value: number, onlyFallsInMelee = false) {
  return { name, value, onlyFallsInMelee }
}

/** Lines that are no units. */
export const otherCases: readonly (readonly [string, SaidLine])[] = [
  ['Army: Anglo-Allied Army', { kind: 'title', name: 'Anglo-Allied Army', nation: null }],
  ['French Army of the North', { kind: 'title', name: 'French Army of the North', nation: 'france' }],
  ['Order of battle, 1815', { kind: 'title', name: 'Order of battle, 1815', nation: null }],
  ['Nation: Britain', { kind: 'nation', nation: 'britain' }],
  ['nation: the Prussians', { kind: 'nation', nation: 'prussia' }],
  ['French', { kind: 'nation', nation: 'france' }],
  ['Picton’s Division:', { kind: 'command', name: 'Picton’s Division' }],
  ['# Reserve', { kind: 'command', name: 'Reserve' }],
  ['## Reserve ##', { kind: 'command', name: 'Reserve' }],
  ['Heavy Cavalry Brigade', { kind: 'command', name: 'Heavy Cavalry Brigade' }],
  ['I Corps', { kind: 'command', name: 'I Corps' }],
  ['Wellington', { kind: 'officer', officer: person('Wellington', 3, true), unit: null }],
  ['Marshal Blücher', { kind: 'officer', officer: person('Marshal Blücher', 3, true), unit: null }],
  ['Napoleon +2', { kind: 'officer', officer: person('Napoleon', 2, true), unit: null }],
  ['Picton +1', { kind: 'officer', officer: person('Picton', 1), unit: null }],
  ['Picton (+1)', { kind: 'officer', officer: person('Picton', 1), unit: null }],
  ['Marshal Ney', { kind: 'officer', officer: person('Marshal Ney', 2), unit: null }],
  ['Major-General Kempt', { kind: 'officer', officer: person('Major-General Kempt', 1), unit: null }],
  ['Officer: Kempt', { kind: 'officer', officer: person('Kempt', 1), unit: null }],
  ['Officer: Kempt 2', { kind: 'officer', officer: person('Kempt', 2), unit: null }],
  ['General: Kempt, +2', { kind: 'officer', officer: person('Kempt', 2), unit: null }],
  ['Cavalry', { kind: 'command', name: 'Cavalry' }],
  ['> Hold the farm.', { kind: 'note', text: 'Hold the farm.' }],
  ['Notes: hold the farm', { kind: 'note', text: 'hold the farm' }],
]

/** Lines that are not understood, and every reason why. */
export const faultCases: readonly (readonly [string, readonly LineFault[]])[] = [
  ['Old Fritz’s Own, 4 bases', [{ key: 'noArm', parameters: {} }]],
  ['what is this', [{ key: 'noArm', parameters: {} }]],
  ['Line Infantry, 13 bases', [{ key: 'basesOutOfRange', parameters: { number: 13, most: 12 } }]],
  ['Line Infantry, 0 bases', [{ key: 'basesOutOfRange', parameters: { number: 0, most: 12 } }]],
  ['Line Infantry, 2.5 bases', [{ key: 'basesOutOfRange', parameters: { number: 2.5, most: 12 } }]],
  ['Line Infantry, -4 bases', [{ key: 'basesOutOfRange', parameters: { number: -4, most: 12 } }]],
  ['21x Line Infantry, 4 bases', [{ key: 'copiesOutOfRange', parameters: { number: 21, most: 20 } }]],
  ['0x Line Infantry, 4 bases', [{ key: 'copiesOutOfRange', parameters: { number: 0, most: 20 } }]],
  ['Grand battery, 24 guns', [{ key: 'gunsOutOfRange', parameters: { number: 24, most: 20 } }]],
  ['Line Infantry, 4 bases, 5 bases', [{ key: 'twoStrengths', parameters: { one: 4, other: 5 } }]],
  [
    'Regiment, infantry, cavalry, 4 bases',
    [{ key: 'twoArms', parameters: { one: 'infantry', other: 'cavalry' } }],
  ],
  ['Regiment, infantry, 3 guns', [{ key: 'twoArms', parameters: { one: 'infantry', other: 'artillery' } }]],
  ['Hussars, light, heavy, 3', [{ key: 'contradiction', parameters: { one: 'light', other: 'heavy' } }]],
  [
    'Line Infantry, armoured, infantry',
    [{ key: 'wordNotOfArm', parameters: { word: 'armoured', arm: 'infantry' } }],
  ],
  [
    'Line Infantry, 4 bases, fearless, green',
    [{ key: 'unknownWords', parameters: { words: 'fearless green' } }],
  ],
  ['2nd Line, 4 bases, King’s German', [{ key: 'unknownWords', parameters: { words: 'King’s German' } }]],
  [
    'Line Infantry, 13 bases, fearless',
    [
      { key: 'unknownWords', parameters: { words: 'fearless' } },
      { key: 'basesOutOfRange', parameters: { number: 13, most: 12 } },
    ],
  ],
  ['Hussars 3-4 bases', unclear('3-4 bases')],
  ['Hussars, 3–4 bases', unclear('3–4 bases')],
  ['Hussars three or four bases', unclear('three or four bases')],
  ['Hussars, 3 to 4 bases', unclear('3 to 4 bases')],
  ['Hussars, 3-4', unclear('3-4')],
  ['Hussars 4? bases', unclear('4? bases')],
  ['Hussars 120 men', unclear('120 men')],
  ['Hussars, 12 figures', unclear('12 figures')],
  ['Hussars 4 bases 5 bases', unclear('5 bases')],
  ['1.5x Hussars, 3 bases', unclear('1.5x')],
  ['½x Hussars, 3 bases', unclear('½x')],
  ['-2x Hussars, 3 bases', unclear('-2x')],
  ['10000x Hussars, 3 bases', unclear('10000x')],
  ['Hussars +1, 3 bases', unclear('+1')],
  ['Cavalry Brigade 3-4 bases', unclear('3-4 bases')],
  ['Hussars, 3 bases, with Ney +1.5', unclear('+1.5')],
  ['Nation: Narnia', [{ key: 'unknownNation', parameters: { words: 'Narnia' } }]],
  ['Officer:', [{ key: 'noOfficer', parameters: {} }]],
  ['Ney +7', [{ key: 'officerValue', parameters: { value: 7, most: 3 } }]],
  ['Old Guard, 5 bases, with Ney +7', [{ key: 'officerValue', parameters: { value: 7, most: 3 } }]],
  [
    'Old Guard, 5 bases, with Ney, with Drouot',
    [{ key: 'unitHasOfficer', parameters: { unit: 'Old Guard', officer: 'Ney' } }],
  ],
  [`${'Guard '.repeat(11)}, 4 bases`, [{ key: 'nameTooLong', parameters: { most: 60 } }]],
  [
    '4 bases',
    [
      { key: 'noName', parameters: {} },
      { key: 'noArm', parameters: {} },
    ],
  ],
  [`Guard, ${'4 bases '.repeat(80)}`, [{ key: 'lineTooLong', parameters: { most: 500 } }]],
]

function unclear(words: string): readonly LineFault[] {
  return [{ key: 'unclearFigure', parameters: { words } }]
}

/** Units that the rules do not know, by the rules' own reason. */
export const impossibleCases: readonly (readonly [string, string])[] = [
  ['Cuirassiers, line, 3 bases', 'heavyIsEliteOrGuard'],
  ['Hussars, in square, 3 bases', 'formationNotOfArm'],
  ['Line Infantry, skirmishing, 4 bases', 'onlyLightSkirmishes'],
]
