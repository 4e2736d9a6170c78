/**
 * Anchors go with a log to another store as they were signed. They only learn where their events stand now. So
 * everything that was told outside the database (anchor file, witnesses, exports) fits the log there too.
 */
import { standingAt } from '../anchors/anchor.ts'
import type { AnchorBlock, AnchorTable } from '../anchors/anchor-table.ts'
import type { AnchoredEvent } from '../anchors/anchor.ts'
import type { PositionMap } from './position-map.ts'
import { NoCopy } from './walk-both.ts'

/** The anchors of a log as they fit its copy. Nothing is written. */
export function movedAnchors(
  table: Pick<AnchorTable, 'block' | 'latest'>,
  positions: Pick<PositionMap, 'of'>,
): Pick<AnchorTable, 'block' | 'latest'> {
  return {
    async block(number) {
      const block = await table.block(number)
      return block && movedBlock(block, positions)
    },
    async latest(limit) {
      const blocks = await table.latest(limit)
      return blocks.map(({ anchor, ...block }) => ({
        ...block,
        anchor: standingAt(anchor, positions.of(anchor.position) ?? anchor.position),
      }))
    },
  }
}

/** @throws NoCopy for an anchored event that the log does not have where it was anchored */
export function movedBlock({ number, events, anchor }: AnchorBlock, positions: Pick<PositionMap, 'of'>): AnchorBlock {
  const placeOf = ({ id, stream, revision, position }: AnchoredEvent) => {
    const place = positions.of(position)
    if (place === undefined)
      throw new NoCopy(
        `the log lacks event ${id} (${stream} revision ${revision}), which was anchored: \`npm run verify-log\` says more`,
      )
    return place
  }
  const moved = events.map((event) => standingAt(event, placeOf(event)))
  return { number, events: moved, anchor: standingAt(anchor, moved.at(-1)?.position ?? anchor.position) }
}
