/** Texts of My Visits: the list of panel visits, a visit, and its proof, in Malay. */
import type { VisitFee, VisitItemKind } from '../../visit/visit-parts.ts'
import type { NarrowedBy } from '../en/claim.ts'
import { narrowedByText } from './claim.ts'

export const visitTexts = {
  title: 'Lawatan Saya',
  lead: 'Lawatan anda ke klinik panel dan lawatan keluarga anda.',
  filters: 'Tapis lawatan',
  pages: 'Halaman lawatan',
  notUpToDate: 'Senarai terkini lawatan tidak dapat dimuatkan.',
  back: 'Kembali ke Lawatan Saya',
  missing: 'Lawatan ini tidak ditemui',
  missingLead: 'Tiada lawatan anda yang ditemui di alamat ini.',
  visit: 'Lawatan',
  visitId: 'ID Lawatan',
  date: 'Tarikh',
  clinic: 'Klinik',
  status: 'Status',
  paymentMode: 'Cara Bayaran',
  totalAmount: 'Jumlah',
  type: 'Jenis Lawatan',
  patient: 'Pesakit',
  name: 'Nama',
  nric: 'No. NRIC / FIN / Pasport',
  mainNric: 'No. NRIC / FIN / Pasport Ahli Utama',
  certificate: 'Sijil Cuti Sakit',
  certificateDays: 'Bilangan Hari',
  certificateReason: 'Sebab',
  certificateFrom: 'Tarikh Mula',
  payment: 'Butiran Bayaran',
  referralFee: 'Caj rujukan',
  totalReferralFee: 'Jumlah caj rujukan',
  beforeGst: 'Jumlah sebelum GST',
  gst: 'GST',
  total: 'Jumlah',
  charged: 'Dikenakan pada kad anda',
  included: 'Sudah termasuk',
  proof: 'Bukti Lawatan',
  proofLead: 'Invois lawatan ini sebagai PDF, untuk rekod anda sendiri atau untuk syarikat insurans lain.',
  viewProof: 'Lihat Bukti Lawatan',
} as const

export const panelWords = { Completed: 'Selesai', Cashless: 'Tanpa tunai', Card: 'Kad' } as const

export const visitItemTitles = {
  diagnoses: 'Diagnosis',
  labs: 'Ujian Makmal',
  xrays: 'X-ray',
  procedures: 'Prosedur',
  drugs: 'Ubat',
} as const satisfies Readonly<Record<VisitItemKind, string>>

export const visitFeeLabels = {
  consultFee: 'Perundingan',
  drugFee: 'Ubat',
  prescriptionFee: 'Preskripsi',
  procedureFee: 'Prosedur',
  labFee: 'Ujian makmal',
  xrayFee: 'X-ray',
  checkupFee: 'Pemeriksaan kesihatan',
} as const satisfies Readonly<Record<VisitFee, string>>

export function noVisitsText(narrowedBy: NarrowedBy): string {
  return `Tiada lawatan ke klinik panel ${narrowedByText(narrowedBy)}.`
}

export function proofOfVisitFileName(visitNo: string): string {
  return `Bukti_Lawatan_${visitNo}.pdf`
}
