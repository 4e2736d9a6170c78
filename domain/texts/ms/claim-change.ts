/** What is said of a claim that has changed while somebody was looking at it, in Malay. */
import type { ClaimStatus } from '../../claim/claim-status.ts'

interface NamedClaim {
  readonly provider: string
  readonly amount: string
}

const whatHappened: Readonly<Record<ClaimStatus, (claim: string) => string>> = {
  PROCESSING: (claim) => `${claim} sedang dalam perjalanan ke syarikat insurans.`,
  SUBMITTED: (claim) => `${claim} telah sampai kepada syarikat insurans.`,
  PENDING: (claim) => `${claim} memerlukan sesuatu daripada anda.`,
  PENDING_REVIEW: (claim) => `${claim} sedang disemak oleh syarikat insurans.`,
  APPROVED: (claim) => `${claim} telah diluluskan.`,
  REJECTED: (claim) => `${claim} telah ditolak.`,
  DELETED: (claim) => `${claim} telah dipadam.`,
}

export function claimChangedText(claim: NamedClaim, status: ClaimStatus | undefined): string {
  return status === undefined ? `${named(claim)} telah diubah.` : whatHappened[status](named(claim))
}

export function claimAddedText(claim: NamedClaim): string {
  return `${named(claim)} telah ditambah.`
}

export function moreClaimsChangedText(count: number): string {
  return `${count} lagi tuntutan anda telah berubah.`
}

function named({ provider, amount }: NamedClaim): string {
  return amount === '' ? `Tuntutan anda di ${provider}` : `Tuntutan anda di ${provider} sebanyak ${amount}`
}

export const claimChangeTexts = {
  dismiss: 'Tutup makluman ini',
} as const
