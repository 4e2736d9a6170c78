/** Personal values in ordinary tables, sealed as those in events are: with their subject's key, so that forgetting the subject makes them unreadable. */
import { isRedacted } from '@member-care/domain/events/event-definition.ts'
import type { Json, JsonObject } from '../port.ts'
import {
  findPersonalValues,
  openPersonalValues,
  personalFieldsOf,
  sealedWith,
  sealPersonalValues,
} from './sealed-fields.ts'
import type { SubjectKeys } from './subject-keys.ts'

const fields = personalFieldsOf({ content: 'subjectId' })

/**
 * Seals `content` for a column of JSON.
 * @param record `recordId`: what it belongs to; a sealed value that is moved to another record does not open
 * @returns undefined when the subject has been forgotten: nothing more may be kept of them
 * @throws StoreUnavailable while the keys cannot be had
 */
export async function sealRecord(
  keys: Pick<SubjectKeys, 'forWriting'>,
  record: { readonly recordId: string; readonly subjectId: string; readonly content: Json },
): Promise<JsonObject | undefined> {
  const { recordId, subjectId, content } = record
  const data: Record<string, Json> = { subjectId, content }
  sealPersonalValues(recordId, data, findPersonalValues(data, fields), await keys.forWriting([subjectId]))
  return isRedacted(data['content']) ? undefined : data
}

/**
 * Opens what {@link sealRecord} gave, of many records at once.
 * @returns the contents in the order of the records; undefined where the subject has been forgotten
 * @throws StoreUnavailable; Error when a value was changed, or belongs to another record
 */
export async function openRecords(
  keys: Pick<SubjectKeys, 'forReading'>,
  records: readonly { readonly recordId: string; readonly sealed: JsonObject }[],
): Promise<readonly (Json | undefined)[]> {
  const found = await keys.forReading(records.flatMap(({ sealed }) => sealedWith(sealed)))
  return records.map(({ recordId, sealed }) => {
    const content = openPersonalValues(recordId, sealed, found)['content']
    return isRedacted(content) ? undefined : content
  })
}
