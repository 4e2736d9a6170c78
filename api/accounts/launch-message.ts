/** The launch message (1§3), as the console has published it (S114), in the shape of the catalogue. */
import { noLaunchMessage, type LaunchMessage } from '@member-care/domain/client/launch-message.ts'
import { singaporeTimeWithSeconds, singaporeToday } from '@member-care/domain/dates/singapore-dates.ts'
import { lastShownFirst, readPublished } from '@member-care/projections/content/published-content.ts'
import type { CommonQueryMethods } from 'slonik'
import { z } from 'zod'
import { inReadersLanguage, languageOfWords } from '../languages/in-readers-language.ts'

export const launchMessageSchema = z.object({
  publish: z.boolean(),
  startDate: z.string(),
  endDate: z.string(),
  title: z.string(),
  message: z.string(),
  language: languageOfWords.optional(),
})

/** The message that is shown now; of several the one that is shown since last. What is planned is nobody's business before its time. */
export async function readLaunchMessage(database: CommonQueryMethods, now: Date): Promise<LaunchMessage> {
  const [shown] = lastShownFirst(await readPublished(database, { companyIds: [], now }, 'launch-message'))
  if (!shown) return noLaunchMessage
  const { shownFrom, shownUntil } = shown
  const { content, language } = inReadersLanguage(shown.content)
  return {
    publish: true,
    startDate: secondOf(shownFrom),
    // The last second in which it is shown, while the end of a publication does not belong to it.
    endDate: shownUntil === null ? '' : secondOf(new Date(shownUntil.getTime() - 1)),
    title: content.title,
    message: content.text,
    language,
  }
}

function secondOf(instant: Date): string {
  return `${singaporeToday(instant)} ${singaporeTimeWithSeconds(instant)}`
}
