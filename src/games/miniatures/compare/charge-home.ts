import { Ledger, type Reason } from '@/rules/index.ts'
import { chargeOf, meleeOf, type CommandOf, type MiniaturesEffect } from '@/rules/miniatures/index.ts'
import type { CombatReferee } from '../resolve/table.ts'

type Supports = Pick<CommandOf<'melee'>, 'attackerSupported' | 'defenderSupported'>

/** Passes lines on as they come, but keeps the outcome back: it may not be the last. */
class LedgerBefore extends Ledger {
  readonly #ledger: Ledger
  #outcome: Reason | null = null

  constructor(ledger: Ledger) {
    super()
    this.#ledger = ledger
  }

  override write(reason: Reason): void {
    if (reason.operation === 'outcome') this.#outcome = reason
    else this.#ledger.write(reason)
  }

  /** It was the last outcome after all. */
  close(): void {
    if (this.#outcome !== null) this.#ledger.write(this.#outcome)
  }
}

/**
 * Rules by which a charge that is answered is ridden home: the answer, and the melee that follows where the
 * target still stands. Only to weigh a charge before it is declared; a game resolves the two one by one.
 */
export function ridingHome(referee: CombatReferee, supports: Supports): CombatReferee {
  return {
    apply: referee.apply,
    decide(state, command, { dice, ledger }) {
      if (command.type !== 'answerCharge') return referee.decide(state, command, { dice, ledger })
      const before = new LedgerBefore(ledger)
      const answered = referee.decide(state, command, { dice, ledger: before })
      const then = answered.reduce(referee.apply, state)
      const charge = chargeOf(then, command.charger)
      if (charge === null || charge.stage !== 'declared') {
        before.close()
        return answered
      }
      const contact = { ...charge, stage: 'contact' } as const
      const reached: MiniaturesEffect = { type: 'chargeSet', charge: contact }
      const met = referee.apply(then, reached)
      const melee = { ...meleeOf(met, contact), ...supports }
      return [...answered, reached, ...referee.decide(met, melee, { dice, ledger })]
    },
  }
}
