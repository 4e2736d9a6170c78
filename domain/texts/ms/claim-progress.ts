/** What a claim's status means for the member, and what comes next, in Malay. */
import { HANDOVER_ATTEMPTS, RETRY_WARNING_THRESHOLD, type ClaimStatus } from '../../claim/claim-status.ts'

interface StatusMeaning {
  readonly now: string
  readonly next: string
}

export const statusMeanings: Readonly<Record<ClaimStatus, StatusMeaning>> = {
  PROCESSING: {
    now: 'Kami sedang menyerahkan tuntutan anda kepada syarikat insurans.',
    next: 'Syarikat insurans memberinya nombor transaksi. Anda tidak perlu berbuat apa-apa.',
  },
  SUBMITTED: {
    now: 'Syarikat insurans telah menerima tuntutan anda.',
    next: 'Syarikat insurans menyemaknya. Tuntutan diproses dalam masa 14 hari bekerja.',
  },
  PENDING: {
    now: 'Syarikat insurans memerlukan sesuatu daripada anda.',
    next: 'Hantar apa yang diminta supaya syarikat insurans dapat meneruskannya.',
  },
  PENDING_REVIEW: {
    now: 'Syarikat insurans sedang menyemak tuntutan anda.',
    next: 'Syarikat insurans membuat keputusan tentangnya. Anda tidak perlu berbuat apa-apa.',
  },
  APPROVED: {
    now: 'Tuntutan anda telah diluluskan.',
    next: 'Amaun yang boleh dibayar itu akan dibayar dengan kaedah yang anda pilih.',
  },
  REJECTED: {
    now: 'Tuntutan anda telah ditolak.',
    next: 'Sila hubungi kami jika anda rasa ini tidak betul.',
  },
  DELETED: { now: 'Tuntutan ini telah dipadam.', next: 'Anda boleh mengemukakan tuntutan baharu.' },
}

export const progressTexts = {
  label: 'Kemajuan tuntutan',
  steps: ['Dikemukakan', 'Di syarikat insurans', 'Keputusan'],
  handoverDelayed:
    'Mengambil masa lebih lama daripada biasa. Tiada apa-apa yang hilang: kami terus cuba menghubungi syarikat insurans.',
  handoverStopped:
    'Mengambil masa lebih lama daripada biasa. Tiada apa-apa yang hilang: pasukan kami akan menyerahkannya sekali lagi kepada syarikat insurans. Anda tidak perlu berbuat apa-apa.',
} as const

const comingSteps: Readonly<Record<ClaimStatus, readonly string[]>> = {
  PROCESSING: [
    'Syarikat insurans menerima tuntutan anda dan memberinya nombor.',
    'Syarikat insurans membuat keputusan, atau meminta maklumat lanjut daripada anda. Tuntutan diproses dalam masa 14 hari bekerja.',
  ],
  SUBMITTED: [
    'Syarikat insurans membuat keputusan, atau meminta maklumat lanjut daripada anda. Tuntutan diproses dalam masa 14 hari bekerja.',
  ],
  PENDING: [
    'Anda menghantar apa yang diminta oleh syarikat insurans.',
    'Syarikat insurans menyemak tuntutan anda dan membuat keputusan.',
  ],
  PENDING_REVIEW: ['Syarikat insurans membuat keputusan, atau meminta maklumat lanjut daripada anda.'],
  APPROVED: ['Amaun yang boleh dibayar itu akan dibayar.'],
  REJECTED: [],
  DELETED: [],
}

export function stepsToCome(status: ClaimStatus, payableCents: number | undefined): readonly string[] {
  return status === 'APPROVED' && payableCents === 0 ? [] : comingSteps[status]
}

export function handoverNoticeText(retryCount: number): string | undefined {
  if (retryCount >= HANDOVER_ATTEMPTS) return progressTexts.handoverStopped
  return retryCount >= RETRY_WARNING_THRESHOLD ? progressTexts.handoverDelayed : undefined
}
