/** Findings about what the log should be compared with and is not there: events, anchors, the beginning or the end of the anchor file. */
import { setTimeout as delay } from 'node:timers/promises'
import type { AnchorFile } from './anchor-file.ts'
import type { AnchorTable } from './anchor-table.ts'
import type { OutsideExtent, OutsideSpan } from './compare-outside.ts'
import { findingWithoutEvent, type Finding } from './finding.ts'

/** @param looked events of the log @param blocks blocks of anchors that were read @param newest the newest block; undefined where there is none */
export function missingLog(looked: number, blocks: number, newest: object | undefined): readonly Finding[] {
  if (looked === 0 && blocks === 0)
    return [
      findingWithoutEvent(
        'no-events',
        'There is no event at all, where an installation has some from its first start on: there is nothing that could be verified.',
      ),
    ]
  if (looked === 0 || blocks > 0 || newest !== undefined) return []
  return [
    findingWithoutEvent(
      'no-anchors',
      `There are ${looked} events and no anchor in the database: they were never anchored, or the anchors were taken away. Only the seal of each event, and its place in its stream, could be checked.`,
    ),
  ]
}

/**
 * There are two reasons why a file begins late: a second process began a file of its own, or somebody took the file
 * away. The file cannot tell which it is. What came before is proven only by a witness or by the other process's
 * file, if one of them was kept since before and reaches up to there.
 * @param name of the file @param spans of the file first, then of the other copies
 */
export function fileBegunLate(name: string, spans: readonly (OutsideSpan | undefined)[]): readonly Finding[] {
  const [ofFile, ...others] = spans
  const late = ofFile?.begunLate
  if (!late) return []
  const isFromBefore = (other: OutsideSpan | undefined) =>
    other !== undefined && (other.beginsWithLog || other.fewest < late.after) && other.most >= late.after
  if (others.some(isFromBefore)) return []
  return [
    findingWithoutEvent(
      'file-begun-late',
      `${name} begins on ${late.anchoredAt}, when ${late.after} events had been anchored already. A process that began later has such a file, and so has one whose file was taken away. Nothing differs; but of the events before, it proves only what was left then, and the anchors in the database prove the rest. Compare with a witness, or with the file of the process that ran before (npm run verify-log -- --witness <file>), and this is answered.`,
    ),
  ]
}

/**
 * The anchors in the database and those in the file should end alike.
 * @param file.total of its farthest line @param newest total of the newest anchor when the verification began
 * @param secondLookAfterMs a file that lags is looked at again then
 */
export async function fileLag(
  file: { readonly total: OutsideExtent['total'] } & Pick<AnchorFile, 'lines'>,
  table: Pick<AnchorTable, 'latest'>,
  newest: number,
  secondLookAfterMs: number,
): Promise<readonly Finding[]> {
  if (file.total < newest && (await farthestLineAfter(secondLookAfterMs, file)) < newest)
    return [
      findingWithoutEvent(
        'file-behind',
        `The file of anchors ends with event ${file.total} of the log, and ${newest} are anchored in the database: its last lines were taken out, or it is an older copy. (Where the product was killed as it wrote, start it, and verify again.)`,
      ),
    ]
  const [now] = await table.latest(1)
  const inDatabase = now?.anchor.total ?? 0
  if (file.total <= inDatabase) return []
  return [
    findingWithoutEvent(
      'anchor-missing',
      `The file of anchors ends with event ${file.total} of the log, and ${inDatabase} are anchored in the database: its last anchors were taken away.`,
    ),
  ]
}

async function farthestLineAfter(milliseconds: number, file: Pick<AnchorFile, 'lines'>): Promise<number> {
  await delay(milliseconds)
  let farthest = 0
  for await (const line of file.lines()) farthest = Math.max(farthest, line?.total ?? 0)
  return farthest
}
