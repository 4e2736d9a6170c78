/** What the claims desk answers to the questions of a reckoning, as it is typed and as the server takes it. */
import type { paths } from '@member-care/api/client/client.ts'
import { parseExactCents } from '@member-care/domain/money/money.ts'

/** As the API takes them; each only where it was answered. */
export type DeskAnswers = NonNullable<
  paths['/api/console/claims/{id}/approve']['post']['requestBody']['content']['application/json']['desk']
>

/** Choices by their code, amounts as they were typed; '' for what is not answered. */
export interface TypedAnswers {
  /** Of the plan. */
  readonly benefitId: string
  readonly network: '' | 'panel' | 'other' | 'excluded'
  readonly referral: '' | 'yes' | 'no'
  /** In the plan's currency. */
  readonly otherInsurerPays: string
  /** What a unit of the claim's currency was in the plan's. */
  readonly rate: string
}

export const noAnswers: TypedAnswers = { benefitId: '', network: '', referral: '', otherInsurerPays: '', rate: '' }

/** The questions that the desk has a field for. */
export const answerable = ['benefit', 'provider', 'referral', 'other-insurer', 'rate'] as const
export type Answerable = (typeof answerable)[number]

/** What was answered. What cannot be read counts as not answered, and is told at its field. */
export function deskFactsOf({ benefitId, network, referral, otherInsurerPays, rate }: TypedAnswers): DeskAnswers {
  const cents = otherInsurerPays.trim() === '' ? undefined : parseExactCents(otherInsurerPays)
  const rateBillionths = parseRate(rate)
  return {
    ...(benefitId !== '' && { benefitId }),
    ...(network !== '' && { network }),
    ...(referral !== '' && { referral }),
    ...(cents !== undefined && cents >= 0 && { otherInsurerPaysCents: cents }),
    ...(rateBillionths !== undefined && { rateBillionths }),
  }
}

/** A rate in billionths; undefined for what is none. At most nine decimals, so that nothing is rounded unseen. */
export function parseRate(typed: string): number | undefined {
  const [, whole, parts = ''] = /^\s*(\d{1,6})(?:\.(\d{1,9}))?\s*$/.exec(typed) ?? []
  if (whole === undefined) return undefined
  const rate = Number(whole) * 1_000_000_000 + Number(parts.padEnd(9, '0'))
  return rate > 0 ? rate : undefined
}
