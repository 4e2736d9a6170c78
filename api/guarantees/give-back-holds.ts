/** Gives back what of a family's cover was held for a letter that was never issued, because the product died in between. */
import type { CoverAccountEvent } from '@member-care/domain/cover/account/cover-account-events.ts'
import { findHeldSince } from '@member-care/projections/guarantees/guarantee-queries.ts'
import { v5 as uuidv5 } from 'uuid'
import { coverStream } from '../aggregates/cover.ts'
import type { CoverParts } from '../cover/cover-of-claim.ts'
import type { Parts } from '../http/parts.ts'
import { bringLetterCoverUpToDate } from './letter-cover.ts'

/** Longer than it takes to make a letter: until then its call may still be under way. */
const CALL_IS_OVER_MS = 10 * 60_000

export type HoldParts = CoverParts & Pick<Parts, 'clock' | 'logger'>

/** May be killed at any step and done again, also by several processes at once. A letter that cannot be read keeps no other one waiting. */
export async function giveBackHolds(parts: HoldParts): Promise<void> {
  for (const held of await findHeldSince(parts, parts.systemReader))
    await giveBackOne(parts, held).catch((error: unknown) =>
      parts.logger.error(
        { err: error, guaranteeId: held.guaranteeId },
        'what a letter of guarantee holds could not be brought up to date',
      ),
    )
}

async function giveBackOne(
  parts: HoldParts,
  { guaranteeId, ...family }: Awaited<ReturnType<typeof findHeldSince>>[number],
): Promise<void> {
  const { events } = await parts.eventLog.load<CoverAccountEvent>(coverStream(family))
  const held = events.findLast(({ type, data }) => type === 'CoverReserved' && data.sourceId === guaranteeId)
  if (held === undefined || parts.clock().getTime() - held.recordedAt.getTime() < CALL_IS_OVER_MS) return
  const context = {
    actor: { kind: 'system', id: 'letter-cover' },
    commandId: uuidv5('given back', held.id),
    correlationId: held.metadata.correlationId,
    causationId: held.id,
  } as const
  await bringLetterCoverUpToDate(parts, guaranteeId, context, family)
}
