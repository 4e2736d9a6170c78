/** Changes of name and NRIC: the member's request, the queue in which it waits, its evidence and the decision (2§7, S35). */
import multipart from '@fastify/multipart'
import { claimFormTexts } from '@member-care/domain/texts/claim-form-texts.ts'
import { personal, REDACTED } from '@member-care/domain/events/event-definition.ts'
import { identityChangeRefusalTexts, identityChangeTexts } from '@member-care/domain/texts/user-verification-texts.ts'
import { identityChangeStatuses, identityDecisionObstacle } from '@member-care/domain/user/identity-change.ts'
import { MOST_EVIDENCE_FILES } from '@member-care/domain/user/identity-change-form.ts'
import {
  countWaiting,
  listIdentityChanges,
  type IdentityChangeRecord,
} from '@member-care/projections/verification/verification-queries.ts'
import type { FastifyRequest } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { maskedFor } from '../http/masking.ts'
import { recordView } from '../http/record-view.ts'
import { receiveUpload } from '../documents/receive-upload.ts'
import { sendDocument } from '../documents/send-file.ts'
import { UploadRefused, type UploadRefusal } from '../documents/upload-refused.ts'
import { apiError, fieldError } from '../http/api-error.ts'
import type { Caller } from '../http/caller.ts'
import type { App, Parts, Routes } from '../http/parts.ts'
import { decideIdentityChange, requestIdentityChange, requireIdentityChange } from './identity-change-commands.ts'
import { offerQueue } from './verification-queue.ts'

const config = { access: { power: 'identityChanges.decide' }, stepUp: 'always' } as const
const personalText = personal(z.string())
const FIELD = 'attachment'

const identityChangeSchema = z
  .object({
    /** The member's id: everybody has one request at most that counts. */
    id: z.string(),
    requestId: z.string(),
    name: personalText,
    nric: personalText,
    /** Null where it is to stay as it is. */
    requestedName: personalText.nullable(),
    requestedNric: personalText.nullable(),
    companies: z.array(z.string()),
    status: z.enum(identityChangeStatuses),
    /** UTC, ISO. */
    requestedAt: z.string(),
    evidence: z.array(z.object({ id: z.string(), name: personalText, mimeType: z.string(), bytes: z.number() })),
    /** Why this administrator cannot decide on it; null when they can. */
    obstacle: z.string().nullable(),
  })
  .meta({ id: 'IdentityChange' })

/** The queue of the changes that members asked for. */
export const identityChangeQueue = offerQueue<IdentityChangeRecord>({
  resource: 'identity-changes',
  power: 'identityChanges.decide',
  counted: 'identityChanges',
  sortField: 'requestedAt',
  answer: identityChangeSchema,
  list: (parts, scope, { page, ids }) => listIdentityChanges(parts, scope, page, { userIds: ids }),
  count: ({ database }, scope) => countWaiting(database, scope, 'identity_changes'),
  shows: ({ userId, requestId }) => ({ nric: { subjectId: userId, recordId: requestId } }),
  describe: async (_parts, caller, changes) => changes.map((change) => describe(caller, change)),
})

export const identityChangeRoutes: Routes = (app, parts) => {
  addDecision(app, parts)
  addMembersRequest(app, parts)
}

function addDecision(app: App, parts: Parts): void {
  const body = z.object({
    requestId: z.string(),
    decision: z.enum(['APPROVED', 'REJECTED']),
    note: z.string().trim().max(2000).nullable().optional(),
  })
  const deciding = {
    config: { ...config, record: 'user' },
    schema: { params: z.object({ id: z.string() }), body, response: { 200: identityChangeSchema } },
  } as const
  app.post('/console/identity-changes/:id/decision', deciding, async ({ caller, params, body }) =>
    describe(caller, await decideIdentityChange(parts, caller, params.id, { ...body, note: body.note ?? undefined })),
  )

  const evidenceParams = z.object({ id: z.string(), fileId: z.string() })
  app.get(
    '/console/identity-changes/:id/evidence/:fileId',
    { config: { ...config, record: 'user' }, schema: { params: evidenceParams } },
    async (request, reply) => {
      const { id, fileId } = request.params
      const file = (await requireIdentityChange(parts, request.caller, id)).evidence.find(
        (entry) => entry.fileId === fileId,
      )
      if (!file) throw apiError('NOT_FOUND')
      await recordView(
        parts.eventLog,
        { subjectId: id, what: 'identity-evidence', recordId: fileId },
        request.caller.context(),
      )
      return sendDocument(reply, parts, { stream: `user-${id}`, fileId }, { view: true })
    },
  )
}

/** A form with files, or the two fields alone as JSON. */
function addMembersRequest(app: App, parts: Parts): void {
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

function describe({ user, powers }: Caller, change: IdentityChangeRecord): z.infer<typeof identityChangeSchema> {
  const {
    userId,
    requestId,
    name,
    nric,
    changesName,
    changesNric,
    requestedName,
    requestedNric,
    companies,
    status,
    requestedAt,
    evidence,
  } = change
  const obstacle = identityDecisionObstacle(userId, change, { decidedBy: user.userId, requestId })
  return {
    id: userId,
    requestId,
    name: name ?? REDACTED,
    nric: maskedFor(powers, nric ?? REDACTED),
    requestedName: changesName ? (requestedName ?? REDACTED) : null,
    requestedNric: changesNric ? maskedFor(powers, requestedNric ?? REDACTED) : null,
    companies: [...companies],
    status,
    requestedAt: requestedAt.toISOString(),
    evidence: evidence.map(({ fileId, originalFilename, mimeType, bytes }) => ({
      id: fileId,
      name: originalFilename ?? REDACTED,
      mimeType,
      bytes,
    })),
    obstacle: obstacle === undefined ? null : identityChangeRefusalTexts[obstacle],
  }
}
