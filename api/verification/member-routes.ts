/** A member's request to have their name or NRIC changed (2§7, S35). */
import multipart from '@fastify/multipart'
import { claimFormTexts } from '@member-care/domain/texts/claim-form-texts.ts'
import { identityChangeTexts } from '@member-care/domain/texts/user-verification-texts.ts'
import { MOST_EVIDENCE_FILES } from '@member-care/domain/user/identity-change-form.ts'
import type { FastifyRequest } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { receiveUpload } from '../documents/receive-upload.ts'
import { UploadRefused, type UploadRefusal } from '../documents/upload-refused.ts'
import { apiError, fieldError } from '../http/api-error.ts'
import type { Parts, Routes } from '../http/parts.ts'
import { requestIdentityChange } from './identity-change-commands.ts'

const FIELD = 'attachment'

/** A form with files, or the two fields alone as JSON. */
export const identityChangeRequestRoutes: Routes = (app, parts) => {
  void app.register(async (forms) => {
    await forms.register(multipart)
    const answer = { 200: z.object({ message: z.literal(identityChangeTexts.submitted) }) }
    const schema = { consumes: ['multipart/form-data', 'application/json'], response: answer }
    forms
      .withTypeProvider<ZodTypeProvider>()
      .post(
        '/profile/user/requestChangeNricAndName',
        { config: { access: { userType: 'client' }, stepUp: 'requireOTPProfile' }, schema },
        async (request) => {
          if (request.isMultipart()) await takeForm(parts, request)
          else await requestIdentityChange(parts, request.caller, jsonForm(request.body), [])
          return { message: identityChangeTexts.submitted }
        },
      )
  })
}

async function takeForm(parts: Parts, request: FastifyRequest): Promise<void> {
  try {
    const form = await receiveUpload(request, {
      folder: parts.uploadFolder,
      maximumFiles: MOST_EVIDENCE_FILES,
      fieldname: FIELD,
    })
    try {
      await requestIdentityChange(
        parts,
        request.caller,
        { name: form.fields['name'], nric: form.fields['nric'] },
        form.files,
      )
    } finally {
      await form.discard()
    }
  } catch (error) {
    throw error instanceof UploadRefused ? uploadError(error.refusal) : error
  }
}

function jsonForm(body: unknown): { readonly name?: string | undefined; readonly nric?: string | undefined } {
  const read = z.object({ name: z.string().max(200).optional(), nric: z.string().max(200).optional() }).safeParse(body)
  if (!read.success) throw apiError('MALFORMED_REQUEST')
  return read.data
}

const uploadTexts: Readonly<Partial<Record<UploadRefusal, string>>> = {
  get 'too-many'() {
    return identityChangeTexts.tooManyFiles
  },
  get 'too-large'() {
    return claimFormTexts.fileTooLarge
  },
  get empty() {
    return claimFormTexts.fileEmpty
  },
}

/** A form that cannot be read is to blame on no field; what a scanner finds has an answer of its own. */
function uploadError(refusal: UploadRefusal) {
  if (refusal === 'suspicious') return apiError('SUSPICIOUS_FILE')
  const text = uploadTexts[refusal]
  return text === undefined ? apiError('MALFORMED_REQUEST') : fieldError('attachments', text)
}
