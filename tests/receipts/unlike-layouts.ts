/** Layouts as unlike all earlier ones as could be thought of, drawn and measured before any rule was read. */
import type { Layout } from './layout.ts'
import { india, shanghai, tokyo, unitedStates } from './unlike-abroad.ts'
import { broughtBack, costsFirst, likeAnEatingHouse, tillWithPoints, twoPatients } from './unlike-bills.ts'
import { formOfBook, instalment, manyDays, slipAbove, statementOfAccount } from './unlike-clinics.ts'

export const unlikeLayouts: Readonly<Record<string, Layout>> = {
  'form of a book': formOfBook,
  'statement of account': statementOfAccount,
  'instalment of a treatment': instalment,
  'many days': manyDays,
  'slip above the bill': slipAbove,
  'till with points': tillWithPoints,
  'like an eating-house': likeAnEatingHouse,
  'two patients': twoPatients,
  'costs first': costsFirst,
  'brought back': broughtBack,
  'United States': unitedStates,
  India: india,
  Tokyo: tokyo,
  Shanghai: shanghai,
}
