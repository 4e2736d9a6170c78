/** Layouts that were drawn without a look at what the rules make of them, and measured once before any rule was made with them. */
import type { Layout } from './layout.ts'
import {
  clinicOfChain,
  dentalDeposit,
  hospitalOutpatient,
  polyclinicColumns,
  slipOfTerminal,
} from './strange-clinics.ts'
import { bangkok, chinesePhysician, lateClinic, malayClinic, optician, pharmacyOfChain } from './strange-shops.ts'

export const strangeLayouts: Readonly<Record<string, Layout>> = {
  'clinic of a chain, CHAS': clinicOfChain,
  'polyclinic, columns': polyclinicColumns,
  'hospital, balance of before': hospitalOutpatient,
  'dental, deposit': dentalDeposit,
  'slip of the terminal': slipOfTerminal,
  'Chinese physician': chinesePhysician,
  'pharmacy of a chain': pharmacyOfChain,
  optician,
  'Malay clinic': malayClinic,
  Bangkok: bangkok,
  'late clinic': lateClinic,
}
