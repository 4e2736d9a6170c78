/** Singapore's public holidays, of which the console keeps a list for each year (S114). */
import type { PublicHoliday } from '@member-care/domain/clinic/open-now.ts'
import { singaporeToday } from '@member-care/domain/dates/singapore-dates.ts'
import { lastShownFirst, readPublished } from '@member-care/projections/content/published-content.ts'
import type { CommonQueryMethods } from 'slonik'
import { inReadersLanguage } from '../languages/in-readers-language.ts'

/**
 * Those that hours and working days may depend on around a moment, in the order of their days: of its year, of the last month before, and of all later years.
 * Of several lists of one year the one that is shown since last holds. Names are those of the reader's language.
 */
export async function holidaysAround(database: CommonQueryMethods, now: Date): Promise<readonly PublicHoliday[]> {
  const published = await readPublished(database, { companyIds: [], now }, 'public-holidays')
  const lists = new Map(
    lastShownFirst(published)
      .toReversed()
      .map(({ content }) => [content.year, inReadersLanguage(content).content.days]),
  )
  const since = `${Number(singaporeToday(now).slice(0, 4)) - 1}-12-01`
  return [...lists.values()]
    .flat()
    .filter(({ day }) => day >= since)
    .toSorted((a, b) => (a.day < b.day ? -1 : 1))
}
