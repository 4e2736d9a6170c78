/** Reads the blocks of anchors in their order, and looks at each by itself. */
import type { Position } from '../port.ts'
import { isSigned, type Anchor } from './anchor.ts'
import type { AnchorBlock, AnchorTable } from './anchor-table.ts'
import { anchorFinding, findingWithoutEvent, type Finding } from './finding.ts'
import type { LogSigner } from './log-signer.ts'

/**
 * @param newest number of the newest block, undefined where there is none: one before it that is not there is a finding
 * @param found told why reading ended before the newest block
 */
export async function* readBlocks(
  table: Pick<AnchorTable, 'block'>,
  newest: number | undefined,
  found: (finding: Finding) => void,
): AsyncGenerator<AnchorBlock, void> {
  for (let number = 0; ; number += 1) {
    const block = await readBlock(table, number)
    if (block === 'unreadable')
      return found(
        anchorFinding(
          `The list of block ${number} cannot be read: it was changed. What comes after it was not compared.`,
        ),
      )
    if (!block) {
      if (newest !== undefined && number <= newest) found(blockMissing(number, newest))
      return
    }
    yield block
  }
}

async function readBlock(
  table: Pick<AnchorTable, 'block'>,
  number: number,
): Promise<AnchorBlock | 'unreadable' | undefined> {
  try {
    return await table.block(number)
  } catch (error) {
    if (!(error instanceof RangeError) && !isZlibError(error)) throw error
    return 'unreadable'
  }
}

function blockMissing(number: number, newest: number): Finding {
  return findingWithoutEvent(
    'anchor-missing',
    `The database has no block ${number} of anchors, and has block ${newest}: what comes after block ${number} was not compared.`,
  )
}

function isZlibError(error: unknown): boolean {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('Z_')
}

/** @param before the anchor of the block before it @returns what is wrong with the order of the block's list; undefined where it is right */
export function orderFinding(block: AnchorBlock, before: Anchor | undefined): Finding | undefined {
  if (isInOrder(block, before)) return undefined
  return anchorFinding(
    `The list of block ${block.number} does not name its events in the order in which they stand in the log: it was changed.`,
  )
}

/** Where events stand after a move is not signed, but their order is. */
function isInOrder({ events, anchor }: AnchorBlock, before: Anchor | undefined): boolean {
  if (events.every(({ signedPosition }) => signedPosition === undefined)) return true
  const positions = [before?.position ?? ('' as Position), ...events.map(({ position }) => position)]
  return (
    positions.every((position, index) => index === 0 || position > (positions[index - 1] ?? '')) &&
    positions.at(-1) === anchor.position
  )
}

/** @param counted what its list comes to, with all before it @returns what is wrong with the anchor of the block; undefined where it is right */
export function anchorProblem(
  { number, anchor }: AnchorBlock,
  counted: Pick<Anchor, 'runningHash' | 'total'>,
  signer: Pick<LogSigner, 'keyId' | 'verify'>,
): Finding | undefined {
  if (!isSigned(signer, anchor))
    return anchorFinding(`The anchor of block ${number} is not signed with this master key.`)
  if (anchor.runningHash !== counted.runningHash || anchor.total !== counted.total)
    return anchorFinding(`The list of block ${number} is not the one that was anchored.`)
  return undefined
}
