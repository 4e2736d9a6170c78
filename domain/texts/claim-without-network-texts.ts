import { wordsOf } from '../language/words.ts'
import * as english from './en/claim-without-network.ts'

export const { claimWithoutNetworkTexts } = wordsOf('claim-without-network', english)
