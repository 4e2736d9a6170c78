/** A member's request to change name or NRIC, and the decision on it (2§4, S35). */
import { fileError } from '@member-care/domain/claim/form/attachment-errors.ts'
import type { CommandContext } from '@member-care/domain/events/metadata.ts'
import { unlessRedacted } from '@member-care/domain/events/event-definition.ts'
import { identityChangeRefusalTexts, identityChangeTexts } from '@member-care/domain/texts/user-verification-texts.ts'
import {
  decideIdentity,
  emailAfterApproval,
  evolveIdentity,
  type IdentityCommand,
  type IdentityState,
} from '@member-care/domain/user/identity-change.ts'
import {
  identityChangeOf,
  identityFormErrors,
  MOST_EVIDENCE_FILES,
  type IdentityForm,
} from '@member-care/domain/user/identity-change-form.ts'
import type { UserEvent } from '@member-care/domain/user/user-events.ts'
import {
  findIdentityChange,
  type IdentityChangeRecord,
} from '@member-care/projections/verification/verification-queries.ts'
import { v5 as uuidv5 } from 'uuid'
import {
  keepOnlyCurrentAddress,
  keepOnlyCurrentNric,
  reserveEmailAddress,
  reserveNric,
} from '../accounts/reservations.ts'
import { readSessionUser } from '../accounts/session-user.ts'
import { formError } from '../http/api-error.ts'
import { toClaimFile } from '../claims/check-claim-form.ts'
import { carryOutIdentity } from '../aggregates/user.ts'
import { requireSameRequest } from '../aggregates/bind-aggregate.ts'
import { markAttached } from '../documents/file-register.ts'
import { examineUploads, keepUploads } from '../documents/keep-uploads.ts'
import { saidByForm, type ReceivedFile } from '../documents/receive-upload.ts'
import { apiError, ApiError } from '../http/api-error.ts'
import type { Caller } from '../http/caller.ts'
import type { Parts } from '../http/parts.ts'

/**
 * Asks for a change of the caller's own name or NRIC. The same command again is the same request.
 * @param files what proves it, as received; kept as documents about the member
 * @throws ApiError 422 with the texts at `name`, `nric` and `attachments`; 409 while another request waits; 303 suspicious file, 503 no antivirus verdict
 */
export async function requestIdentityChange(
  parts: Parts,
  caller: Caller,
  form: IdentityForm,
  files: readonly ReceivedFile[],
): Promise<void> {
  const { userId } = caller.user
  const context = caller.context(saidByForm({ fields: { name: form.name ?? '', nric: form.nric ?? '' }, files }))
  const requestId = uuidv5('identity-change', context.commandId)
  const { events } = await parts.eventLog.load<UserEvent>(streamOf(userId))
  // Asked before, and perhaps decided since: what is compared below would be another record.
  const earlier = events.find((event) => event.type === 'IdentityChangeRequested' && event.data.requestId === requestId)
  if (earlier) return requireSameRequest(earlier, context)

  const user = await parts.users.getUser(caller.own, userId)
  if (!user) throw apiError('NOT_FOUND')
  const present = { ...user, shownNric: (await readSessionUser(parts, userId)).nric }
  const belonging = { ownerId: userId, subjectId: userId, claimId: requestId, commandId: context.commandId }
  const examined = await examineUploads(
    parts,
    files.map((file) => ({ file, category: 'DOC' as const })),
    belonging,
  )
  const wrongFiles =
    files.length > MOST_EVIDENCE_FILES
      ? identityChangeTexts.tooManyFiles
      : examined.map((file) => fileError(toClaimFile(file))).find((text) => text !== undefined)
  const errors = { ...identityFormErrors(form, present), ...(wrongFiles !== undefined && { attachments: wrongFiles }) }
  if (Object.keys(errors).length > 0) throw formError(errors)

  const kept = await keepUploads(parts, examined, belonging)
  const evidence = kept.map(({ attachmentId, originalFilename, mimeType, bytes, sha256 }) => ({
    fileId: attachmentId,
    originalFilename,
    mimeType,
    bytes,
    sha256,
  }))
  await carryOut(
    parts,
    userId,
    { type: 'RequestIdentityChange', data: { requestId, change: identityChangeOf(form, present), evidence } },
    context,
  )
  await markAttached(
    parts.database,
    evidence.map(({ fileId }) => fileId),
  )
}

