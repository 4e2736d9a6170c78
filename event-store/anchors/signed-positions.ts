/**
 * Where events stood when they were anchored, for a log that was moved since. A check of the anchors outside needs
 * these places.
 */
import type { Position } from '../port.ts'
import type { AnchorBlock, AnchorTable } from './anchor-table.ts'

/**
 * @returns a function that gives the signed position of a position. Ask it for one position after the other, in the
 * order of the log. An event that was never moved, or is not anchored, keeps its position.
 */
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
