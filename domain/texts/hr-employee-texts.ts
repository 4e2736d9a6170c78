import { wordsOf } from '../language/words.ts'
import * as english from './en/hr-employee.ts'

export const { hrEmployeeTexts } = wordsOf('hr-employee', english)
