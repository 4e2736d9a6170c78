/** Which picture each clinic of the panel is shown with, by its code. A clinic that is not on the panel any more is asked by nobody. */
import { pictureIdOf } from '@member-care/domain/content/kinds/clinic-picture.ts'
import { sql, type CommonQueryMethods, type FragmentSqlToken } from 'slonik'
import { z } from 'zod'
import { windowsOpenAt } from './published-content.ts'

/** Rows `code` (in capitals), `content_id`, `image_url`, `shown_from`: for each clinic the picture that is shown since last. */
export function clinicPicturesShownAt(now: Date): FragmentSqlToken {
  return sql.fragment`
    select distinct on (v.content ->> 'clinicCode') v.content ->> 'clinicCode' as code, i.content_id, v.content ->> 'imageUrl' as image_url, w."shownFrom" as shown_from
    ${windowsOpenAt(now)} and i.kind = 'clinic-picture'
    order by v.content ->> 'clinicCode', w."shownFrom" desc, i.content_id`
}

/** The id of the picture that a clinic is shown with; undefined without one, and for a clinic that members are not shown. @param code in any case */
export async function findClinicPicture(
  database: CommonQueryMethods,
  code: string,
  now: Date,
): Promise<string | undefined> {
  const row = await database.maybeOne(sql.type(z.object({ imageUrl: z.string() }))`
    select picture.image_url as "imageUrl" from (${clinicPicturesShownAt(now)}) picture
    where picture.code = upper(${code}) and not exists (select from read.excluded_clinics excluded where excluded.excluded and excluded.code = picture.code)`)
  return row ? pictureIdOf(row.imageUrl) : undefined
}
