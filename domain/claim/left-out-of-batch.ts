/** Which claims are not decided with many others: those of which the plan pays nothing by a rule, or says nothing for certain. */

/** A reckoning as it is decided by, or as people are told it. */
export interface ReckonedForBatch {
  /** Null: nobody can tell. */
  readonly payableCents: number | null
  /** Why nothing is paid. The member is to read it, and a batch has the same words for all. */
  readonly refusal: string | null | undefined
  readonly questions: readonly unknown[]
}

/** Undefined: it can be decided with others, also at 0.00, where the member bears it all. */
export function leftOutOfBatch({
  payableCents,
  refusal,
  questions,
}: ReckonedForBatch): 'no-amount' | 'questions' | 'refused' | undefined {
  if (payableCents === null) return 'no-amount'
  // An answer may change what a rule refuses.
  if (questions.length > 0) return 'questions'
  return refusal === null || refusal === undefined ? undefined : 'refused'
}
