/**
 * One question to the database for all who ask the same at the same moment: whenever something was appended, all
 * readers come at once.
 */
import type { FollowedPage, Position } from '../port.ts'

/**
 * @param read the page after a position, of events of every type
 * @returns the same function, for readers who follow the end of the log. While a question is under way, readers with
 * the same position and the same number of wake-ups share it. The question was asked after that wake-up, so its answer
 * holds everything that they were woken for.
 */
export function shareReads(
  read: (after: Position) => Promise<FollowedPage>,
): (after: Position, wakeUps: number) => Promise<FollowedPage> {
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
