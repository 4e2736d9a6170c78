/** A claim's history as the API answers it. */
import type { AnswerTo } from '../console/api-client.ts'
import type { RecordEvent } from './record-history-calls.ts'

/**
 * `revision` counts from 0, `recordedAt` is when it happened and `storedAt` when the event store took it, and `hash` is what the
 * next event of the claim carries: together they are a chain.
 */
export type HistoryEvent = AnswerTo<'/api/console/claims/{id}/history'>[number]

/** An event of any record, with why it was done where that is told. */
export type ToldEvent = HistoryEvent & Partial<Pick<RecordEvent, 'reason'>>

/** One field that an event changed. Values are as the event holds them; a forgotten one is `{ redacted: true }`. */
export type FieldChange = HistoryEvent['changes'][number]
