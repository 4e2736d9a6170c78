/** Texts of the members' claims area: wizard, records, detail, update and delete, in Malay. */
import type { PaymentMethod } from '../../claim/claim-terms.ts'
import type { NarrowedBy } from '../en/claim.ts'

export const claimTexts = {
  wizard: {
    steps: ['Jenis Tuntutan', 'Maklumat Tuntutan', 'Sahkan Tuntutan'],
    outpatient: 'Tuntutan Pesakit Luar',
    inpatient: 'Tuntutan Pesakit Dalam',
    next: 'Seterusnya',
    submit: 'Kemukakan Tuntutan',
    consent:
      'Saya mengesahkan bahawa maklumat dan dokumen yang diberikan adalah benar dan lengkap, dan saya bersetuju bahawa semuanya dikumpulkan, digunakan dan didedahkan untuk memproses tuntutan ini.',
  },
  submitted: {
    askJoey: 'Tanya Joey',
    backToClaims: 'Kembali ke tuntutan',
  },
  failed: 'Maaf - terdapat masalah dengan tuntutan ini',
  records: {
    title: 'Rekod Tuntutan',
    referenceNumber: 'Nombor Rujukan',
    visitDate: 'Tarikh Lawatan',
    provider: 'Klinik/Hospital/Penyedia',
    type: 'Jenis',
    chat: 'Sembang',
    empty: 'Data tidak ditemui',
    filters: 'Tapis rekod tuntutan',
    from: 'Dari',
    to: 'Hingga',
    periodReversed: 'Tarikh pertama tidak boleh selepas tarikh terakhir.',
    company: 'Syarikat',
    allCompanies: 'Semua syarikat',
    claimant: 'Pihak menuntut',
    allClaimants: 'Semua pihak menuntut',
    amount: 'Amaun',
    payable: 'Boleh dibayar',
    status: 'Status',
    numberFollows: 'Nombor menyusul',
    pendingInsurer: 'Belum diterima oleh syarikat insurans',
    pendingInsurerLate: (why: string) => `Belum diterima oleh syarikat insurans. ${why}`,
    newestFirst: 'terbaharu dahulu',
    oldestFirst: 'paling lama dahulu',
    showYear: 'Tunjukkan 12 bulan lepas',
    showEverybody: 'Tunjukkan semua syarikat dan pihak menuntut',
    pages: 'Halaman rekod tuntutan',
    thisPage: (page: number) => `halaman ${page}`,
    toPage: (page: number) => `Pergi ke halaman ${page}`,
    toPreviousPage: 'Pergi ke halaman sebelumnya',
    toNextPage: 'Pergi ke halaman seterusnya',
    notUpToDate: 'Senarai terkini tidak dapat dimuatkan.',
  },
  detail: {
    missing: 'ID tiada',
    noRemarks: 'Tiada catatan',
    back: 'Kembali ke Rekod Tuntutan',
    update: 'Kemas kini maklumat',
    downloadSettlementLetter: 'Muat Turun Surat Penyelesaian',
    settlementLetterMissing: 'Surat penyelesaian tidak tersedia',
    delete: 'Padam',
    view: 'Lihat',
    status: 'Status',
    claimant: 'Pihak menuntut',
    claimDetails: 'Butiran Tuntutan',
    documents: 'Dokumen',
    payablePending: 'Menunggu',
    missingLead: 'Tiada tuntutan anda yang ditemui di alamat ini. Tuntutan itu mungkin telah dipadam.',
    waitsForNumber: 'Syarikat insurans akan memberi nombor kepada tuntutan ini.',
    notUpToDate: 'Maklumat terkini tuntutan ini tidak dapat dimuatkan.',
    yourTurn: 'Apa yang perlu anda buat',
    asked: 'Syarikat insurans meminta:',
    remarks: 'Catatan',
    timeline: 'Apa yang telah berlaku',
    next: 'Seterusnya',
    afterThat: 'Selepas itu',
    accident: 'Kemalangan',
    otherInsurer: 'Syarikat Insurans Lain',
    payment: 'Bayaran',
    noDocuments: 'Tiada dokumen dihantar bersama tuntutan ini.',
  },
  fields: {
    name: 'Nama',
    transactionNo: 'No. Transaksi',
    incurredAmount: 'Amaun Perbelanjaan',
    payableAmount: 'Amaun Boleh Dibayar',
    receiptNo: 'No. Resit / Invois',
    submissionDate: 'Tarikh Dikemukakan',
    typeOfVisit: 'Jenis Lawatan',
    operation: 'Nama Pembedahan / Kod Pembedahan',
    yourRemarks: 'Catatan Anda',
    accidentDateTime: 'Tarikh dan Masa',
    place: 'Tempat',
    workRelated: 'Berkaitan Kerja',
    compensation: 'Pampasan daripada Syarikat',
    accidentDetails: 'Butiran',
    insurerName: 'Nama Syarikat Insurans',
  },
  document: {
    received: 'Diterima',
    receipt: 'Invois / resit',
    other: 'Dokumen lain',
    close: 'Tutup',
    zoomFit: 'Muatkan dalam tetingkap',
  },
  update: {
    cancel: 'Batalkan Kemas Kini',
    success: 'Tuntutan berjaya dikemas kini!',
  },
  delete: {
    question: 'Adakah anda mahu memadam tuntutan ini?',
    success: 'Tuntutan berjaya dipadam!',
    failed: 'Maaf! Tuntutan tidak berjaya dipadam... Sila cuba lagi kemudian.',
    explanation: 'Syarikat insurans tidak akan memprosesnya lagi. Ini tidak boleh dibatalkan.',
    keep: 'Kekalkan tuntutan ini',
    deleting: 'Sedang dipadam …',
  },
  notices: {
    paymentPrecedence:
      'Bayaran dibuat mengikut urutan ini: mula-mula kepada pekerja yang membayar tunai, kemudian ke akaun MediSave, kemudian kepada Integrated Shield Plan yang diluluskan MediSave atau MediShield Life.',
    keepReceipts: 'Sila simpan invois cukai dan resit asal selama sekurang-kurangnya 6 bulan.',
    referralLetter:
      'Surat rujukan diperlukan untuk tuntutan doktor pakar, X-ray dan makmal. Surat rujukan baharu diperlukan jika jarak antara lawatan melebihi 1 tahun.',
  },
} as const

