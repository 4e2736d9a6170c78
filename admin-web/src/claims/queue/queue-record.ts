/** The claims desk's queue as the API answers it. */
import type { paths } from '@member-care/api/client/client.ts'
import type { AnswerTo } from '../../console/api-client.ts'
import type { ClaimResource } from '../claim-record.ts'

type QueuePage = AnswerTo<'/api/console/claim-queue'>
/** A claim that waits: a row of the lists without its NRIC, with who works on it, its age in working days and what looks like it. */
export type QueueRow = QueuePage['items'][number]
/** By what the queue can be ordered. */
export type QuerySort = NonNullable<
  NonNullable<paths['/api/console/claim-queue']['get']['parameters']['query']>['sort']
>
export type QueueCount = AnswerTo<'/api/console/claim-queue/counts'>['counts'][number]
export type SavedView = AnswerTo<'/api/console/saved-views'>['views'][number]
type BatchApproval = paths['/api/console/claims/batch-approvals']['post']
/** Many claims that are approved under one number. */
export type Batch = BatchApproval['requestBody']['content']['application/json']
export type BatchOutcome = BatchApproval['responses'][200]['content']['application/json']
export type PossibleDuplicates = AnswerTo<'/api/console/claims/{id}/possible-duplicates'>
export type PossibleDuplicate = PossibleDuplicates['items'][number]
export type Colleague = AnswerTo<'/api/console/claim-queue/colleagues'>[number]

/** Under which of react-admin's names a claim of this kind is kept. */
export function resourceOf(kind: QueueRow['kind']): ClaimResource {
  return kind === 'inpatient' ? 'userinpatient' : 'userOutpatient'
}

/** Where the desk opens a claim. */
export function deskAddress({ id, kind }: Pick<QueueRow, 'id' | 'kind'>): string {
  return `/claims-desk/view?${new URLSearchParams({ _id: id, kind }).toString()}`
}
