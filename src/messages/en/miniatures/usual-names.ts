/** What units are called until they have names of their own. */
export const usualNames = {
  ofArm: {
    infantry: {
      militia: '1st Militia',
      line: '1st Line',
      light: '1st Light',
      elite: '1st Grenadiers',
      guard: '1st Guard',
    },
    cavalry: {
      light: '1st Light Horse',
      lancers: '1st Lancers',
      heavy: '1st Heavy Horse',
      armoured: '1st Cuirassiers',
    },
    artillery: { medium: 'Gun 1', heavyGun: 'Heavy Gun 1', horse: 'Horse Gun 1' },
  },
  /** Where a nation has its own usual name for its line. */
  ofLine: {
    britain: '1st Foot',
    russia: '1st Regiment',
    austria: '1st Regiment',
    prussia: '1st Regiment',
  },
}
