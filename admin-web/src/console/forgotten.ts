import { isRedacted, type Personal } from '@member-care/domain/events/event-definition.ts'
import { consoleTexts } from '@member-care/domain/texts/console-texts.ts'

/** What is read where a value was that has been forgotten with its person. */
export const FORGOTTEN = consoleTexts.forgotten

/** A personal text as plain text, for names and titles. */
export function personalText(value: Personal<string>): string {
  return isRedacted(value) ? FORGOTTEN : value
}
