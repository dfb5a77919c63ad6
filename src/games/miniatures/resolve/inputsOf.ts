import type { CombatCommand } from '@/rules/miniatures/index.ts'
import { freshChoices, type ResolveInputs } from './inputs.ts'

/** The sheet's inputs for a command that was put before. */
export function inputsOf(command: CombatCommand): ResolveInputs {
  const choices = freshChoices
  if (command.type === 'fire') {
    const { firers, target, distance, aspect, atCharger } = command
    const [first, ...guns] = firers.map(({ unit }) => unit)
    const moved = firers.filter((firer) => firer.moved).map(({ unit }) => unit)
    return {
      procedure: 'fire',
      first: first ?? null,
      guns,
      second: target,
      choices: { ...choices, distance, aspect, atCharger, moved },
    }
  }
  if (command.type === 'melee') {
    const { attacker, defender, aspect } = command
    return {
      procedure: 'melee',
      first: attacker,
      guns: [],
      second: defender,
      choices: {
        ...choices,
        aspect,
        firstCharging: command.attackerCharging,
        secondCharging: command.defenderCharging,
        firstSupported: command.attackerSupported,
        secondSupported: command.defenderSupported,
        firstOthers: command.attackerOthers,
        secondOthers: command.defenderOthers,
      },
    }
  }
  const alone = { guns: [], second: null }
  if (command.type === 'rally') return { procedure: 'morale', first: command.unit, ...alone, choices }
  if (command.type === 'rollFirst') {
    const clockFrom = command.at ?? null
    return { procedure: 'firstMover', first: null, ...alone, choices: { ...choices, clockFrom } }
  }
  if (command.type === 'answerCharge') {
    const { charger, target, answer, by = null } = command
    return {
      procedure: 'charge',
      first: charger,
      guns: [],
      second: target,
      choices: { ...choices, answer, answeredBy: by },
    }
  }
  const { unit, basesRemoved, danger } = command
  return { procedure: 'leader', first: unit, ...alone, choices: { ...choices, basesRemoved, danger } }
}
