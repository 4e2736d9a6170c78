/** Kinds of receipts, as they are printed in Singapore and near it. The rules of reading were made with them. */
import type { Layout } from './layout.ts'
import {
  taxInvoice,
  clinicReceipt,
  dentalInvoice,
  letterhead,
  hospitalBill,
  smallPractice,
  thai,
  polyclinic,
  columns,
} from './layouts-on-pages.ts'
import { thermalClinic, thermalPharmacy, inclusiveRoll, malaysian } from './layouts-on-rolls.ts'

export const layouts: Readonly<Record<string, Layout>> = {
  'thermal clinic': thermalClinic,
  'thermal pharmacy': thermalPharmacy,
  'tax invoice': taxInvoice,
  'clinic receipt': clinicReceipt,
  'dental invoice': dentalInvoice,
  letterhead: letterhead,
  'hospital bill, 2 pages': hospitalBill,
  'GST included': inclusiveRoll,
  'small practice': smallPractice,
  Malaysia: malaysian,
  Thailand: thai,
  polyclinic: polyclinic,
  columns: columns,
}
