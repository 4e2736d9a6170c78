/** The public holidays of one year, by which hours of clinics, office hours and working days are reckoned (S114). */
import { z } from 'zod'
import { isIsoDate } from '../../dates/singapore-dates.ts'
import { contentFaultTexts as texts } from '../../texts/content-texts.ts'
import { plainText } from '../content-fields.ts'
import { translationsOf } from '../translations.ts'

const EARLIEST_YEAR = 2000
const LATEST_YEAR = 2100
/** Singapore has eleven, and some fall on two days. */
const MOST_HOLIDAYS = 40

const nameSchema = plainText(80)

const holidaySchema = z.object({
  /** Singapore date, YYYY-MM-DD. */
  day: z.string().refine(isIsoDate, { error: () => texts.dayFaulty }),
  name: nameSchema.min(1, { error: () => texts.holidayNameMissing }),
  translations: translationsOf({ name: nameSchema }),
})

export const publicHolidaysSchema = z
  .object({
    kind: z.literal('public-holidays'),
    year: z
      .int({ error: () => texts.yearFaulty })
      .min(EARLIEST_YEAR, { error: () => texts.yearFaulty })
      .max(LATEST_YEAR, { error: () => texts.yearFaulty }),
    days: z
      .array(holidaySchema)
      .min(1, { error: () => texts.holidaysMissing })
      .max(MOST_HOLIDAYS, { error: () => texts.holidaysTooMany(MOST_HOLIDAYS) }),
  })
  .superRefine(({ year, days }, { addIssue }) => {
    for (const [index, { day }] of days.entries()) {
      const path = ['days', index, 'day']
      if (isIsoDate(day) && !day.startsWith(`${year}-`))
        addIssue({ code: 'custom', path, message: texts.dayOfOtherYear(year) })
      if (days.findIndex((one) => one.day === day) < index)
        addIssue({ code: 'custom', path, message: texts.holidayTwice })
    }
  })
