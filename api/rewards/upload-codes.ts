/** Takes in a file of codes for a reward. Every row that gives no code is told, and the others are added. */
import { MOST_CODES_AT_ONCE, readCodes, type FaultyRow } from '@member-care/domain/reward/reward-codes.ts'
import { rewardCodeTexts as texts } from '@member-care/domain/texts/reward-code-texts.ts'
import type { FastifyRequest } from 'fastify'
import { fieldError } from '../http/api-error.ts'
import type { Parts } from '../http/parts.ts'
import { SHEET_FIELD } from '../sheets/read-sheet.ts'
import { receiveSheet } from '../sheets/receive-sheet.ts'

/**
 * Reads the multipart request. The same file again adds nothing.
 * @throws ApiError 422 at `file` for one that cannot be read, has no code, or too many
 */
export async function uploadCodes(
  parts: Parts,
  request: FastifyRequest,
  rewardId: string,
): Promise<{ readonly added: number; readonly faults: readonly FaultyRow[] }> {
  const { cells } = await receiveSheet(parts, request)
  const { codes, faults } = readCodes(cells)
  if (codes.length === 0) throw fieldError(SHEET_FIELD, texts.noCodes)
  if (codes.length > MOST_CODES_AT_ONCE) throw fieldError(SHEET_FIELD, texts.tooManyCodes(MOST_CODES_AT_ONCE))
  const had = await parts.rewardCodes.add({
    rewardId,
    codes: codes.map(({ code }) => code),
    by: request.caller.user.userId,
    at: parts.clock(),
  })
  const again = codes.filter(({ code }) => had.has(code)).map(({ row }) => ({ row, fault: 'had-before' as const }))
  return { added: codes.length - had.size, faults: [...faults, ...again].sort((one, other) => one.row - other.row) }
}
