/** A public holiday, as everybody is answered. */
import { z } from 'zod'

export const publicHolidaySchema = z
  .object({
    /** Singapore date, YYYY-MM-DD. */
    day: z.string(),
    name: z.string(),
  })
  .meta({ id: 'PublicHoliday' })
