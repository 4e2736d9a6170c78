/** Only one claim is open at a time: of the one whose place another takes, what the server does not have yet stays on this device, and is brought from there (S125). */
import type { WorkInHand } from '../drafts/work-in-hand.ts'
import type { Outbox } from './outbox.ts'

/** A line that does not answer is not waited for: whoever presses a button wants the other claim. */
const SAVED_WITHIN_MS = 2_000

/**
 * @param nextId of the claim that is opened next, where it is known
 * @returns whether nothing of the open one is lost when another takes its place; not on a device that keeps nothing
 */
export async function keepOpenClaim(
  work: WorkInHand['claim'],
  outbox: Pick<Outbox, 'keepBegun'>,
  nextId?: string,
): Promise<boolean> {
  const here = work.current()
  if (here === null || here.id === nextId || !work.losesWithTab()) return true
  await Promise.race([work.saveNow(), new Promise((resolve) => setTimeout(resolve, SAVED_WITHIN_MS))])
  const now = work.current()
  if (now === null || now.id !== here.id || !work.losesWithTab()) return true
  return outbox.keepBegun(now).then(
    () => true,
    () => false,
  )
}
