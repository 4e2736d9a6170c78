/** Reading and changing one's own photo (C37, S42, 2§5 "Profile photo"). */
import multipart from '@fastify/multipart'
import { profilePhotoTexts } from '@member-care/domain/texts/profile-texts.ts'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { receiveUpload, type ReceivedForm } from '../files/receive-upload.ts'
import { sendFile } from '../files/send-file.ts'
import { UploadRefused, type UploadRefusal } from '../files/upload-refused.ts'
import { apiError, fieldError } from '../http/api-error.ts'
import type { App, Parts } from '../parts.ts'
import { findPhoto, keepPhoto, makePhoto } from './profile-photo.ts'

const member = { access: { userType: 'client' }, record: 'member' } as const
const FIELD = 'attachment'
/** A form that cannot be read is to blame on no field; what a scanner finds has an answer of its own. */
const refusalTexts: Readonly<Partial<Record<UploadRefusal, string>>> = {
  'too-many': profilePhotoTexts.tooMany,
  'too-large': profilePhotoTexts.tooLarge,
  empty: profilePhotoTexts.noFile,
}

export function addProfilePhotoRoutes(app: App, parts: Parts): void {
  const params = z.object({ uuid: z.string() })
  const read = async (request: FastifyRequest<{ Params: { uuid: string } }>, reply: FastifyReply) => {
    requireOwn(request, request.params.uuid)
    const fileId = await findPhoto(parts.database, request.params.uuid)
    // No photo is no error: the screens show initials.
    return fileId === undefined ? reply.code(204).send() : sendFile(reply, parts, { fileId, mimeType: 'image/jpeg' }, { view: true })
  }
  app.get('/users/:uuid/profilePhoto', { config: member, schema: { params } }, read)
  app.get('/profile/users/:uuid', { config: member, schema: { params } }, read)

  void app.register(async (forms) => {
    await forms.register(multipart)
    const consumes = ['multipart/form-data']
    const answer = { 200: z.object({ changed: z.literal(true) }) }
    const typed = forms.withTypeProvider<ZodTypeProvider>()
    typed.put('/users/:uuid/profilePhoto', { config: member, schema: { consumes, params, response: answer } }, async (request) => {
      requireOwn(request, request.params.uuid)
      const form = await receivePhoto(parts, request)
      try {
        await changePhoto(parts, request.params.uuid, form)
      } finally {
        await form.discard()
      }
      return { changed: true as const }
    })
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

/** Another person's photo is as unknown as one of nobody. */
function requireOwn(request: FastifyRequest, uuid: string): void {
  if (uuid !== request.caller.user.userId) throw apiError('NOT_FOUND')
}
