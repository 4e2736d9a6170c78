/** A clinic of the panel, as the console is answered. */
import { z } from 'zod'
import { apiError } from '../http/api-error.ts'
import type { Parts } from '../http/parts.ts'
import { findPanelClinic, type PanelClinicRecord } from './panel-clinic-list.ts'

export const panelClinicSchema = z
  .object({
    /** The clinic's code. */
    id: z.string(),
    name: z.string(),
    address: z.string(),
    area: z.string(),
    zone: z.string(),
    /** 0 to 9 (2§3 "Clinic types"). */
    type: z.number().int(),
    weekdays: z.string(),
    saturday: z.string(),
    sunday: z.string(),
    publicHolidays: z.string(),
    latitude: z.number(),
    longitude: z.number(),
    /** The picture that members see, and the content item that it is of; null without one. */
    picture: z.object({ contentId: z.string(), imageUrl: z.string() }).nullable(),
    /** When an administrator last confirmed it, UTC, ISO; null when nobody has. */
    confirmedAt: z.string().nullable(),
    isExcluded: z.boolean(),
  })
  .meta({ id: 'PanelClinicRecord' })

/** @param code in any case @throws ApiError NOT_FOUND for one that is not on the panel */
export async function requirePanelClinic(
  { database, clock }: Pick<Parts, 'database' | 'clock'>,
  code: string,
): Promise<PanelClinicRecord> {
  const clinic = await findPanelClinic(database, code, clock())
  if (!clinic) throw apiError('NOT_FOUND')
  return clinic
}

export function panelClinicAnswer({
  code,
  confirmedAt,
  ...clinic
}: PanelClinicRecord): z.infer<typeof panelClinicSchema> {
  return {
    id: code,
    ...clinic,
    confirmedAt: confirmedAt?.toISOString() ?? null,
  }
}
