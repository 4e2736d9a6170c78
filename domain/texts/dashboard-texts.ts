import { wordsOf } from '../language/words.ts'
import * as english from './en/dashboard.ts'

export const { dashboardTexts } = wordsOf('dashboard', english)
