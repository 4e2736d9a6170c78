/** A member's request to have their name or NRIC changed (2§7, S35). */
import multipart from '@fastify/multipart'
import { nricForMembers } from '@member-care/domain/client/nric-for-members.ts'
import { claimFormTexts } from '@member-care/domain/texts/claim-form-texts.ts'
import { identityChangeTexts } from '@member-care/domain/texts/user-verification-texts.ts'
import { identityChangeStatuses } from '@member-care/domain/user/identity-change.ts'
import { findIdentityChange } from '@member-care/projections/verification/verification-queries.ts'
import { MOST_EVIDENCE_FILES } from '@member-care/domain/user/identity-change-form.ts'
import type { FastifyRequest } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { readSessionUser } from '../accounts/session-user.ts'
import { receiveUpload } from '../documents/receive-upload.ts'
import { UploadRefused, type UploadRefusal } from '../documents/upload-refused.ts'
import { apiError, fieldError } from '../http/api-error.ts'
import type { Caller } from '../http/caller.ts'
import type { Parts, Routes } from '../http/parts.ts'
import { requestIdentityChange } from './identity-change-commands.ts'

const FIELD = 'attachment'

/** The last request of the member or of their company's HR, as far as it is shown to them: each field as it is and as it is to be. */
const ownRequestSchema = z
  .object({
    request: z
      .object({
        status: z.enum(identityChangeStatuses),
        /** UTC, ISO. */
        requestedAt: z.string(),
        /** Null where it is to stay as it is. The NRIC is masked where the company wishes so. */
        name: z.string().nullable(),
        nric: z.string().nullable(),
        birthdate: z.string().nullable(),
        gender: z.enum(['m', 'f']).nullable(),
        /** As these two are on record; the session tells the others. */
        present: z.object({ birthdate: z.string().nullable(), gender: z.enum(['m', 'f']).nullable() }),
        /** Which company's HR proposed it, and why; null where the member asked. */
        hrProposal: z.object({ companyName: z.string(), reason: z.string() }).nullable(),
        evidenceCount: z.number(),
      })
      .nullable(),
  })
  .meta({ id: 'OwnIdentityChange' })

/** A form with files, or the two fields alone as JSON. */
export const identityChangeRequestRoutes: Routes = (app, parts) => {
  app.get(
    '/profile/user/identityChange',
    {
      config: { access: { userType: 'client' }, stepUp: 'requireOTPProfile' },
      schema: { response: { 200: ownRequestSchema } },
    },
    async ({ caller }) => ({ request: await ownRequest(parts, caller) }),
  )

  void app.register(async (forms) => {
    await forms.register(multipart)
    const answer = { 200: z.object({ message: z.string() }) }
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

async function ownRequest(parts: Parts, { own }: Caller): Promise<z.infer<typeof ownRequestSchema>['request']> {
  const change = await findIdentityChange(parts, own, own.userId)
  if (!change) return null
  const { status, requestedAt, changesName, changesNric, requestedName, requestedNric, evidence } = change
  const { changesBirthdate, requestedBirthdate, requestedGender, proposedBy, companyName, reason } = change
  const { companyDetail } = await readSessionUser(parts, own.userId)
  return {
    status,
    requestedAt: requestedAt.toISOString(),
    name: changesName ? (requestedName ?? '') : null,
    nric: changesNric ? nricForMembers(requestedNric ?? '', companyDetail?.featuresConfig) : null,
    birthdate: changesBirthdate ? (requestedBirthdate ?? '') : null,
    gender: requestedGender,
    present: { birthdate: change.birthdate, gender: change.gender },
    hrProposal: proposedBy === undefined ? null : { companyName: companyName ?? '', reason: reason ?? '' },
    evidenceCount: evidence.length,
  }
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
