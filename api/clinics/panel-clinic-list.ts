/** The clinics of the panel (`app.clinics`), excluded ones too, for those who keep what members see of them. */
import type { PanelClinicFields } from '@member-care/domain/clinic/panel-clinic-fields.ts'
import {
  allOf,
  contains,
  instant,
  limitTo,
  listAndCount,
  orderBy,
  type Listed,
  type Page,
  type Sort,
} from '@member-care/projections/tables/query-parts.ts'
import { clinicPicturesShownAt } from '@member-care/projections/content/shown-clinic-pictures.ts'
import { sql, type CommonQueryMethods } from 'slonik'
import { z } from 'zod'

export interface PanelClinicRecord extends PanelClinicFields {
  readonly code: string
  /** The picture that members see, and the content item that it is of; null without one. */
  readonly picture: { readonly contentId: string; readonly imageUrl: string } | null
  /** Null when nobody has confirmed it. */
  readonly confirmedAt: Date | null
  readonly isExcluded: boolean
}

export const panelClinicSortFields = ['id', 'name', 'area'] as const

const row = z.object({
  code: z.string(),
  name: z.string(),
  address: z.string(),
  area: z.string(),
  zone: z.string(),
  type: z.number(),
  opening_hours: z.array(z.string()),
  latitude: z.number(),
  longitude: z.number(),
  picture_of: z.string().nullable(),
  image_url: z.string().nullable(),
  confirmed_at: instant.nullable(),
  excluded: z.boolean(),
})
const columns = sql.fragment`clinics.code, clinics.name, clinics.address, clinics.area, clinics.zone, clinics.type,
  clinics.opening_hours, clinics.latitude, clinics.longitude, image.content_id as picture_of, image.image_url, confirmed.confirmed_at,
  exists (select from read.excluded_clinics excluded where excluded.excluded and excluded.code = upper(clinics.code)) as excluded`
const sourceAt = (
  now: Date,
) => sql.fragment`app.clinics clinics left join (${clinicPicturesShownAt(now)}) image on image.code = upper(clinics.code)
  left join app.clinic_confirmations confirmed on confirmed.code = upper(clinics.code)`

/** A page of the panel with the exact number. @param now by which pictures are shown @param filter `q`: part of a name or a code, in any case */
export function listPanelClinics(
  pool: CommonQueryMethods,
  now: Date,
  { codes, q }: { readonly codes?: readonly string[] | undefined; readonly q?: string | undefined },
  page: Page,
  { field, direction }: Sort<(typeof panelClinicSortFields)[number]>,
): Promise<Listed<PanelClinicRecord>> {
  const where = allOf([
    ...(q === undefined || q.trim() === ''
      ? []
      : [
          sql.fragment`(${contains(sql.fragment`clinics.name`, q.trim())} or ${contains(sql.fragment`clinics.code`, q.trim())})`,
        ]),
    ...(codes === undefined ? [] : [sql.fragment`clinics.code = any(${sql.array([...codes], 'text')})`]),
  ])
  const column = { id: sql.fragment`clinics.code`, name: sql.fragment`clinics.name`, area: sql.fragment`clinics.area` }[
    field
  ]
  return listAndCount(
    pool,
    {
      page: sql.type(
        row,
      )`select ${columns} from ${sourceAt(now)} where ${where} ${orderBy(column, direction, sql.fragment`clinics.code`)} ${limitTo(page)}`,
      count: sql.fragment`from app.clinics clinics where ${where}`,
    },
    toRecord,
  )
}

/** A clinic of the panel; undefined for a code that is not on it. @param code in any case */
export async function findPanelClinic(
  pool: CommonQueryMethods,
  code: string,
  now: Date,
): Promise<PanelClinicRecord | undefined> {
  const found = await pool.maybeOne(
    sql.type(row)`select ${columns} from ${sourceAt(now)} where upper(clinics.code) = upper(${code})`,
  )
  return found ? toRecord(found) : undefined
}

/** Puts these fields in place of what the panel list says of a clinic. @param code as the list has it */
export async function correctPanelClinic(
  pool: CommonQueryMethods,
  code: string,
  { name, address, area, zone, type, latitude, longitude, ...hours }: PanelClinicFields,
): Promise<void> {
  const lines = [hours.weekdays, hours.saturday, hours.sunday, hours.publicHolidays]
  await pool.query(sql.unsafe`
    update app.clinics set name = ${name}, address = ${address}, area = ${area}, zone = ${zone}, type = ${type},
      opening_hours = ${sql.array(lines, 'text')}, latitude = ${latitude}, longitude = ${longitude}
    where code = ${code}`)
}

function toRecord({
  opening_hours: [weekdays = '', saturday = '', sunday = '', publicHolidays = ''],
  picture_of: contentId,
  image_url: imageUrl,
  confirmed_at: confirmedAt,
  excluded: isExcluded,
  ...clinic
}: z.infer<typeof row>): PanelClinicRecord {
  const picture = contentId === null || imageUrl === null ? null : { contentId, imageUrl }
  return { ...clinic, weekdays, saturday, sunday, publicHolidays, picture, confirmedAt, isExcluded }
}
