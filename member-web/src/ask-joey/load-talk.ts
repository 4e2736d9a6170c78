/** Asks for what the page does not know of a conversation, until nothing is missing. */
import type { Talk } from '@member-care/domain/chat/talk.ts'
import { bothKnown, isMissingSome, openedTalk, withFilled, type KnownTalk } from './known-talk.ts'

/** Messages of a conversation that is opened, and older ones, at once. */
export const TALK_PAGE = 50
/** Of what is filled up, at once. */
const MOST_FILLED = 100

/**
 * At first the last messages; later what came after those that are known.
 * @param read asks for messages after the one with a number, or for the last ones
 * @param shown what is known just now: more may come by the live connection meanwhile
 */
export async function loadTalk(
  read: (page: { readonly after?: number; readonly limit: number }) => Promise<Talk>,
  shown: () => KnownTalk | undefined,
): Promise<KnownTalk> {
  const before = shown()
  if (before === undefined) return openedTalk(await read({ limit: TALK_PAGE }))
  let known = before
  let upTo: number
  do {
    upTo = known.wholeUpTo
    known = withFilled(known, await read({ after: upTo, limit: MOST_FILLED }), MOST_FILLED)
  } while (isMissingSome(known) && known.wholeUpTo > upTo)
  // With what came meanwhile by the live connection, and older ones.
  return bothKnown(known, shown() ?? known)
}
