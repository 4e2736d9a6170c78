/** The reckoning of the claim of the page, also as it would be with what the desk has answered. */
import { useSettled } from '@member-care/web-kit/fields/use-settled.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useDataProvider } from 'react-admin'
import type { ConsoleDataProvider } from '../../../console/console-data-provider.ts'
import type { ClaimRecord } from '../../claim-record.ts'
import type { SeenPlan } from '../decision-forms.ts'
import { deskFactsOf, noAnswers, type DeskAnswers, type TypedAnswers } from './desk-answers.ts'

/** What the plan says of a claim, as the API answers it. */
export type ClaimReckoning = NonNullable<ClaimRecord['reckoning']>

const TYPING_PAUSE = 300

export interface DeskReckoning {
  /** Undefined: the client has no plan for the claim. */
  readonly reckoning: ClaimReckoning | undefined
  readonly answers: TypedAnswers
  readonly answer: (changed: Partial<TypedAnswers>) => void
  /** The questions before anything was answered, so that a field stays where its answer was given. */
  readonly asked: ClaimReckoning['questions']
  /** Whether the amount with the answers is on its way. */
  readonly isPending: boolean
  readonly failure: string | undefined
  /** The amount that was shown when the claim was opened, where it is another one by now. */
  readonly movedFrom: number | null | undefined
  readonly noteMove: () => void
}

export function useReckoning(claim: ClaimRecord): DeskReckoning {
  const dataProvider = useDataProvider<ConsoleDataProvider>()
  const [answers, setAnswers] = useState(noAnswers)
  const facts = useSettled(JSON.stringify(deskFactsOf(answers)), TYPING_PAUSE)
  const plain = claim.reckoning ?? undefined
  const isAnswered = facts !== '{}' && plain !== undefined && !plain.isDecided
  const { data, error, isFetching } = useQuery({
    // Another amount of the plain claim says that the family has used something since.
    queryKey: ['claim-reckoning', claim.id, claim.version, plain?.payableCents, facts],
    queryFn: ({ signal }) => dataProvider.claimReckoning(claim.id, JSON.parse(facts) as DeskAnswers, signal),
    enabled: isAnswered,
    placeholderData: keepPreviousData,
  })
  const reckoning = isAnswered ? (data ?? plain) : plain
  const [seen, setSeen] = useState(plain?.payableCents)
  const hasMoved = seen !== undefined && plain !== undefined && !plain.isDecided && plain.payableCents !== seen
  return {
    reckoning,
    answers,
    answer: (changed) => setAnswers((before) => ({ ...before, ...changed })),
    asked: plain?.questions ?? [],
    isPending: isAnswered && isFetching,
    failure: isAnswered ? error?.message : undefined,
    movedFrom: hasMoved ? seen : undefined,
    noteMove: () => setSeen(plain?.payableCents),
  }
}

/** What a decision says that it was taken on. */
export function seenPlanOf({ reckoning, answers }: DeskReckoning): SeenPlan | undefined {
  return reckoning === undefined || reckoning.isDecided
    ? undefined
    : { payableCents: reckoning.payableCents, currency: reckoning.currency, desk: deskFactsOf(answers) }
}
