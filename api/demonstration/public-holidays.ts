/** The made-up calendar: holidays that fall on the same date each year, so that the demonstration says which clinics are open. */
import { singaporeToday } from '@member-care/domain/dates/singapore-dates.ts'
import type { EventLog } from '@member-care/event-store/event-log.ts'
import { sql, type CommonQueryMethods } from 'slonik'
import { v5 as uuidv5 } from 'uuid'
import { z } from 'zod'
import { publishContent } from './publish-content.ts'
import { holidayTranslations } from './translated-content.ts'

const ID_NAMESPACE = 'b1f7c7a4-0f5d-4a53-8a6e-6f6f0b6f0d21'

/** Of this year and the next one, but for a year whose holidays the installation brings along. */
export async function publishHolidays(
  { database, eventLog }: { readonly database: CommonQueryMethods; readonly eventLog: EventLog },
  now: Date,
): Promise<void> {
  const year = Number(singaporeToday(now).slice(0, 4))
  const brought = await database.anyFirst(
    sql.type(
      z.object({ year: z.number() }),
    )`select distinct extract(year from day)::integer as year from app.public_holidays`,
  )
  for (const wanted of [year, year + 1].filter((one) => !brought.includes(one)))
    await publishContent(
      eventLog,
      uuidv5(`public-holidays ${wanted}`, ID_NAMESPACE),
      {
        kind: 'public-holidays',
        year: wanted,
        days: [
          { day: `${wanted}-01-01`, name: 'New Year’s Day', translations: holidayTranslations.newYear },
          { day: `${wanted}-05-01`, name: 'Labour Day', translations: holidayTranslations.labourDay },
          { day: `${wanted}-08-09`, name: 'National Day', translations: holidayTranslations.nationalDay },
          { day: `${wanted}-12-25`, name: 'Christmas Day', translations: holidayTranslations.christmas },
        ],
      },
      now,
    )
}