export interface IdentityDecision {
  readonly requestId: string
  readonly decision: 'APPROVED' | 'REJECTED'
  readonly note?: string | undefined
}

/**
 * Approves or declines a member's request. With an approval the new number is the member's and the old one free, and so with a placeholder
 * address that is made of it.
 * @returns the request as it is afterwards
 * @throws ApiError 404 for somebody whom the caller does not reach or who asked for nothing; 409 NRIC_TAKEN, EMAIL_TAKEN when the new number
 *   or its address is another account's, and for a request that was replaced or decided meanwhile
 */
export async function decideIdentityChange(
  parts: Parts,
  caller: Caller,
  userId: string,
  asked: IdentityDecision,
): Promise<IdentityChangeRecord> {
  await requireIdentityChange(parts, caller, userId)
  const command: IdentityCommand = {
    type: 'DecideIdentityChange',
    data: { ...asked, decidedBy: caller.user.userId, placeholderDomain: parts.settings.placeholderEmailDomain },
  }
  const context = caller.context()
  if (asked.decision === 'APPROVED')
    await inPossessionOfNewIdentity(parts, userId, context, () => carryOut(parts, userId, command, context))
  else await carryOut(parts, userId, command, context)
  return requireIdentityChange(parts, caller, userId)
}

/** @throws ApiError 404 */
export async function requireIdentityChange(
  parts: Parts,
  { scope }: Caller,
  userId: string,
): Promise<IdentityChangeRecord> {
  const change = await findIdentityChange(parts, scope, userId)
  if (!change) throw apiError('NOT_FOUND')
  return change
}

/** Reserves the requested number, and the address made of it, before the approval; frees afterwards what is not the member's: the old, or after a refusal the new. */
async function inPossessionOfNewIdentity(
  parts: Parts,
  userId: string,
  context: CommandContext,
  approve: () => Promise<void>,
): Promise<void> {
  const { events } = await parts.eventLog.load<UserEvent>(streamOf(userId))
  const state = events.reduce<IdentityState | undefined>(evolveIdentity, undefined)
  const nric = unlessRedacted(state?.request?.nric)
  if (!state || nric === undefined) return approve()
  const email = emailAfterApproval(state, parts.settings.placeholderEmailDomain)
  // An address that is theirs by now, too: a call that was cut short is finished by the same call again.
  const tried = email ?? unlessRedacted(state.email)
  const keepOnlyCurrent = async () => {
    await keepOnlyCurrentNric(parts, { userId, tried: nric }, context)
    if (tried !== undefined) await keepOnlyCurrentAddress(parts, { userId, tried }, context)
  }
  try {
    await reserveNric(parts, { nric, userId }, context)
    if (email !== undefined) await reserveEmailAddress(parts, { email, userId }, context)
    await approve()
  } catch (error) {
    // After any other failure it is not known whether it was approved; the same call again finds out.
    if (error instanceof ApiError) await keepOnlyCurrent()
    throw inWordsOfTheDesk(error)
  }
  await keepOnlyCurrent()
}

function inWordsOfTheDesk(error: unknown): unknown {
  if (!(error instanceof ApiError) || (error.code !== 'NRIC_TAKEN' && error.code !== 'EMAIL_TAKEN')) return error
  return apiError(error.code, identityChangeRefusalTexts[error.code])
}

async function carryOut(
  parts: Parts,
  userId: string,
  command: IdentityCommand,
  context: CommandContext,
): Promise<void> {
  await carryOutIdentity(parts, userId, {
    context,
    decide: (state) => decideIdentity(command, state),
    visibleIn: ['users', 'verification'],
  })
}

function streamOf(userId: string) {
  return `user-${userId}` as const
}
