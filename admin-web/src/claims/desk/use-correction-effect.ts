/** What the correction of a decision would do to the cover of the claim's family, as the server says it. */
import type { paths } from '@member-care/api/client/client.ts'
import { useSettled } from '@member-care/web-kit/fields/use-settled.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDataProvider } from 'react-admin'
import type { ConsoleDataProvider } from '../../console/console-data-provider.ts'
import type { ClaimRecord } from '../claim-record.ts'
import type { SeenPlan } from './decision-forms.ts'
import type { Decision } from './desk-commands.ts'

/** As the API answers it; null without a plan. */
export type EffectOfCorrection = NonNullable<
  paths['/api/console/claims/{id}/correction-effect']['get']['responses'][200]['content']['application/json']
>

const TYPING_PAUSE = 300

export interface AskedEffect {
  /** Undefined: nothing is paid. */
  readonly payableCents: number | undefined
  /** While nobody knows what will be paid, the answer is that of before. */
  readonly isKnown: boolean
}

export function useCorrectionEffect(claim: ClaimRecord, { payableCents, isKnown }: AskedEffect, enabled = true) {
  const dataProvider = useDataProvider<ConsoleDataProvider>()
  const cents = useSettled(isKnown ? payableCents : undefined, TYPING_PAUSE)
  return useQuery({
    queryKey: ['correction-effect', claim.id, claim.version, cents],
    queryFn: ({ signal }) => dataProvider.correctionEffect(claim.id, cents, signal),
    placeholderData: keepPreviousData,
    enabled,
  })
}

/** What the plan says of a claim that may be approved after all; undefined for any other decision, and without a plan. */
export function useCorrectionPlan(claim: ClaimRecord, decision: Decision): SeenPlan | undefined {
  const isAsked = decision === 'correct-to-approved' && claim.status === 'REJECTED'
  const { data } = useCorrectionEffect(claim, { payableCents: undefined, isKnown: true }, isAsked)
  if (!isAsked || !data?.reckoning) return undefined
  const { payableCents, currency, questions } = data.reckoning
  const benefits = questions.find(({ question }) => question === 'benefit')?.choices
  return { payableCents, currency, desk: {}, ...(benefits !== undefined && { benefits }) }
}
