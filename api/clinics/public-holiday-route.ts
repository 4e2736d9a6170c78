/** The public holidays, for members, by which their device tells which clinics are open. */
import { z } from 'zod'
import type { Routes } from '../http/parts.ts'
import { publicHolidaySchema } from './public-holiday-answer.ts'
import { holidaysAround } from './public-holidays.ts'

/** The same for everybody. */
export const publicHolidayRoute: Routes = (app, { database, clock }) => {
  app.get(
    '/public-holidays',
    {
      config: { access: 'signed-in', stepUp: 'requireOTPClinicLocator' },
      schema: { response: { 200: z.array(publicHolidaySchema) } },
    },
    async () => [...(await holidaysAround(database, clock()))],
  )
}
