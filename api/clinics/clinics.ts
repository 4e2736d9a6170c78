/** The panel's clinics (`app.clinics`), in the short field names of the call (2§3 "Clinic"). */
import { clinicTypeLabels } from '@member-care/domain/texts/portal-texts.ts'
import { clinicPicturesShownAt } from '@member-care/projections/content/shown-clinic-pictures.ts'
import { sql, type CommonQueryMethods } from 'slonik'
import { z } from 'zod'

export const clinicSchema = z
  .object({
    /** Code. */
    c: z.string(),
    n: z.string(),
    a: z.string(),
    ar: z.string(),
    z: z.string(),
    /** 0 to 9 (2§3 "Clinic types"), and what it is called. */
    t: z.number().int(),
    ts: z.string(),
    /** Opening hours: weekdays, Saturday, Sunday, public holidays. */
    h1: z.string(),
    h2: z.string(),
    h3: z.string(),
    h4: z.string(),
    la: z.number(),
    lo: z.number(),
    /** Whether there is a picture of it, to be fetched by its code (2§7). */
    hasImage: z.boolean(),
    /** When an administrator last confirmed what is said here: Singapore date, YYYY-MM-DD; null when nobody has. */
    confirmedOn: z.string().nullable(),
  })
  .meta({ id: 'PanelClinic' })
export type Clinic = z.infer<typeof clinicSchema>

const clinicRow = z.object({
  code: z.string(),
  name: z.string(),
  address: z.string(),
  area: z.string(),
  zone: z.string(),
  type: z.number(),
  opening_hours: z.array(z.string()),
  latitude: z.number(),
  longitude: z.number(),
  has_image: z.boolean(),
  confirmed_on: z.string().nullable(),
})

const labels: Readonly<Record<number, string>> = clinicTypeLabels

/** Every clinic of the panel that is not excluded (3§2.12), by name. */
export async function readClinics(database: CommonQueryMethods, now: Date): Promise<readonly Clinic[]> {
  const rows = await database.any(sql.type(clinicRow)`
    select clinics.code, name, address, area, zone, type, opening_hours, latitude, longitude,
      image.code is not null as has_image, (confirmed_at at time zone 'Asia/Singapore')::date::text as confirmed_on
    from app.clinics
      left join (${clinicPicturesShownAt(now)}) image on image.code = upper(clinics.code)
      left join app.clinic_confirmations confirmed on confirmed.code = upper(clinics.code)
    where not exists (select from read.excluded_clinics excluded where excluded.excluded and excluded.code = upper(clinics.code))
    order by name, clinics.code`)
  return rows.map(
    ({
      code,
      name,
      address,
      area,
      zone,
      type,
      opening_hours: [h1 = '', h2 = '', h3 = '', h4 = ''],
      latitude,
      longitude,
      has_image,
      confirmed_on,
    }) => ({
      c: code,
      n: name,
      a: address,
      ar: area,
      z: zone,
      t: type,
      ts: labels[type] ?? clinicTypeLabels[0],
      h1,
      h2,
      h3,
      h4,
      la: latitude,
      lo: longitude,
      hasImage: has_image,
      confirmedOn: confirmed_on,
    }),
  )
}

/** What the panel calls the clinics of these codes, which are in capitals; codes that are not on the panel are left out. */
export async function clinicNames(
  database: CommonQueryMethods,
  codes: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (codes.length === 0) return new Map()
  const rows = await database.any(
    sql.type(
      nameRow,
    )`select upper(code) as code, name from app.clinics where upper(code) = any(${sql.array([...codes], 'text')})`,
  )
  return new Map(rows.map(({ code, name }) => [code, name]))
}

const nameRow = z.object({ code: z.string(), name: z.string() })
