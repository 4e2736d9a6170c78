/** Reading and changing one's own photo (3§7.3, C37, S42, 2§5 "Profile photo"). */
import multipart from '@fastify/multipart'
import { profilePhotoTexts } from '@member-care/domain/texts/profile-texts.ts'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { sendContent, sendPicture } from '../documents/send-file.ts'
import { withOneFile } from '../documents/with-one-file.ts'
import { apiError, fieldError } from '../http/api-error.ts'
import type { App, Parts } from '../http/parts.ts'
import { findPhoto, keepPhoto, makePhoto, makePreview } from './profile-photo.ts'

const own = { access: { userType: 'client' }, stepUp: 'none' } as const
/** The same, for an address that names the member. */
const member = { ...own, record: 'member' } as const
const FIELD = 'attachment'

export function addProfilePhotoRoutes(app: App, parts: Parts): void {
  const params = z.object({ uuid: z.string() })
  const send = async (reply: FastifyReply, userId: string) => {
    const fileId = await findPhoto(parts.database, userId)
    // No photo is no error: the screens show initials.
    return fileId === undefined ? reply.code(204).send() : sendPicture(reply, parts, fileId)
  }
  for (const url of ['/users/:uuid/profilePhoto', '/profile/users/:uuid']) {
    app.get(url, { config: member, schema: { params } }, async (request, reply) => {
      // Another person's photo is as unknown as one of nobody.
      if (request.params.uuid !== request.caller.user.userId) throw apiError('NOT_FOUND')
      return send(reply, request.params.uuid)
    })
  }
  app.get('/profile/get/users/profilePhoto', { config: own }, async (request, reply) =>
    send(reply, request.caller.user.userId),
  )

  void app.register(async (forms) => {
    await forms.register(multipart)
    const consumes = ['multipart/form-data']
    const changing = { ...own, stepUp: 'requireOTPProfile' } as const
    const changed = { 200: z.object({ changed: z.literal(true) }) }
    const typed = forms.withTypeProvider<ZodTypeProvider>()
    typed.post(
      '/profile/users/profilePhoto/web',
      { config: changing, schema: { consumes, response: changed } },
      async (request) => {
        const photo = await madeOfUpload(parts, request, makePhoto)
        await keepPhoto(parts, request.caller.user.userId, photo, parts.clock())
        return { changed: true as const }
      },
    )
    // For a browser that cannot draw what was chosen, as all but Safari cannot draw HEIC. Nothing of it is kept.
    typed.post(
      '/profile/users/profilePhoto/preview',
      { config: changing, schema: { consumes } },
      async (request, reply) => {
        const preview = await madeOfUpload(parts, request, makePreview)
        return sendContent(reply, { name: 'preview', type: 'image/jpeg' }, Buffer.from(preview))
      },
    )
  })
}

/** What is made of the picture in a form; the upload itself is gone afterwards. @throws ApiError for what is no picture that may be a photo */
async function madeOfUpload(
  parts: Parts,
  request: FastifyRequest,
  make: (path: string) => Promise<Uint8Array | undefined>,
): Promise<Uint8Array> {
  return withOneFile(parts, request, { fieldname: FIELD, texts: profilePhotoTexts }, async ({ path }) => {
    const made = await make(path)
    if (!made) throw fieldError(FIELD, profilePhotoTexts.wrongType)
    return made
  })
}
