/** How a claim's history is told, in Malay. */
import type { ClaimEvent } from '../../claim/claim-events.ts'

export const claimEventTitles: Readonly<Record<ClaimEvent['type'], string>> = {
  ClaimFiled: 'Tuntutan dikemukakan',
  ClaimHandoverFailed: 'Penyerahan kepada syarikat insurans gagal',
  ClaimReprocessRequested: 'Pemprosesan semula diminta',
  ClaimRegistered: 'Didaftarkan oleh syarikat insurans',
  ClaimInformationRequested: 'Maklumat diminta',
  ClaimUpdated: 'Tuntutan dikemas kini',
  ClaimReviewStarted: 'Semakan dimulakan',
  ClaimApproved: 'Tuntutan diluluskan',
  ClaimAmountProposed: 'Amaun lain dicadangkan',
  ClaimAmountDeclined: 'Amaun yang dicadangkan ditolak',
  ClaimRejected: 'Tuntutan ditolak',
  ClaimDecisionCorrected: 'Keputusan dibetulkan',
  ClaimDeleted: 'Tuntutan dipadam',
  ClaimAssigned: 'Tuntutan ditugaskan',
  ClaimDuplicateDismissed: 'Kemungkinan pendua diketepikan',
  ClaimBankAccountProposed: 'Akaun bank dicadangkan',
  ClaimBankAccountVerified: 'Akaun bank yang dicadangkan diluluskan',
  ClaimBankAccountDeclined: 'Akaun bank yang dicadangkan ditolak',
}

export const claimTimelineTexts: Readonly<Partial<Record<ClaimEvent['type'], string>>> = {
  ClaimFiled: 'Kami telah menerima tuntutan anda.',
  ClaimRegistered: 'Syarikat insurans telah menerima tuntutan anda.',
  ClaimInformationRequested: 'Syarikat insurans meminta maklumat lanjut.',
  ClaimUpdated: 'Anda telah mengemas kini tuntutan anda.',
  ClaimReviewStarted: 'Syarikat insurans sedang menyemak tuntutan anda.',
  ClaimApproved: 'Tuntutan anda telah diluluskan.',
  ClaimRejected: 'Tuntutan anda telah ditolak.',
  ClaimDeleted: 'Anda telah memadam tuntutan anda.',
  ClaimBankAccountVerified: 'Akaun bank untuk tuntutan ini telah ditukar.',
}

export const correctedTimelineTexts = {
  amount: 'Amaun yang dibayar bagi tuntutan anda telah dibetulkan.',
  approved: 'Keputusan telah dibetulkan: tuntutan anda kini diluluskan.',
  rejected: 'Keputusan telah dibetulkan: tuntutan anda kini ditolak.',
} as const

export function filedByHrText(): string {
  return 'Pentadbir HR anda telah mengemukakan tuntutan ini bagi pihak anda.'
}

