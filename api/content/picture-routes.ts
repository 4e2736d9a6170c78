/** The console's call that keeps pictures of content. */
import multipart from '@fastify/multipart'
import { contentPageTexts } from '@member-care/domain/texts/content-page-texts.ts'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { withOneFile } from '../documents/with-one-file.ts'
import { fieldError } from '../http/api-error.ts'
import type { Routes } from '../http/parts.ts'
import { keepContentPicture, makeContentPicture, picturePlaces } from './content-pictures.ts'

const FIELD = 'picture'

export const contentPictureRoutes: Routes = (app, parts) => {
  void app.register(async (forms) => {
    await forms.register(multipart)
    forms.withTypeProvider<ZodTypeProvider>().post(
      '/console/content-pictures',
      {
        config: { access: { power: 'content.manage' }, stepUp: 'always' },
        schema: {
          querystring: z.object({ place: z.enum(picturePlaces).default('page') }),
          consumes: ['multipart/form-data'],
          response: { 201: z.object({ address: z.string() }) },
        },
      },
      async (request, reply) => {
        const texts = contentPageTexts.picture
        const pictureId = await withOneFile(parts, request, { fieldname: FIELD, texts }, async ({ path }) => {
          // By its content, not by its name.
          const picture = await makeContentPicture(path, request.query.place)
          if (!picture) throw fieldError(FIELD, texts.wrongType)
          return keepContentPicture(parts, picture, { by: request.caller.user.userId, at: parts.clock() })
        })
        return reply.code(201).send({ address: `/api/content/pictures/${pictureId}` })
      },
    )
  })
}
