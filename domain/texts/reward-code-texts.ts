import { wordsOf } from '../language/words.ts'
import * as english from './en/reward-code.ts'

export const { rewardCodeTexts, redemptionListTexts } = wordsOf('reward-code', english)
