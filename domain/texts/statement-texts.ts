import { wordsOf } from '../language/words.ts'
import * as english from './en/statement.ts'

export const { statementTexts } = wordsOf('statement', english)
