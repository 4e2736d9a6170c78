import { wordsOf } from '../language/words.ts'
import * as english from './en/reward.ts'

export const { rewardTexts, rewardRefusalTexts } = wordsOf('reward', english)