export function claimRegisteredText(number: string): string {
  return `Tuntutan nombor ${number} telah didaftarkan. Tuntutan anda akan diproses dalam masa 14 hari bekerja.`
}

export function claimUpdatedText(number: string, answersRequest: boolean): string {
  return answersRequest
    ? `Tuntutan nombor ${number} telah dikemas kini. Syarikat insurans akan terus memproses tuntutan anda dan menyemak apa yang telah anda hantar.`
    : `Tuntutan nombor ${number} telah dikemas kini. Syarikat insurans akan memproses tuntutan anda seperti yang telah dikemas kini.`
}

export function recordsFoundText(total: number, first: number, last: number): string {
  return first === 1 && last === total ? `${total} rekod` : `${total} rekod, ${first} hingga ${last} ditunjukkan`
}

export function noRecordsText(narrowedBy: NarrowedBy): string {
  return `Tiada tuntutan atau lawatan ${narrowedByText(narrowedBy)}.`
}

export function narrowedByText({ from, to, claimant, company }: NarrowedBy): string {
  return `${claimant === undefined ? '' : `bagi ${claimant} `}${company === undefined ? '' : `di bawah ${company} `}dari ${from} hingga ${to}`
}

export function firstNumberText(reference: string): string {
  return `Dikemukakan sebagai tuntutan nombor ${reference}`
}

export function withoutGstText(amount: string): string {
  return `Tanpa GST: ${amount}`
}

export function viewDocumentText(name: string): string {
  return `${claimTexts.detail.view} ${name}`
}

export const claimRowTypeLabels = {
  1: 'Lawatan Panel',
  2: 'Tuntutan Pesakit Dalam',
  3: 'Tuntutan Pesakit Luar',
} as const

export const paymentMethodLabels: Readonly<Record<PaymentMethod, string>> = {
  Bank: 'Akaun Bank Pekerja',
  Cheque: 'Cek',
  PayNow: 'PayNow melalui NRIC',
  Payroll: 'Bayaran Tuntutan oleh Syarikat',
  Insurer: 'Bayaran Tuntutan oleh Syarikat Insurans',
}

export const prePostHospitalisationLabels = { Y: 'Sebelum / Selepas Masuk Hospital', N: 'Lain-lain' } as const
export const yesNoLabels = { Y: 'Ya', N: 'Tidak' } as const
