/** What the calls of the claims area answer. Amounts are decimal texts, dates DD/MM/YYYY, unless said otherwise. */
import type { AnswerOf } from '@member-care/api/client/client.ts'

/** A row of the claims list, in its short keys (1§3): `t` 1 panel visit, 2 inpatient, 3 outpatient; `s` the status as answers spell it. */
export type ClaimRow = AnswerOf<'/api/claims', 'get'>[number]

export type OutpatientClaimDetail = AnswerOf<'/api/outpatientclaim/v3/{claimId}', 'get'>
export type InpatientClaimDetail = AnswerOf<'/api/inpatientclaim/v3/{claimId}', 'get'>
export type ClaimDocument = OutpatientClaimDetail['attachment'][number]

/** Days from submitting to the decision, of claims of the same kind in the last 12 months: half of them took no longer than `medianDays`. */
export type UsualTime = NonNullable<AnswerOf<'/api/claims/{claimId}/usual-time', 'get'>['usualTime']>

/** Under `outpatientclaim` or `inpatientclaim`. The transaction number is empty while PROCESSING. */
export type SubmitResult = AnswerOf<'/api/outpatientclaim/v2', 'post'>['outpatientclaim']
