/** A public holiday as the console takes it. */
import { z } from 'zod'
import { isIsoDate } from '../dates/singapore-dates.ts'
import { publicHolidayTexts as texts } from '../texts/public-holiday-texts.ts'

const LONGEST_NAME = 80

const publicHolidayFields = {
  /** Singapore date, YYYY-MM-DD. */
  day: z.string().refine(isIsoDate, { error: () => texts.dayInvalid }),
  name: z
    .string()
    .trim()
    .min(1, { error: () => texts.nameRequired })
    .max(LONGEST_NAME, { error: () => texts.nameTooLong }),
}
export const publicHolidaySchema = z.object(publicHolidayFields)
