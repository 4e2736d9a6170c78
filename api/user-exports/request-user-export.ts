/** An administrator asks for a file of users: it is on record who asked for what, and a job writes it. */
import { errorTexts } from '@member-care/domain/texts/error-texts.ts'
import { userExportTexts } from '@member-care/domain/texts/user-export-texts.ts'
import type { UserExportRequest } from '@member-care/domain/export/user-export.ts'
import { writeJobs } from '@member-care/projections/reactors/outbox.ts'
import { countExportedCompanies } from '@member-care/projections/users/exported-users.ts'
import { apiError, fieldError } from '../http/api-error.ts'
import type { Caller } from '../http/caller.ts'
import type { Parts } from '../http/parts.ts'
import { insertUserExport } from './user-export-store.ts'

/** The kind of the outbox jobs that write exports. */
export const USER_EXPORT = 'user-export'

/**
 * The same call again, with its `Idempotency-Key`, asks for the same export.
 * @returns the export's id
 * @throws ApiError 422 when no company matches the filter
 */
export async function requestUserExport(
  { database, eventLog, clock }: Parts,
  caller: Caller,
  { memberType, filter }: UserExportRequest,
): Promise<string> {
  if (caller.scope.kind === 'own') throw apiError('FORBIDDEN', errorTexts.forbidden)
  const companies = await countExportedCompanies(database, caller.scope, { memberType, company: filter ?? undefined })
  if (companies === 0) throw fieldError('query', userExportTexts.noResult)

  const context = caller.context()
  const exportId = context.commandId
  const groupCodes = [...caller.user.groupCodes]
  await eventLog.append(
    `export-${exportId}`,
    [{ type: 'UserExportRequested', data: { exportId, memberType, ...(filter && { filter }), groupCodes } }],
    { expected: { kind: 'any' }, context },
  )
  await database.transaction(async (transaction) => {
    await insertUserExport(
      transaction,
      { exportId, requestedBy: caller.user.userId, groupCodes, memberType, filter: filter ?? null },
      clock(),
    )
    await writeJobs(transaction, [
      {
        id: exportId,
        kind: USER_EXPORT,
        subjectId: exportId,
        payload: { exportId },
        causationId: context.commandId,
        correlationId: context.correlationId,
      },
    ])
  })
  return exportId
}
