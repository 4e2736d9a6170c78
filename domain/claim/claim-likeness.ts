/**
 * How much two claims look alike (S37). The claims desk compares the likeliest duplicates first, and a batch does not
 * approve one.
 *
 * | likeness | what they have in common | why |
 * |---|---|---|
 * | strong | receipt number of the same provider | a receipt is paid once, no matter who in the family hands it in |
 * | strong | the same file as receipt | the very same paper |
 * | strong | patient, day, amount and provider | the same treatment under another receipt number |
 * | medium | patient, day and amount | the provider may be spelt differently |
 * | medium | day, amount and provider within the family | two children at one clinic cost the same, and so does one child twice |
 * | weak | day and amount within the family | chance, or two providers with one price |
 * | weak | another document | a referral letter goes with every visit |
 *
 * For people who are not of one family the same day and amount says nothing, because clinics have fixed prices.
 */
import type { ClaimStatus } from './claim-status.ts'

export const resemblances = [
  'same-receipt',
  'same-receipt-file',
  'same-day-and-amount',
  'same-file',
  'same-provider',
  'same-patient',
] as const
/** What two claims have in common. */
export type Resemblance = (typeof resemblances)[number]

/** The strongest first. */
export const likenesses = ['strong', 'medium', 'weak'] as const
export type Likeness = (typeof likenesses)[number]

/** The table above, as a list. The first line whose resemblances two claims all have says how much alike they are. */
const strengths: readonly (readonly [Likeness, readonly Resemblance[]])[] = [
  ['strong', ['same-receipt']],
  ['strong', ['same-receipt-file']],
  ['strong', ['same-day-and-amount', 'same-patient', 'same-provider']],
  ['medium', ['same-day-and-amount', 'same-patient']],
  ['medium', ['same-day-and-amount', 'same-provider']],
  ['weak', ['same-day-and-amount']],
  ['weak', ['same-file']],
]

/**
 * What is compared of a claim. Two keys are equal when the values are equal, even if they were typed differently. A key
 * is empty or null where there is nothing to compare.
 */
export interface ComparableClaim {
  readonly claimId: string
  readonly status: ClaimStatus
  readonly filedAt: Date
  readonly employeeId: string
  /** The patient. One person is one user, no matter under whose cover the claim is made. */
  readonly claimantId: string
  readonly providerKey: string
  /** Provider and receipt number. */
  readonly receiptKey: string | null
  /** SHA-256 of its receipts, and of its other documents. */
  readonly receiptFiles: readonly string[]
  readonly otherFiles: readonly string[]
  /** Singapore date of the visit or admission, YYYY-MM-DD. */
  readonly visitDate: string
  readonly amountCents: number
  readonly currency: string
  /** Claims that it was compared with and that turned out to be different claims. */
  readonly dismissedDuplicates: readonly string[]
}

/** How a claim looks like another one. */
export interface Lookalike<Claim extends ComparableClaim = ComparableClaim> {
  readonly claim: Claim
  readonly likeness: Likeness
  /** In the order of {@link resemblances}. */
  readonly because: readonly Resemblance[]
  /** The desk has compared the two and found that they are not the same. */
  readonly isDismissed: boolean
}

/** What two claims have in common; nothing where that does not make them look alike. */
export function resemblancesOf(one: ComparableClaim, other: ComparableClaim): readonly Resemblance[] {
  const isSamePatient = one.claimantId === other.claimantId
  const isSameFamily = one.employeeId === other.employeeId || isSamePatient
  const isSameReceiptFile = shareAny(one.receiptFiles, other.receiptFiles)
  const found: Readonly<Record<Resemblance, boolean>> = {
    'same-receipt': one.receiptKey !== null && one.receiptKey === other.receiptKey,
    'same-receipt-file': isSameReceiptFile,
    'same-day-and-amount':
      isSameFamily &&
      one.visitDate === other.visitDate &&
      one.amountCents === other.amountCents &&
      one.currency === other.currency,
    'same-file':
      !isSameReceiptFile &&
      shareAny([...one.receiptFiles, ...one.otherFiles], [...other.receiptFiles, ...other.otherFiles]),
    'same-provider': one.providerKey === other.providerKey,
    'same-patient': isSamePatient,
  }
  const because = resemblances.filter((resemblance) => found[resemblance])
  return likenessOf(because) === undefined ? [] : because
}

