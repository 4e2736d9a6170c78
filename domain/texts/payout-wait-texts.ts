import { wordsOf } from '../language/words.ts'
import * as english from './en/payout-wait.ts'

export const { payoutWaitsText, payoutWaitTexts } = wordsOf('payout-wait', english)
