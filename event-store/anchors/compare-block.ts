/** Compares the events of a block as they were anchored with those that stand in the log now. Pure. */
import type { StoredEvent } from '../port.ts'
import { anchoredEvent, type AnchoredEvent } from './anchor.ts'
import { eventFinding, type Finding } from './finding.ts'

export interface BlockComparison {
  /** Events that are there and not as they were. */
  readonly findings: readonly Finding[]
  /** Anchored, and not in this part of the log; another part may have them. */
  readonly missing: readonly AnchoredEvent[]
  /** In this part of the log, and not anchored with it. */
  readonly strangers: readonly StoredEvent[]
}

/** @returns what is wrong; anchored events that are not there, and events that no entry of the block names: they may have changed places with another block */
export function compareBlock(anchored: readonly AnchoredEvent[], present: readonly StoredEvent[]): BlockComparison {
  const findings: Finding[] = []
  const missing: AnchoredEvent[] = []
  const unmatched = new Set(present)
  const byId = Map.groupBy(present, ({ id }) => id)
  const byPosition = new Map(present.map((event) => [event.position, event]))
  for (const before of anchored) {
    // A copy with the same id elsewhere is a stranger; the event itself is the one in its place.
    const candidates = byId.get(before.id) ?? []
    const now = candidates.find(({ position }) => position === before.position) ?? candidates[0]
    if (now) {
      unmatched.delete(now)
      const finding = difference(before, now)
      if (finding) findings.push(finding)
      continue
    }
    const inItsPlace = byPosition.get(before.position)
    if (inItsPlace && inItsPlace.stream === before.stream && inItsPlace.revision === before.revision) {
      unmatched.delete(inItsPlace)
      findings.push(eventFinding('changed', before, `It has another id now, ${inItsPlace.id}.`))
    } else missing.push(before)
  }
  return { findings, missing, strangers: [...unmatched] }
}

function difference(before: AnchoredEvent, event: StoredEvent): Finding | undefined {
  const now = anchoredEvent(event)
  if (now.position !== before.position || now.revision !== before.revision || now.stream !== before.stream)
    return moved(before, now)
  if (now.hash !== before.hash)
    return eventFinding('changed', before, 'Its type, data, metadata or time is not what was anchored.')
  return undefined
}

/** @param before where it was anchored @param now where it stands */
export function moved(before: AnchoredEvent, now: Pick<AnchoredEvent, 'position' | 'stream' | 'revision'>): Finding {
  return eventFinding(
    'out-of-order',
    before,
    `It stands at position ${now.position.replace(/^0+(?=\d)/, '')} as revision ${now.revision} of ${now.stream} now.`,
  )
}
