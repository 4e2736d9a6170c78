/**
 * What the assistant has to be told for an answer: the contract with the server, which fills it from the member's own reach and from nothing else.
 * Each intent names which facts it needs, so that no more is read. Dates are Singapore dates, YYYY-MM-DD. An empty list says that the member has
 * none, so what was not read is never left empty.
 */
import type { ClaimStatus } from '../../claim/claim-status.ts'
import type { ClaimKind, PaymentMethod } from '../../claim/claim-terms.ts'
import type { MenuEntryId } from '../../client/menu-entries.ts'
import type { ClinicMoment } from '../../clinic/open-now.ts'
import type { HourLine } from '../../clinic/opening-hours.ts'
import type { MemberCover } from '../../cover/member-cover.ts'
import type { coveredAs } from '../../cover/plan.ts'
import type { GuaranteeStatus } from '../../guarantee/guarantee-status.ts'
import type { IntentName } from '../asked.ts'

/** Whose claim or letter it is. */
export interface PersonFact {
  /** '' once they were forgotten. */
  readonly name: string
  /** As what they are covered; `self` is the member who asks. */
  readonly as: 'self' | (typeof coveredAs)[number]
}

/** As the usual-time calls answer it. */
export interface UsualTimeFact {
  readonly medianDays: number
  readonly ninetiethDays: number
  readonly decided: number
  readonly among: 'company' | 'all'
}

/** A claim that the member may see. */
export interface ClaimFact {
  readonly claimId: string
  readonly kind: ClaimKind
  /** Null until the insurer has it. */
  readonly transactionNo: string | null
  readonly status: ClaimStatus
  readonly provider: string
  /** Of the visit or the admission. */
  readonly visitDate: string
  readonly filedOn: string
  readonly claimant: PersonFact
  /** Singapore cents, once approved. */
  readonly payableCents: number | null
  readonly method: PaymentMethod
  /** What the insurer asks for while the claim is PENDING. */
  readonly informationRequest: string | null
  /** What was written of the decision. */
  readonly remarks: string | null
  readonly hasSettlementLetter: boolean
  /** When it is paid to a changed account at the earliest; null where nothing waits. */
  readonly payoutFrom: Date | null
  /** Null once decided, and where too few were decided. */
  readonly usualTime: UsualTimeFact | null
}

/** Facts of what the member has under one client, as the conversation is of one client. */
interface FactsOfClient {
  /** Named where the member has or had other companies too, of which nothing is told here. */
  readonly company?: string | undefined
}

export interface ClaimFacts extends FactsOfClient {
  readonly today: string
  readonly pages: ReadonlySet<MenuEntryId>
  /** All that the member may see under this client, newest first, without deleted ones. */
  readonly claims: readonly ClaimFact[]
}

/** A request for a letter of guarantee that the member may see. */
export interface LetterFact {
  readonly guaranteeId: string
  readonly number: string
  readonly status: GuaranteeStatus
  readonly hospital: string
  readonly admissionOn: string
  readonly requestedOn: string
  readonly patient: PersonFact
  /** Of the latest letter; null while there is none. */
  readonly amountCents: number | null
  readonly validUntil: string | null
  readonly asksInformation: boolean
  readonly informationRequest: string | null
  /** Why it was rejected, declined or revoked. */
  readonly reason: string | null
  readonly usualTime: UsualTimeFact | null
}

export interface LetterFacts extends FactsOfClient {
  readonly today: string
  readonly pages: ReadonlySet<MenuEntryId>
  /** Newest first. */
  readonly letters: readonly LetterFact[]
}

export interface CoverFacts extends FactsOfClient {
  readonly today: string
  readonly pages: ReadonlySet<MenuEntryId>
  /** What `GET /api/cover` tells this member, with nobody whom it does not tell; undefined where the client does not cover them any more. */
  readonly cover: MemberCover | undefined
}

export interface PanelClinicFact {
  readonly name: string
  readonly area: string
  readonly hours: Readonly<Record<HourLine, string>>
}

export interface ClinicFacts {
  readonly pages: ReadonlySet<MenuEntryId>
  /** All clinics of the member's panel. */
  readonly panel: readonly PanelClinicFact[]
  /** Now, by `clinicMoment`. */
  readonly moment: ClinicMoment
}

export interface PageFacts {
  readonly pages: ReadonlySet<MenuEntryId>
}

/** What each need is filled with. */
export interface FactsOfNeed {
  readonly claims: ClaimFacts
  readonly letters: LetterFacts
  readonly cover: CoverFacts
  readonly clinics: ClinicFacts
  readonly pages: PageFacts
}
export type Need = keyof FactsOfNeed

/** Which facts an intent is answered from. */
export const needOf = {
  'claim-status': 'claims',
  'claim-time': 'claims',
  'claim-missing': 'claims',
  'claim-payment': 'claims',
  'claim-rejection': 'claims',
  'settlement-letter': 'claims',
  'submit-claim': 'pages',
  'letter-status': 'letters',
  'letter-time': 'letters',
  'letter-missing': 'letters',
  'request-letter': 'pages',
  cover: 'cover',
  'clinic-hours': 'clinics',
  'clinic-on-panel': 'clinics',
  'find-clinic': 'pages',
} as const satisfies Readonly<Record<IntentName, Need>>

export type FactsFor<Intent extends IntentName> = FactsOfNeed[(typeof needOf)[Intent]]
