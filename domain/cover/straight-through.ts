/**
 * Whether a claim is decided at once, by its reckoning alone. Everything has to speak for it: what is not certain goes to a person. It
 * never rejects: nobody is refused by a machine.
 */
import type { FeaturesConfig } from '../client/features-config.ts'
import type { JudgedReceipts } from '../receipt/judge-receipts.ts'
import type { Reckoning } from './reckoning.ts'

/** What a client has settled. */
export interface StraightThroughSetting {
  readonly isOn: boolean
  /** Claims up to this amount, in cents of the plan's currency. */
  readonly mostCents: number
  /** So many of a million claims go to a person all the same. */
  readonly sampled: number
}

/** So many of a hundred claims go to a person all the same, where the client has not said. */
export const USUAL_SAMPLE_PERCENT = 5

/** What the client has configured. An amount that was not settled lets nothing through. */
export function straightThroughSetting({
  straightThrough = false,
  straightThroughMost = 0,
  straightThroughSample = USUAL_SAMPLE_PERCENT,
}: Pick<FeaturesConfig, 'straightThrough' | 'straightThroughMost' | 'straightThroughSample'>): StraightThroughSetting {
  return { isOn: straightThrough, mostCents: straightThroughMost * 100, sampled: straightThroughSample * 10_000 }
}

/** What the house knows of the claim besides its reckoning. */
export interface StraightThroughFacts {
  /** Undefined: the client has no plan. */
  readonly reckoning: Reckoning | undefined
  /** Whether the provider is known, on the panel or beside it. */
  readonly isProviderKnown: boolean
  /** Each document has been looked at by the virus scanner and can be opened. */
  readonly documents: 'fit' | 'unfit' | 'missing'
  /**
   * What its receipts surely say: as much as is claimed, something else, or neither (`domain/receipt/judge-receipts.ts`). Undefined: not all of
   * them have been read, and what was speaks against nothing.
   */
  readonly receipts: JudgedReceipts['verdict'] | undefined
  /** Another claim looks like it, in whatever degree. */
  readonly resemblesAnother: boolean
  /** From 0 to 999,999, even over all claims, and not to be foreseen by those who file them. */
  readonly lot: number
  /** The one switch of the installation. */
  readonly isStopped: boolean
}

/** Why a person decides, in the order in which it is asked. */
export const reasonsForPerson = [
  'off',
  'stopped',
  'no-plan',
  'not-certain',
  'unknown-provider',
  'nothing-payable',
  'over-amount',
  'no-documents',
  'unfit-documents',
  'receipt-differs',
  'receipt-unread',
  'resembles-another',
  'sampled',
] as const
export type ReasonForPerson = (typeof reasonsForPerson)[number]

/** @returns every reason why a person has to decide; none: it is decided as it is reckoned, once its receipts have been read. A claim is drawn only if nothing else holds it. */
export function reasonsForAPerson(
  setting: StraightThroughSetting,
  { reckoning, isProviderKnown, documents, receipts, resemblesAnother, lot, isStopped }: StraightThroughFacts,
): readonly ReasonForPerson[] {
  if (!setting.isOn) return ['off']
  const holds: Readonly<Record<Exclude<ReasonForPerson, 'off' | 'sampled'>, boolean>> = {
    stopped: isStopped,
    'no-plan': reckoning === undefined,
    'not-certain': reckoning !== undefined && (reckoning.payable === undefined || reckoning.questions.length > 0),
    'unknown-provider': !isProviderKnown,
    'nothing-payable': reckoning?.payable === 0,
    'over-amount': reckoning !== undefined && reckoning.claimed > setting.mostCents,
    'no-documents': documents === 'missing',
    'unfit-documents': documents === 'unfit',
    'receipt-differs': receipts === 'differ',
    'receipt-unread': receipts === 'unread',
    'resembles-another': resemblesAnother,
  }
  const reasons = reasonsForPerson.filter((reason) => reason in holds && holds[reason as keyof typeof holds])
  return reasons.length === 0 && receipts !== undefined && lot < setting.sampled ? ['sampled'] : reasons
}
