/**
 * Public holidays, the launch message and pictures of clinics of installations from before these were content (S114): their rows become events at the
 * first start. Rows go once their events are stored, so that what was interrupted goes on, and the second start finds none.
 */
import { publicHolidaysSchema } from '@member-care/domain/content/kinds/public-holidays.ts'
import { instant } from '@member-care/projections/tables/query-parts.ts'
import { sql } from 'slonik'
import { v5 as uuidv5 } from 'uuid'
import { z } from 'zod'
import { takeOver, type TakingOver } from './take-over.ts'

const ACTOR = 'content-take-over'
const ID_NAMESPACE = '5e0b7a52-4f0c-4c58-9d0e-2a5a1f6d7c93'
const SECOND_MS = 1_000

export async function takeOverRows(parts: TakingOver): Promise<void> {
  await takeOverHolidays(parts)
  await takeOverLaunchMessage(parts)
  await takeOverClinicPictures(parts)
}

const yearRow = z.object({
  year: z.number(),
  days: publicHolidaysSchema.shape.days,
  since: instant,
})

/** One list for each year. */
async function takeOverHolidays(parts: TakingOver): Promise<void> {
  const years = await parts.database.any(sql.type(yearRow)`
    select extract(year from day)::integer as year, min(added_at) as since,
      jsonb_agg(jsonb_build_object('day', day::text, 'name', name) order by day) as days
    from app.public_holidays group by 1 order by 1`)
  for (const { year, days, since } of years) {
    await takeOver(parts, ACTOR, {
      contentId: idOf(`public-holidays ${year}`),
      content: { kind: 'public-holidays', year, days },
      writtenBy: null,
      shownFrom: notLaterThanNow(parts, since),
      shownUntil: null,
    })
    await parts.database.query(
      sql.unsafe`delete from app.public_holidays where extract(year from day)::integer = ${year}`,
    )
  }
}

const messageRow = z.object({
  publish: z.boolean(),
  startsAt: instant.nullable(),
  endsAt: instant.nullable(),
  title: z.string(),
  message: z.string(),
  version: z.number(),
  changedBy: z.string().nullable(),
  changedAt: instant.nullable(),
})

/** A message that is not published becomes a draft. */
async function takeOverLaunchMessage(parts: TakingOver): Promise<void> {
  const row = await parts.database.maybeOne(sql.type(messageRow)`
    select publish, starts_at as "startsAt", ends_at as "endsAt", title, message, version, changed_by as "changedBy", changed_at as "changedAt"
    from app.launch_message`)
  if (!row) return
  const { publish, startsAt, endsAt, title, message, version, changedBy, changedAt } = row
  const since = startsAt?.toISOString() ?? notLaterThanNow(parts, changedAt)
  if (title !== '' || message !== '')
    await takeOver(parts, ACTOR, {
      contentId: idOf(`launch-message ${version}`),
      content: { kind: 'launch-message', title, text: message },
      writtenBy: changedBy,
      shownFrom: publish ? since : null,
      // Its last second belonged to it.
      shownUntil: endsAt && new Date(endsAt.getTime() + SECOND_MS).toISOString(),
    })
  await parts.database.query(sql.unsafe`delete from app.launch_message where version = ${version}`)
}

const pictureRow = z.object({
  code: z.string(),
  fileId: z.string(),
  name: z.string(),
  changedBy: z.string(),
  changedAt: instant,
})

/** The file stays where it is, under its id. What its size is was not written down. */
async function takeOverClinicPictures(parts: TakingOver): Promise<void> {
  const pictures = await parts.database.any(sql.type(pictureRow)`
    select image.code, image.file_id as "fileId", coalesce(clinic.name, '') as name, image.changed_by as "changedBy", image.changed_at as "changedAt"
    from app.clinic_images image left join app.clinics clinic on upper(clinic.code) = image.code order by image.code`)
  for (const { code, fileId, name, changedBy, changedAt } of pictures) {
    await parts.database.query(sql.unsafe`
      insert into app.content_pictures (picture_id, uploaded_by, uploaded_at) values (${fileId}, ${changedBy}, ${changedAt.toISOString()}::timestamptz)
      on conflict do nothing`)
    await takeOver(parts, ACTOR, {
      contentId: idOf(`clinic-picture ${fileId}`),
      content: {
        kind: 'clinic-picture',
        clinicCode: code,
        clinicName: name,
        imageUrl: `/api/content/pictures/${fileId}`,
      },
      writtenBy: changedBy,
      shownFrom: notLaterThanNow(parts, changedAt),
      shownUntil: null,
    })
    await parts.database.query(sql.unsafe`delete from app.clinic_images where file_id = ${fileId}`)
  }
}

function idOf(what: string): string {
  return uuidv5(what, ID_NAMESPACE)
}

/** What is shown already goes on being shown, whatever clock it was written by. @param since null for nobody knows */
function notLaterThanNow({ clock }: TakingOver, since: Date | null): string {
  const now = clock()
  return (since === null || since > now ? now : since).toISOString()
}
