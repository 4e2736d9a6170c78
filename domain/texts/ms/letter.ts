/** Texts of the letters that are printed as PDF: settlement letter and proof of visit, in Malay. */
import { formatDisplay } from '../../dates/singapore-dates.ts'

export const letterTexts = {
  product: 'Member Care',
  productLead: 'Manfaat perubatan berkumpulan',
  forgotten: 'Dipadam atas permintaan',
  about: 'Tentang surat ini',
  unsigned: 'Surat ini dibuat oleh komputer dan sah tanpa tandatangan.',
} as const

export const settlementLetterTexts = {
  title: 'Surat Penyelesaian',
  notAvailable: 'Surat penyelesaian tidak tersedia',
  approved: 'Tuntutan anda telah diluluskan.',
  rejected: 'Tuntutan anda telah ditolak.',
  payable: 'Amaun boleh dibayar',
  claim: 'Tuntutan',
  transactionNo: 'No. transaksi',
  claimNo: 'No. tuntutan',
  visitNo: 'No. lawatan',
  batchNo: 'No. kelompok',
  policyNo: 'No. polisi',
  company: 'Syarikat',
  claimant: 'Pihak menuntut',
  nric: 'No. NRIC / FIN / Pasport',
  type: 'Jenis tuntutan',
  submitted: 'Dikemukakan pada',
  decided: 'Diputuskan pada',
  corrected: 'Dibetulkan pada',
  treatment: 'Rawatan',
  provider: 'Penyedia',
  benefit: 'Manfaat',
  visitDate: 'Tarikh lawatan',
  admissionDate: 'Tarikh masuk hospital',
  dischargeDate: 'Tarikh keluar hospital',
  receiptNo: 'No. resit / invois',
  amounts: 'Amaun',
  incurred: 'Amaun perbelanjaan',
  gst: 'GST dalam amaun itu',
  claimable: 'Amaun boleh dituntut',
  remarks: 'Catatan',
  reason: 'Sebab',
  payment: 'Bayaran',
  method: 'Kaedah bayaran',
  bank: 'Bank',
  account: 'No. akaun',
  noPayment: 'Tiada bayaran dibuat untuk tuntutan ini.',
} as const

export const proofOfVisitTexts = {
  title: 'Bukti Lawatan',
  visit: 'Lawatan',
  visitNo: 'No. lawatan',
  visitDate: 'Tarikh lawatan',
  clinic: 'Klinik',
  type: 'Jenis lawatan',
  status: 'Status',
  paymentMode: 'Cara bayaran',
  patient: 'Pesakit',
  name: 'Nama',
  nric: 'No. NRIC / FIN / Pasport',
  mainNric: 'NRIC ahli utama',
  company: 'Syarikat',
  policyNo: 'No. polisi',
  source: 'Surat ini menunjukkan lawatan itu seperti yang dilaporkan oleh klinik kepada kami.',
} as const

export function printedFromText({
  printedOn,
  revision,
  hash,
}: {
  readonly printedOn: string
  readonly revision: number
  readonly hash: string
}): string {
  return `Dicetak pada ${formatDisplay(printedOn)} daripada rekod tuntutan ini setakat catatan ${revision}, SHA-256 ${hash}.`
}

export function printedOnText(printedOn: string): string {
  return `Dicetak pada ${formatDisplay(printedOn)}.`
}

export function contactText(support: { readonly email: string; readonly phone: string }, reference: string): string {
  return `Ada soalan? Sila tulis ke ${support.email} atau telefon ${support.phone}, dan nyatakan ${reference}.`
}

export function missingTypeText(mark: string, codes: string): string {
  return `${mark} mewakili aksara yang tiada dalam fon kami: ${codes}.`
}

export function pageOfText(page: number, pages: number): string {
  return `Halaman ${page} daripada ${pages}`
}
