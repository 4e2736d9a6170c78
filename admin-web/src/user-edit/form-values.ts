import { isRedacted, type Personal } from '@member-care/domain/events/event-definition.ts'

/** What stands in an input: empty for nothing, and for what has been forgotten. */
export function valueOf(value: Personal<string> | null | undefined): string {
  return value === null || value === undefined || isRedacted(value) ? '' : value
}
