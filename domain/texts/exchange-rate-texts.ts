import { wordsOf } from '../language/words.ts'
import * as english from './en/exchange-rate.ts'

export const { exchangeRateTexts, exchangeRateRefusalTexts } = wordsOf('exchange-rate', english)
