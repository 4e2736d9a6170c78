/** What a claim's status, its age and the reasons of a rejection are called, in Malay. */
import type { ClaimAgeBand } from '../../claim/claim-age.ts'
import type { ClaimStatus } from '../../claim/claim-status.ts'

export const claimStatusLabels: Readonly<Record<ClaimStatus, string>> = {
  PROCESSING: 'Sedang diproses',
  SUBMITTED: 'Dikemukakan',
  PENDING: 'Menunggu',
  PENDING_REVIEW: 'Menunggu semakan',
  APPROVED: 'Diluluskan',
  REJECTED: 'Ditolak',
  DELETED: 'Dipadam',
}

export const claimAgeBandLabels: Readonly<Record<ClaimAgeBand, string>> = {
  'under-3': 'Kurang daripada 3 hari',
  '3-to-7': '3–7 hari',
  '8-to-14': '8–14 hari',
  'over-14': 'Lebih daripada 14 hari',
}

export const rejectionReasonTexts = {
  NOT_COVERED: {
    label: 'Tidak dilindungi oleh pelan',
    memberText: 'Pelan anda tidak melindungi rawatan ini. Apa yang dilindunginya diterangkan di bahagian “Pelan Saya”.',
  },
  LIMIT_REACHED: {
    label: 'Had manfaat telah dicapai',
    memberText:
      'Had manfaat ini telah habis digunakan bagi tempoh perlindungan, jadi tiada lagi yang boleh dibayar daripadanya.',
  },
  OUTSIDE_COVER_PERIOD: {
    label: 'Di luar tempoh perlindungan',
    memberText: 'Rawatan ini dilakukan pada hari anda tidak dilindungi oleh pelan ini.',
  },
  DOCUMENTS_INSUFFICIENT: {
    label: 'Dokumen tiada atau tidak dapat dibaca',
    memberText:
      'Kami tidak dapat menilai tuntutan anda dengan dokumen yang ada pada kami. Anda boleh mengemukakan tuntutan baharu dengan dokumen yang lengkap dan boleh dibaca.',
  },
  DUPLICATE: {
    label: 'Pernah dituntut',
    memberText:
      'Rawatan ini pernah dituntut, dan tuntutan yang terdahulu itulah yang diambil kira. Sila cari dalam Rekod Tuntutan.',
  },
  OTHER: { label: 'Sebab lain', memberText: '' },
} as const
