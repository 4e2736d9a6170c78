/** The picture of a panel clinic, for all who look for clinics (2§7). */
import { findClinicPicture } from '@member-care/projections/content/shown-clinic-pictures.ts'
import { z } from 'zod'
import { sendPicture } from '../documents/send-file.ts'
import { apiError } from '../http/api-error.ts'
import type { Routes } from '../http/parts.ts'
import { isContentPicture } from './content-pictures.ts'

const params = z.object({ code: z.string().max(40) })

export const clinicPictureRoute: Routes = (app, parts) => {
  // Nobody's screens load it by an address alone: they fetch it with the token, as they fetch documents.
  app.get(
    '/v2/api/clinics/:code/image',
    { config: { access: 'signed-in', stepUp: 'requireOTPClinicLocator', record: 'unowned' }, schema: { params } },
    async ({ params: { code } }, reply) => {
      const pictureId = await findClinicPicture(parts.database, code, parts.clock())
      if (pictureId === undefined || !(await isContentPicture(parts.database, pictureId))) throw apiError('NOT_FOUND')
      return sendPicture(reply, parts, pictureId)
    },
  )
}
