import { advancedActs } from '../advanced/acts.ts'
import { basicActs } from '../basic/acts.ts'
import { mapActs } from '../map/acts.ts'
import { navalActs } from '../naval/acts.ts'
import { politicsActs } from '../politics/acts.ts'
import type { Act } from './acts.ts'

/** Every act there is, in the order of the Resolve place. */
export const acts: readonly Act[] = [...politicsActs, ...mapActs, ...navalActs, ...advancedActs, ...basicActs]
