/** One question of the database for all who ask the same at the same moment: whenever something was appended, all readers come at once. */
import type { FollowedPage, Position } from '../port.ts'

/**
 * @param read the page after a position, of events of every type
 * @returns the same, for readers who follow the end of the log. Of those with the same position and the same number of wake-ups, who come while
 *   the question is under way, one asks: its question was put after that wake-up, and so sees whatever they were woken for.
 */
export function shareReads(read: (after: Position) => Promise<FollowedPage>): (after: Position, wakeUps: number) => Promise<FollowedPage> {
  let underWay: { readonly after: Position; readonly wakeUps: number; readonly page: Promise<FollowedPage> } | undefined
  return (after, wakeUps) => {
    if (underWay?.after === after && underWay.wakeUps === wakeUps) return underWay.page
    const mine = { after, wakeUps, page: read(after) }
    underWay = mine
    const over = () => {
      if (underWay === mine) underWay = undefined
    }
    mine.page.then(over, over)
    return mine.page
  }
}