/** How much alike claims are that have this in common; undefined when they do not look alike. */
export function likenessOf(because: readonly Resemblance[]): Likeness | undefined {
  return strengths.find(([, needed]) => needed.every((resemblance) => because.includes(resemblance)))?.[0]
}

/** What claims are looked up by, without personal values. */
export interface LikenessKeys {
  /** Only a claim that shares one of these may look alike; {@link resemblancesOf} says whether it does. */
  readonly any: readonly string[]
  /** A claim that shares one of these is strongly alike, and no other claim is. */
  readonly strong: readonly string[]
}

/** The keys of a claim: the values that the table above compares, one by one. */
export function likenessKeys(
  claim: Omit<ComparableClaim, 'claimId' | 'status' | 'filedAt' | 'dismissedDuplicates'>,
): LikenessKeys {
  const {
    employeeId,
    claimantId,
    providerKey,
    receiptKey,
    receiptFiles,
    otherFiles,
    visitDate,
    amountCents,
    currency,
  } = claim
  const dayAndAmount = `${visitDate} ${amountCents} ${currency}`
  const receipt = receiptKey === null ? [] : [`receipt ${receiptKey}`]
  const files = new Set([...receiptFiles, ...otherFiles])
  return {
    any: [
      ...receipt,
      ...[...files].map((hash) => `file ${hash}`),
      `employee ${employeeId} ${dayAndAmount}`,
      `patient ${claimantId} ${dayAndAmount}`,
    ],
    strong: [
      ...receipt,
      ...[...new Set(receiptFiles)].map((hash) => `receipt file ${hash}`),
      `treatment ${claimantId} ${dayAndAmount} ${providerKey}`,
    ],
  }
}

/**
 * Those of the candidates that look like a claim, in the order in which they are to be compared. Sorted by: not compared
 * yet, stronger likeness, more in common, not rejected, filed last. A claim is not like itself. Deleted claims are left out, because they are
 * not paid.
 */
export function rankLookalikes<Claim extends ComparableClaim>(
  claim: ComparableClaim,
  candidates: readonly Claim[],
): readonly Lookalike<Claim>[] {
  const found = candidates.flatMap((other): Lookalike<Claim>[] => {
    if (other.claimId === claim.claimId || other.status === 'DELETED') return []
    const because = resemblancesOf(claim, other)
    const likeness = likenessOf(because)
    const isDismissed =
      claim.dismissedDuplicates.includes(other.claimId) || other.dismissedDuplicates.includes(claim.claimId)
    return likeness === undefined ? [] : [{ claim: other, likeness, because, isDismissed }]
  })
  return found.toSorted(
    (one, other) =>
      Number(one.isDismissed) - Number(other.isDismissed) ||
      likenesses.indexOf(one.likeness) - likenesses.indexOf(other.likeness) ||
      other.because.length - one.because.length ||
      Number(one.claim.status === 'REJECTED') - Number(other.claim.status === 'REJECTED') ||
      other.claim.filedAt.getTime() - one.claim.filedAt.getTime() ||
      (one.claim.claimId < other.claim.claimId ? -1 : 1),
  )
}

/**
 * Whether a batch stops at a claim because somebody has to compare it first. It also stops when the other claim was
 * rejected, because the batch would overrule that rejection unseen.
 */
export function isHeldFromBatch({ likeness, isDismissed }: Pick<Lookalike, 'likeness' | 'isDismissed'>): boolean {
  return likeness === 'strong' && !isDismissed
}

function shareAny(some: readonly string[], others: readonly string[]): boolean {
  return some.some((value) => others.includes(value))
}
