/** Pictures of content: kept by the console, shown by members' pages. */
import multipart from '@fastify/multipart'
import { contentPageTexts } from '@member-care/domain/texts/content-page-texts.ts'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { sendPicture } from '../documents/send-file.ts'
import { withOneFile } from '../documents/with-one-file.ts'
import { apiError, fieldError } from '../http/api-error.ts'
import type { Routes } from '../http/parts.ts'
import { isContentPicture, keepContentPicture, makeContentPicture } from './content-pictures.ts'

const FIELD = 'picture'

export const contentPictureRoutes: Routes = (app, parts) => {
  // An `<img>` sends no token, and what is shown to all members of a client is no secret.
  app.get(
    '/content/pictures/:pictureId',
    { config: { access: 'public' }, schema: { params: z.object({ pictureId: z.uuid() }) } },
    async ({ params: { pictureId } }, reply) => {
      if (!(await isContentPicture(parts.database, pictureId))) throw apiError('NOT_FOUND')
      // Its bytes never change.
      void reply.header('Cache-Control', 'public, max-age=31536000, immutable')
      return sendPicture(reply, parts, pictureId)
    },
  )

  void app.register(async (forms) => {
    await forms.register(multipart)
    forms.withTypeProvider<ZodTypeProvider>().post(
      '/console/content-pictures',
      {
        config: { access: { power: 'content.manage' }, stepUp: 'always' },
        schema: { consumes: ['multipart/form-data'], response: { 201: z.object({ address: z.string() }) } },
      },
      async (request, reply) => {
        const texts = contentPageTexts.picture
        const pictureId = await withOneFile(parts, request, { fieldname: FIELD, texts }, async ({ path }) => {
          // By its content, not by its name.
          const picture = await makeContentPicture(path)
          if (!picture) throw fieldError(FIELD, texts.wrongType)
          return keepContentPicture(parts, picture, { by: request.caller.user.userId, at: parts.clock() })
        })
        return reply.code(201).send({ address: `/api/content/pictures/${pictureId}` })
      },
    )
  })
}
