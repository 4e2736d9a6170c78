/** Layouts that were drawn before any rule was read, and measured once before any rule was made with them. */
import {
  nothingDue,
  numberOfYear,
  registrationBeside,
  shieldAndMediSave,
  slipBelow,
  stampedPaid,
} from './everyday-clinics.ts'
import { batam, london, sessionOfPackage, tableWithoutCurrency, videoDoctor } from './everyday-shops.ts'
import type { Layout } from './layout.ts'

export const everydayLayouts: Readonly<Record<string, Layout>> = {
  'number of the year': numberOfYear,
  'MediShield and MediSave': shieldAndMediSave,
  'stamped as paid': stampedPaid,
  'slip below the bill': slipBelow,
  'nothing due any more': nothingDue,
  'registration beside the number': registrationBeside,
  'table without a currency': tableWithoutCurrency,
  'doctor by video': videoDoctor,
  'session of a package': sessionOfPackage,
  Batam: batam,
  London: london,
}
