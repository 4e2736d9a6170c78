/** The console's calls that keep the pictures of panel clinics. */
import multipart from '@fastify/multipart'
import { clinicImageTexts as texts } from '@member-care/domain/texts/clinic-image-texts.ts'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { withOneFile } from '../documents/with-one-file.ts'
import { fieldError } from '../http/api-error.ts'
import type { Routes } from '../http/parts.ts'
import { keepClinicImage, makeClinicImage, removeClinicImage } from './clinic-images.ts'
import { panelClinicAnswer, panelClinicSchema, requirePanelClinic } from './panel-clinic-answer.ts'

const keeping = { access: { power: 'content.manage' }, stepUp: 'always' } as const
/** The panel list is the same for all. */
const ofClinic = { ...keeping, record: 'unowned' } as const
const params = z.object({ code: z.string().max(40) })
const FIELD = 'image'

export const clinicImageRoutes: Routes = (app, parts) => {
  app.delete(
    '/console/panel-clinics/:code/image',
    { config: ofClinic, schema: { params, response: { 200: panelClinicSchema } } },
    async ({ params: { code } }) => {
      const clinic = await requirePanelClinic(parts, code)
      await removeClinicImage(parts, clinic.code)
      return panelClinicAnswer(await requirePanelClinic(parts, code))
    },
  )

  void app.register(async (forms) => {
    await forms.register(multipart)
    const schema = { consumes: ['multipart/form-data'], params, response: { 200: panelClinicSchema } }
    forms
      .withTypeProvider<ZodTypeProvider>()
      .post('/console/panel-clinics/:code/image', { config: ofClinic, schema }, async (request) => {
        const clinic = await requirePanelClinic(parts, request.params.code)
        await withOneFile(parts, request, { fieldname: FIELD, texts }, async ({ path }) => {
          // By its content, not by its name.
          const picture = await makeClinicImage(path)
          if (!picture) throw fieldError(FIELD, texts.wrongType)
          await keepClinicImage(parts, clinic.code, picture, { by: request.caller.user.userId, at: parts.clock() })
        })
        return panelClinicAnswer(await requirePanelClinic(parts, clinic.code))
      })
  })
}
