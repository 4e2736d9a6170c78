/** What is said of a payout that waits because the member has changed the account (docs/decisions, "Payouts to a changed account"). */
import { formatSingaporeInstant } from '../../dates/singapore-dates.ts'
import { plural } from '../../language/plural.ts'

/** Moments as dates or ISO texts. */
interface Wait {
  readonly changedAt: Date | string
  readonly until: Date | string
}

const moment = (at: Date | string) => formatSingaporeInstant(new Date(at))

/** To the claims desk: beside the claim, and why it is not approved. */
export function payoutWaitsText({ changedAt, until }: Wait): string {
  return `Paid to an account that the member changed on ${moment(changedAt)}; payout waits until ${moment(until)}.`
}

export const payoutWaitTexts = {
  title: 'The payout waits',
  /** To the claims desk. */
  consequence:
    'Until then nobody can approve the claim. An account that two administrators verify for it or for the member’s profile does not wait.',
  /** To administrators, beside the account of a user. */
  ofUser: ({ changedAt, until }: Wait) =>
    `The member entered this account on ${moment(changedAt)}. Claims that are paid to it can be approved from ${moment(until)} on.`,
  unlessVerified: 'An account that is proposed here and verified by a second administrator does not wait.',
  /** At the button that would approve it. */
  approvableFrom: ({ until }: Pick<Wait, 'until'>) => `Can be approved from ${moment(until)} on.`,
  /** Of claims that a batch leaves out, above their list. */
  leftOut: (claims: number) =>
    `${claims} ${plural('en', claims, { one: 'claim is', other: 'claims are' })} left out, because the payout waits`,
  /** In a row of the queue, and where there is more room. */
  shortMark: 'Payout waits',
  mark: ({ until }: Pick<Wait, 'until'>) => `Payout from ${moment(until)}`,
  /** In the panel below a row. */
  label: 'Payout',
  /** To the member, on the claim. */
  ofClaim: ({ changedAt, until }: Wait) =>
    `The bank account of this claim was entered on ${moment(changedAt)}. To keep your money safe, we can pay to it only from ${moment(until)}. We work on your claim in the meantime.`,
  /** To the member, beside the account in the profile. */
  ofProfile: ({ changedAt, until }: Wait) =>
    `This account was entered on ${moment(changedAt)}. To keep your money safe, claims can be paid to it only from ${moment(until)}.`,
  /** To the member who files a claim, beside an account that they type. */
  ofTypedAccount: (hours: number) =>
    `To keep your money safe, we pay to an account that is not in your profile only ${hours} ${plural('en', hours, { one: 'hour', other: 'hours' })} or more after you submit this form. We work on your claim in the meantime.`,
  notYou: 'If you did not enter it, please contact us at once.',
} as const
