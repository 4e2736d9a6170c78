/** Changes of who somebody is that members asked for or HR proposed: the queue in which they wait, the evidence and the decision (S35, S90). */
import { personal, REDACTED } from '@member-care/domain/events/event-definition.ts'
import { identityChangeRefusalTexts } from '@member-care/domain/texts/user-verification-texts.ts'
import { identityChangeStatuses, identityDecisionObstacle } from '@member-care/domain/user/identity-change.ts'
import {
  countWaiting,
  listIdentityChanges,
  type IdentityChangeRecord,
} from '@member-care/projections/verification/verification-queries.ts'
import { z } from 'zod'
import { maskedFor } from '../http/masking.ts'
import { recordView } from '../http/record-view.ts'
import { sendDocument } from '../documents/send-file.ts'
import { apiError } from '../http/api-error.ts'
import type { Caller } from '../http/caller.ts'
import type { Routes } from '../http/parts.ts'
import { decideIdentityChange, requireIdentityChange } from './identity-change-commands.ts'
import { offerQueue } from './verification-queue.ts'

const config = { access: { power: 'identityChanges.decide' }, stepUp: 'always' } as const
const personalText = personal(z.string())

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
    birthdate: personalText.nullable(),
    requestedBirthdate: personalText.nullable(),
    gender: z.enum(['m', 'f']).nullable(),
    requestedGender: z.enum(['m', 'f']).nullable(),
    /** Where HR proposed it: of which company, and why. Null where the member asks. */
    hrProposal: z.object({ companyName: z.string().nullable(), reason: personalText }).nullable(),
    companies: z.array(z.string()),
    status: z.enum(identityChangeStatuses),
    /** UTC, ISO. */
    requestedAt: z.string(),
    evidence: z.array(z.object({ id: z.string(), name: personalText, mimeType: z.string(), bytes: z.number() })),
    /** Why this administrator cannot decide on it; null when they can. */
    obstacle: z.string().nullable(),
  })
  .meta({ id: 'IdentityChange' })

/** The queue of the changes that members asked for or HR proposed. */
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
    changesBirthdate,
    birthdate,
    requestedBirthdate,
    gender,
    requestedGender,
    proposedBy,
    companyName,
    reason,
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
    birthdate,
    requestedBirthdate: changesBirthdate ? (requestedBirthdate ?? REDACTED) : null,
    gender,
    requestedGender,
    hrProposal: proposedBy === undefined ? null : { companyName, reason: reason ?? REDACTED },
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