export const claimHistoryLabels: Readonly<Record<string, string>> = {
  status: 'Status',
  companyId: 'Syarikat',
  employeeId: 'Pekerja',
  claimantId: 'Pihak Menuntut',
  claimantName: 'Nama Pihak Menuntut',
  claimantNric: 'NRIC Pihak Menuntut',
  filedBy: 'Dikemukakan Oleh',
  retryCount: 'Bilangan Cubaan Semula',
  gaveUp: 'Menunggu Pemprosesan Semula',
  transactionNo: 'No. Transaksi',
  visitNo: 'No. Lawatan',
  informationRequest: 'Maklumat yang Diminta',
  payableCents: 'Amaun Boleh Dibayar',
  rejectionReasonCode: 'Sebab Penolakan',
  remarks: 'Catatan',
  batchNo: 'No. Kelompok',
  assigneeId: 'Ditugaskan Kepada',
  dismissedDuplicates: 'Bukan Pendua Bagi',
  'reckoning.planNo': 'Pelan',
  'reckoning.planHoldsFrom': 'Versi Pelan',
  'reckoning.payableCents': 'Amaun Mengikut Pelan',
  otherAmountReason: 'Sebab Amaun Lain Dibayar',
  correctionReason: 'Sebab Keputusan Dibetulkan',
  'amountProposal.payableCents': 'Amaun Dicadangkan',
  'amountProposal.reason': 'Sebab Amaun Lain Dicadangkan',
  'amountProposal.declined.reason': 'Sebab Cadangan Ditolak',
  notDuplicateReason: 'Sebab Ia Bukan Pendua',
  'details.kind': 'Jenis Tuntutan',
  'details.providerName': 'Penyedia',
  'details.currency': 'Mata Wang',
  'details.amountCents': 'Amaun',
  'details.remarks': 'Catatan Ahli',
  'details.visitDate': 'Tarikh Lawatan',
  'details.benefitGroup': 'Jenis Manfaat',
  'details.benefitId': 'Kod Manfaat',
  'details.benefitName': 'Manfaat',
  'details.receiptNo': 'No. Resit',
  'details.diagnosisCode': 'Kod Diagnosis',
  'details.diagnosisName': 'Diagnosis',
  'details.diagnosisText': 'Diagnosis (seperti ditaip)',
  'details.includesGst': 'Termasuk GST',
  'details.gstAmountCents': 'Amaun GST',
  'details.prePostHospitalisation': 'Sebelum / Selepas Masuk Hospital',
  'details.admissionDate': 'Tarikh Masuk Hospital',
  'details.dischargeDate': 'Tarikh Keluar Hospital',
  'details.reasonForTreatment': 'Sebab Rawatan',
  'details.reasonForTreatmentCode': 'Kod Sebab Rawatan',
  'details.symptoms': 'Keterangan Gejala',
  'details.symptomsStartDate': 'Tarikh Gejala Bermula',
  'details.operationName': 'Nama Pembedahan',
  'details.operationCode': 'Kod Pembedahan',
  'details.accident.date': 'Tarikh Kemalangan',
  'details.accident.time': 'Masa Kemalangan',
  'details.accident.place': 'Tempat Kemalangan',
  'details.accident.details': 'Butiran Kemalangan',
  'details.accident.workRelated': 'Berkaitan Kerja',
  'details.accident.claimableFromCompany': 'Pampasan daripada Syarikat',
  'details.otherInsurer.name': 'Syarikat Insurans Lain',
  'details.otherInsurer.claimReferenceNo': 'No. Rujukan Tuntutan',
  'payment.method': 'Kaedah Bayaran',
  'payment.bankName': 'Bank',
  'payment.bankNo': 'Kod Bank',
  'payment.branchNo': 'Cawangan',
  'payment.accountNo': 'Nombor Akaun',
  'bankProposal.status': 'Status Terakhir',
  'bankProposal.account.bankName': 'Bank Dicadangkan',
  'bankProposal.account.bankNo': 'Kod Bank Dicadangkan',
  'bankProposal.account.branchNo': 'Cawangan Dicadangkan',
  'bankProposal.account.accountNo': 'Nombor Akaun Dicadangkan',
  'bankProposal.note': 'Nota tentang Keputusan',
  'bankProposal.reason': 'Sebab Penolakan',
}

export function attachmentLabel(position: number): string {
  return `Dokumen ${position}`
}

export const claimHistoryTexts = {
  title: 'Sejarah tuntutan',
  claim: (claimNo: string) => `Tuntutan ${claimNo}`,
  noun: 'tuntutan',
  findTitle: 'Sejarah tuntutan',
  findLead:
    'Setiap peristiwa bagi sesuatu tuntutan, siapa yang melakukannya, dan keadaan tuntutan itu pada bila-bila masa.',
  find: 'Cari tuntutan',
  findAnother: 'Cari tuntutan lain',
  number: 'Nombor atau id tuntutan',
  numberHint: 'Nombor transaksi, seperti pada surat dan senarai, atau id tuntutan.',
  open: 'Buka sejarah',
  notThere: 'Tiada tuntutan dengan nombor ini.',
  nothing: 'Tiada apa-apa yang direkodkan tentang tuntutan ini.',
  notThen: 'Tuntutan ini belum dikemukakan pada masa itu.',
  thenFailed: 'Tuntutan ini tidak dapat ditunjukkan seperti keadaannya pada masa itu.',
  thenAndNow: 'Tuntutan ini dahulu dan sekarang',
} as const

export const claimHistoryWords = {
  filedBy: { member: 'Ahli', 'hr-administrator': 'Pentadbir HR' },
  kind: { outpatient: 'Pesakit luar', inpatient: 'Pesakit dalam' },
} as const
