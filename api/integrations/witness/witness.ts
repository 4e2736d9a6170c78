/**
 * A witness: a place outside, in others' hands, that keeps every anchor it is sent and lets none be changed or taken away. What a thief of
 * both the database and the anchor file did is shown by what it kept.
 */
import type { AnchorLine } from '@member-care/event-store/anchors/anchor-line.ts'
import type { OutsideCopy } from '@member-care/event-store/anchors/compare-outside.ts'

export interface Witness extends OutsideCopy {
  readonly kind: 'witness'
  /** Names it among the witnesses of an installation, in jobs too; never changes. */
  readonly id: string
  /**
   * Sends an anchor. The same one again does no harm.
   * @throws Error that says why, without anything secret
   */
  keep(line: AnchorLine, signal?: AbortSignal): Promise<void>
  /** Until when it takes no further anchor; absent where it takes each at once. */
  restsUntil?(): Date | undefined
}
