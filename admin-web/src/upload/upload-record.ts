/** An upload as the server tells of it. */
import type { AnswerTo } from '../console/api-client.ts'

export type UploadRecord = AnswerTo<'/api/console/uploads/{id}'>
export type UploadState = UploadRecord['state']

/** What becomes, or became, of one person by one row. */
export type UploadRowRecord = AnswerTo<'/api/console/uploads/{id}/rows'>[number]

/** Whether more is to come by itself. */
export function isUnderWay(state: UploadState): boolean {
  return state === 'checking' || state === 'processing'
}

/** Whether nothing has been done yet, and somebody has to decide. */
export function isUnfinished(state: UploadState): boolean {
  return state === 'checking' || state === 'checked'
}

/** How many people the upload would change. */
export function changesOf({ users, dependants }: UploadRecord['summary']): number {
  return [users, dependants].reduce((sum, { created, updated, terminated }) => sum + created + updated + terminated, 0)
}

/** How many people were, or would be, rejected. */
export function rejectedOf({ summary: { users, dependants } }: Pick<UploadRecord, 'summary'>): number {
  return users.rejected + dependants.rejected
}
