/** Adding administrators from a file, row by row: a row that fails leaves the others (3§5, 3§8). */
import { readAdministratorBatch, type BatchRow } from '@member-care/domain/access/administrator-batch.ts'
import type { FastifyRequest } from 'fastify'
import { v5 as uuidv5 } from 'uuid'
import { ApiError, fieldError } from '../http/api-error.ts'
import type { Parts } from '../http/parts.ts'
import { addAdministrator } from './administrator-commands.ts'
import { SHEET_FIELD } from '../sheets/read-sheet.ts'
import { receiveSheet } from '../sheets/receive-sheet.ts'

/** What became of a row, by its number in the file (the first one, with the headings, is 1). */
export interface BatchOutcome {
  readonly row: number
  readonly email: string
  /** The new administrator's id; null for a row that failed. */
  readonly id: string | null
  readonly error: string | null
}

/**
 * Reads the multipart request and adds the administrators of its file, each with a command of its own. The same call again gives the same.
 * @throws ApiError 422 at `file` for one that cannot be taken as a whole; 303 suspicious file
 */
export async function addAdministratorBatch(parts: Parts, request: FastifyRequest): Promise<readonly BatchOutcome[]> {
  const read = readAdministratorBatch((await receiveSheet(parts, request)).cells)
  if ('error' in read) throw fieldError(SHEET_FIELD, read.error)
  const outcomes: BatchOutcome[] = []
  // One after the other: each waits for its append only, and a long file must not take every connection.
  for (const row of read.rows) outcomes.push(await outcomeOf(parts, request, row))
  return outcomes
}

async function outcomeOf(parts: Parts, { caller }: FastifyRequest, read: BatchRow): Promise<BatchOutcome> {
  const { row, email } = read
  if ('error' in read) return { row, email, id: null, error: read.error }
  const context = caller.context(read.administrator)
  try {
    const id = await addAdministrator(parts, caller, read.administrator, {
      reason: 'Uploaded',
      context: { ...context, commandId: uuidv5(`row ${row}`, context.commandId) },
    })
    return { row, email, id, error: null }
  } catch (error) {
    if (error instanceof ApiError && error.status < 500) return { row, email, id: null, error: error.message }
    throw error
  }
}
