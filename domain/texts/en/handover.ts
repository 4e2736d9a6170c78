/** What administrators read of a hand-over to the insurer that failed: why, and what to do. Members read nothing of it (claim-progress-texts.ts). */
import { plural } from '../../language/plural.ts'
import { shownCount } from '../../language/shown-count.ts'
import { HANDOVER_ATTEMPTS } from '../../claim/claim-status.ts'

export interface HandoverFailureText {
  /** Why it failed, in a sentence. */
  readonly why: string
  /** What an administrator can do about it. */
  readonly whatToDo: string
}

interface KnownReason {
  readonly reason: RegExp
  /** @param code what the reason holds in its brackets or as its number */
  readonly text: (code: string) => HandoverFailureText
}

/** The reasons that the product notes itself (api/integrations/insurer/), from the particular to the general. */
const knownReasons: readonly KnownReason[] = [
  {
    reason: /^The insurer did not answer in time\.$/,
    text: () => ({
      why: 'The insurer did not answer in time.',
      whatToDo: 'If other hand-overs fail too, ask the insurer whether their system is up.',
    }),
  },
  {
    reason: /^The claims desk did not answer in time\.$/,
    text: () => ({
      why: 'The built-in claims desk did not answer in time.',
      whatToDo: 'If other hand-overs fail too, ask the people who run this product.',
    }),
  },
  {
    reason: /^The insurer cannot be reached \((\w+)\)\.$/,
    text: (code) => ({
      why: `The insurer's system cannot be reached (${code}).`,
      whatToDo: 'Ask the people who run this product to check its network and the address of the insurer’s system.',
    }),
  },
  {
    reason: /^The insurer answered (40[13])(?: to a document)?\.$/,
    text: (code) => ({
      why: `The insurer's system does not accept our credentials (${code}).`,
      whatToDo: 'Ask the people who run this product to check the client id, the secret and the clock.',
    }),
  },
  {
    reason: /^The insurer answered (413)(?: to a document)?\.$/,
    text: (code) => ({
      why: `A document is too large for the insurer's system (${code}).`,
      whatToDo: 'Tell the insurer the size of the largest document.',
    }),
  },
  {
    reason: /^The insurer answered (429)(?: to a document)?\.$/,
    text: (code) => ({
      why: `The insurer's system gets too many requests from us (${code}).`,
      whatToDo: 'If other hand-overs fail too, ask the insurer to accept more.',
    }),
  },
  {
    reason: /^The insurer answered (5\d\d)(?: to a document)?\.$/,
    text: (code) => ({
      why: `The insurer's system has a fault of its own (${code}).`,
      whatToDo: 'Tell the insurer, and give the id of the claim or letter.',
    }),
  },
  {
    reason: /^The insurer answered (\d+)(?: to a document)?\.$/,
    text: (code) => ({
      why: `The insurer's system gave an answer that was not agreed (${code}).`,
      whatToDo: 'Tell the insurer, and give the id of the claim or letter.',
    }),
  },
  {
    reason: /^The insurer answered (\d+) with something that was not agreed\.$/,
    text: (code) => ({
      why: `The insurer's system gave an answer that cannot be read (${code}).`,
      whatToDo: 'Tell the insurer, and give the id of the claim or letter.',
    }),
  },
  {
    reason: /^A document is not the one that was filed\.$/,
    text: () => ({
      why: 'A document is not the one that was filed, so nothing was sent.',
      whatToDo:
        'Ask the people who run this product to verify the log and to put the document back, then press Reprocess.',
    }),
  },
  {
    reason: /^The insurer answered with more than it should\.$/,
    text: () => ({
      why: 'The insurer’s system gave an answer that is too long.',
      whatToDo: 'Tell the insurer, and give the id of the claim or letter.',
    }),
  },
]

/**
 * The reason of a failed hand-over in words. What is not one of our own is the code with which the insurer refused the claim.
 * @param reason as the event keeps it: technical, without personal data
 */
export function handoverFailureText(reason: string): HandoverFailureText {
  for (const known of knownReasons) {
    const found = known.reason.exec(reason)
    if (found) return known.text(found[1] ?? '')
  }
  return {
    why: `The insurer does not take it over: ${reason}`,
    whatToDo: 'Ask the insurer what it needs, and give the id of the claim or letter.',
  }
}

/** How often a hand-over failed: "3 of 5 times"; one that the insurer refused is not tried as often. */
export function handoverTriesText({
  retryCount,
  gaveUp,
}: {
  readonly retryCount: number
  readonly gaveUp: boolean
}): string {
  if (gaveUp && retryCount < HANDOVER_ATTEMPTS)
    return plural('en', retryCount, { one: 'Once', other: `${retryCount} times` })
  return `${retryCount} of ${HANDOVER_ATTEMPTS} times`
}

export const handoverTexts = {
  stopped: 'The hand-over to the insurer failed and is not tried any more.',
  goesOn: 'The hand-over to the insurer failed and is tried again.',
  labels: { why: 'Why', failedAt: 'Last failed', tries: 'Failed', nextTry: 'Next try', whatToDo: 'What to do' },
  waitsForReprocess: 'None: it waits for Reprocess',
  triedNow: 'It is being tried now',
  /** In the history of a claim. */
  reason: 'Reason',
  /** Followed by where Reprocess is. */
  thenReprocess: 'Then use Reprocess in',
  operationsReprocess: 'Operations can then have it tried again.',
  dashboard: {
    title: 'Failed hand-overs to the insurer',
    none: 'None. Every claim was handed over.',
    lead: 'Claims that are not with the insurer yet, by the reason of their last failure.',
    retried: (count: number) =>
      `${shownCount(count)} tried again by ${plural('en', count, { one: 'itself', other: 'themselves' })}`,
    lastFailed: (when: string) => `last failed ${when}`,
    gaveUp: (count: number) => `${shownCount(count)} waiting for Reprocess`,
    outpatient: (count: number) => `Show ${shownCount(count)} outpatient`,
    inpatient: (count: number) => `Show ${shownCount(count)} inpatient`,
    failed: 'The failed hand-overs could not be loaded.',
  },
  /** Above a list that shows one reason only. */
  onlyReason: 'Hand-over failed',
} as const
