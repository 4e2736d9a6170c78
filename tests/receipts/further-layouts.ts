/** Layouts with seeds of their own that were measured before any rule was made with them; the rules have learned from them since. */
import {
  american,
  chineseMedicine,
  dayOfSurgery,
  dentalPackage,
  filledInByHand,
  outpatientBill,
  screenOfApp,
  specialistInvoice,
} from './further-clinics.ts'
import { cashDesk, loyaltyPharmacy } from './further-shops.ts'
import { australian, dayWard, eyeClinic, imaging, nightClinic } from './further-places.ts'
import type { Layout } from './layout.ts'

export const furtherLayouts: Readonly<Record<string, Layout>> = {
  'statement of account': eyeClinic,
  'night clinic': nightClinic,
  'day ward, 2 pages': dayWard,
  Australia: australian,
  'Chinese medicine': chineseMedicine,
  'specialist, tax by line': specialistInvoice,
  'outpatient, MediSave': outpatientBill,
  'dental package': dentalPackage,
  'filled in by hand': filledInByHand,
  'United States': american,
  'screen of an app': screenOfApp,
  'day surgery, returns': dayOfSurgery,
  'pharmacy, points': loyaltyPharmacy,
  'cash desk': cashDesk,
  imaging,
}
