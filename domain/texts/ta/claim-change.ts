/** What is said of a claim that has changed while somebody was looking at it, in Tamil. */
import { plural } from '../../language/plural.ts'
import type { ClaimStatus } from '../../claim/claim-status.ts'

interface NamedClaim {
  readonly provider: string
  readonly amount: string
}

const whatHappened: Readonly<Record<ClaimStatus, (claim: string) => string>> = {
  PROCESSING: (claim) => `${claim} காப்புறுதி நிறுவனத்திற்குச் சென்றுகொண்டிருக்கிறது.`,
  SUBMITTED: (claim) => `${claim} காப்புறுதி நிறுவனத்தை அடைந்துவிட்டது.`,
  PENDING: (claim) => `${claim} தொடர, உங்களிடமிருந்து கூடுதல் தகவல் தேவை.`,
  PENDING_REVIEW: (claim) => `${claim} காப்புறுதி நிறுவனத்தால் மறுஆய்வு செய்யப்படுகிறது.`,
  APPROVED: (claim) => `${claim} அங்கீகரிக்கப்பட்டது.`,
  REJECTED: (claim) => `${claim} நிராகரிக்கப்பட்டது.`,
  DELETED: (claim) => `${claim} நீக்கப்பட்டது.`,
}

export function claimChangedText(claim: NamedClaim, status: ClaimStatus | undefined): string {
  return status === undefined ? `${named(claim)} மாற்றப்பட்டது.` : whatHappened[status](named(claim))
}

export function claimAddedText(claim: NamedClaim): string {
  return `${named(claim)} சேர்க்கப்பட்டது.`
}

export function moreClaimsChangedText(count: number): string {
  return plural('ta', count, {
    one: `உங்கள் கோரிக்கைகளில் மேலும் ${count} மாறியுள்ளது.`,
    other: `உங்கள் கோரிக்கைகளில் மேலும் ${count} மாறியுள்ளன.`,
  })
}

function named({ provider, amount }: NamedClaim): string {
  return amount === '' ? `உங்கள் கோரிக்கை (${provider})` : `உங்கள் கோரிக்கை (${provider}, ${amount})`
}

export const claimChangeTexts = {
  dismiss: 'இந்தத் தகவலை மூடு',
} as const
