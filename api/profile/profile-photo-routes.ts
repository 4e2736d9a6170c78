/** Reading and changing one's own photo (3§7.3, C37, S42, 2§5 "Profile photo"). */
import multipart from '@fastify/multipart'
import { profilePhotoTexts } from '@member-care/domain/texts/profile-texts.ts'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { receiveUpload, type ReceivedForm } from '../documents/receive-upload.ts'
import { sendPicture } from '../documents/send-file.ts'
import { UploadRefused, type UploadRefusal } from '../documents/upload-refused.ts'
import { apiError, fieldError } from '../http/api-error.ts'
import type { App, Parts } from '../http/parts.ts'
import { findPhoto, keepPhoto, makePhoto } from './profile-photo.ts'

const own = { access: { userType: 'client' }, stepUp: 'none' } as const
/** The same, for an address that names the member. */
const member = { ...own, record: 'member' } as const
const FIELD = 'attachment'
/** A form that cannot be read is to blame on no field; what a scanner finds has an answer of its own. */
const refusalTexts: Readonly<Partial<Record<UploadRefusal, string>>> = {
  get 'too-many'() {
    return profilePhotoTexts.tooMany
  },
  get 'too-large'() {
    return profilePhotoTexts.tooLarge
  },
  get empty() {
    return profilePhotoTexts.noFile
  },
}

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
    const answer = { 200: z.object({ changed: z.literal(true) }) }
    const typed = forms.withTypeProvider<ZodTypeProvider>()
    typed.post(
      '/profile/users/profilePhoto/web',
      { config: { ...own, stepUp: 'requireOTPProfile' }, schema: { consumes, response: answer } },
      async (request) => {
        const form = await receivePhoto(parts, request)
        try {
          await changePhoto(parts, request.caller.user.userId, form)
        } finally {
          await form.discard()
        }
        return { changed: true as const }
      },
    )
  })
}

async function changePhoto(parts: Parts, userId: string, { files: [file] }: ReceivedForm): Promise<void> {
  if (!file) throw fieldError(FIELD, profilePhotoTexts.noFile)
  const { clean } = await parts.antivirus.scan(file.path)
  if (!clean) throw apiError('SUSPICIOUS_FILE')
  const photo = await makePhoto(file.path)
  if (!photo) throw fieldError(FIELD, profilePhotoTexts.wrongType)
  await keepPhoto(parts, userId, photo, parts.clock())
}

async function receivePhoto(parts: Parts, request: FastifyRequest): Promise<ReceivedForm> {
  try {
    return await receiveUpload(request, { folder: parts.uploadFolder, maximumFiles: 1, fieldname: FIELD })
  } catch (error) {
    if (!(error instanceof UploadRefused)) throw error
    const text = refusalTexts[error.refusal]
    throw text === undefined ? apiError('MALFORMED_REQUEST') : fieldError(FIELD, text)
  }
}
