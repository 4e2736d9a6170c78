/** The picture of a panel clinic, for all who look for clinics (2§7). */
import { z } from 'zod'
import { sendPicture } from '../documents/send-file.ts'
import { apiError } from '../http/api-error.ts'
import type { Routes } from '../http/parts.ts'
import { findClinicImage } from './clinic-images.ts'

const params = z.object({ code: z.string().max(40) })

export const clinicPictureRoute: Routes = (app, parts) => {
  // Nobody's screens load it by an address alone: they fetch it with the token, as they fetch documents.
  app.get(
    '/v2/api/clinics/:code/image',
    { config: { access: 'signed-in', stepUp: 'requireOTPClinicLocator', record: 'unowned' }, schema: { params } },
    async ({ params: { code } }, reply) => {
      const fileId = await findClinicImage(parts.database, code)
      if (fileId === undefined) throw apiError('NOT_FOUND')
      return sendPicture(reply, parts, fileId)
    },
  )
}
