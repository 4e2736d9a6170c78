/** Where events stood when they were anchored, of a log that was moved since: whoever checks the anchors outside needs these places. */
import type { Position } from '../port.ts'
import type { AnchorBlock, AnchorTable } from './anchor-table.ts'

/** @returns asked for one position after the other, in the order of the log, the one that was signed: the same for what was never moved, or is not anchored */
export function createSignedPositions(table: Pick<AnchorTable, 'block'>): (position: Position) => Promise<Position> {
  let next = 0
  let block: AnchorBlock | undefined
  let signed = new Map<Position, Position>()
  let isOver = false

  async function goOn(): Promise<void> {
    block = await table.block(next++)
    isOver = block === undefined
    signed = new Map(block?.events.map(({ position, signedPosition = position }) => [position, signedPosition]))
  }

  return async (position) => {
    while (!isOver && (block === undefined || block.anchor.position < position)) await goOn()
    return signed.get(position) ?? position
  }
}
