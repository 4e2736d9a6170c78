/** Letters of guarantee, and the settlement letter of a claim, which is another thing. */
import { phrasesIn } from './phrases.ts'

export const letterWords = {
  log: phrasesIn(`
    log, log request, guarantee letter request, letter of guarantee request, elog request, guarantee request, my log how, my elog how,
    log * out, elog * out, log out already, log out yet, log out or not, log come out, log coming out, logs, elog, elogs,
    letter of guarantee, letters of guarantee, letter of guarantees, guarantee letter, guarantee letters, guarantee, letter for * hospital,
    hospital letter, admission letter
  `),
  letterNumber: phrasesIn('letternumber'),
  /** Which letter is not said. */
  letter: phrasesIn('letter * out, letter, letters'),
  settlement: phrasesIn(`
    settlement, settlement letter, settlement letters, claim letter, my claim letter, the claim letter, claims letter, letter for * claim,
    letter of * claim, decision letter, payment letter, payment advice, claim statement, settlement advice, explanation of benefits, eob
  `),
}
