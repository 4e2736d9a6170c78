/**
 * Keeps the letters of what is said without a connection only, on a device that has none for the page's language. Letters are loaded when a page first shows
 * them, and these would be shown when they cannot be loaded any more.
 */
import { formatSingaporeInstant } from '@member-care/domain/dates/singapore-dates.ts'
import { errorTexts } from '@member-care/domain/texts/error-texts.ts'
import { lastSeenOfflineText, lastSeenTexts } from '@member-care/domain/texts/last-seen-texts.ts'
import { outboxTexts } from '@member-care/domain/texts/outbox-texts.ts'
import { shellTexts } from '@member-care/domain/texts/portal-texts.ts'
import { fetchLettersFor } from '@member-care/web-kit/language/letters-of-languages.ts'

/** Once the service worker is at work: it keeps what is fetched. What cannot be had now is fetched when the page is opened again. */
export async function keepLettersSaidOffline(): Promise<void> {
  const said = [
    ...[lastSeenTexts, outboxTexts, errorTexts].flatMap((texts) => Object.values(texts)),
    lastSeenOfflineText(formatSingaporeInstant(new Date())),
    shellTexts.offline,
    shellTexts.offlineDetail,
  ].filter((text) => typeof text === 'string')
  await fetchLettersFor(said.join('')).catch(() => undefined)
}
