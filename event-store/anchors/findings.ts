/** Collects findings while the log is read; an event that is missing in one place and stands in another has been moved. */
import type { Position, StoredEvent } from '../port.ts'
import type { AnchoredEvent } from './anchor.ts'
import { eventFinding, type Finding, type FindingProblem } from './finding.ts'
import { groupFindings, type FindingGroup } from './group-findings.ts'
import type { PositionGap } from './position-gaps.ts'

/** Findings that are named; all are counted. Who takes a thousand events away has been found out by the first. */
const NAMED_FINDINGS = 500
/** Events without their place that are remembered until the end, in case they turn up elsewhere. */
const REMEMBERED = 10_000

export interface Findings {
  add(this: void, finding: Finding): void
  /** A seal that does not fit, unless the anchors say what is wrong with the event. */
  addSeal(finding: Finding): void
  /** A broken link, unless something else is wrong in its stream, of which it then follows. */
  addLink(finding: Finding): void
  addMissing(events: readonly AnchoredEvent[]): void
  /** Positions without an event, unless the events that stood there are named. */
  addGap(gap: PositionGap): void
  /** Events that were not anchored where they stand. */
  addStrangers(events: readonly StoredEvent[]): void
  /** Events after the last anchor: nothing is wrong with them, unless they are missing elsewhere. */
  addLate(events: readonly StoredEvent[]): void
  /** @returns the findings that are named, in log order, all by their kind, and how many there are in all */
  conclude(moved: (before: AnchoredEvent, now: StoredEvent) => Finding): {
    readonly list: readonly Finding[]
    readonly groups: readonly FindingGroup[]
    readonly inAll: number
  }
}

export function createFindings(): Findings {
  const found: Finding[] = []
  const seals: Finding[] = []
  const links: Finding[] = []
  const missing = new Map<string, AnchoredEvent>()
  const strangers: StoredEvent[] = []
  const late = new Map<string, StoredEvent>()
  const gaps: PositionGap[] = []
  const beyond = new Map<FindingProblem, number>()

  /** Keeps so many and counts the rest. */
  function keep<Item>(list: Item[], item: Item, most: number, problem: FindingProblem): void {
    if (list.length < most) list.push(item)
    else countBeyond(problem)
  }

  function countBeyond(problem: FindingProblem): void {
    beyond.set(problem, (beyond.get(problem) ?? 0) + 1)
  }

  /** Kept by kind: many of one must not hide another. */
  function keepOfKind(list: Finding[], finding: Finding): void {
    if (list.length < NAMED_FINDINGS || list.every(({ problem }) => problem !== finding.problem)) list.push(finding)
    else countBeyond(finding.problem)
  }

  return {
    add: (finding) => keepOfKind(found, finding),
    addSeal: (finding) => keepOfKind(seals, finding),
    addLink: (finding) => keepOfKind(links, finding),
    addMissing(events) {
      for (const event of events) {
        if (missing.size < REMEMBERED) missing.set(event.id, event)
        else countBeyond('missing')
      }
    },
    addGap: (gap) => keep(gaps, gap, NAMED_FINDINGS, 'gap'),
    addStrangers: (events) => events.forEach((event) => keep(strangers, event, REMEMBERED, 'inserted')),
    addLate(events) {
      for (const event of events) if (missing.has(event.id)) late.set(event.id, event)
    },
    conclude(moved) {
      const elsewhere = new Map([...late, ...strangers.map((event) => [event.id, event] as const)])
      const ofMissing = [...missing.values()].map((before) => {
        const now = elsewhere.get(before.id)
        return now
          ? moved(before, now)
          : eventFinding('missing', before, 'It was anchored, and is not in the log any more.')
      })
      const ofStrangers = strangers
        .filter(({ id }) => !missing.has(id))
        .map((event) => eventFinding('inserted', event, 'It was not in the log when this part of it was anchored.'))
      const ofAnchors = oncePerEvent([...ofMissing, ...found, ...ofStrangers])
      const places = new Set(ofAnchors.flatMap(({ position, eventId }) => [position, eventId]))
      const all = [
        ...ofAnchors,
        ...seals.filter(({ position, eventId }) => !places.has(position) && !places.has(eventId)),
      ]
      const explained = new Set(all.map(({ stream }) => stream))
      const ofGaps = gaps.filter((gap) => !isExplained(gap, ofAnchors)).map(gapFinding)
      const list = [...all, ...ofGaps, ...links.filter(({ stream }) => !explained.has(stream))].toSorted(inLogOrder)
      return {
        list: list.slice(0, NAMED_FINDINGS),
        groups: groupFindings(list, beyond),
        inAll: list.length + [...beyond.values()].reduce((sum, counted) => sum + counted, 0),
      }
    },
  }
}

/** The events that stood there are named, or the one after it stands where it never did. */
function isExplained({ from, to, before }: PositionGap, named: readonly Finding[]): boolean {
  if (named.some(({ eventId, problem }) => eventId === before.id && problem !== 'changed')) return true
  const places = new Set(
    named.map(({ position }) => Number(position ?? 0)).filter((position) => position >= from && position <= to),
  )
  return places.size === to - from + 1
}

function gapFinding({ from, to, before }: PositionGap): Finding {
  const which = from === to ? `Position ${from} before it holds` : `Positions ${from} to ${to} before it hold`
  return eventFinding(
    'gap',
    before,
    `${which} no event, and the log gives every position to one: what stood there was taken away.`,
  )
}

function oncePerEvent(findings: readonly Finding[]): readonly Finding[] {
  const named = new Set<string>()
  return findings.filter(({ eventId }) => {
    if (eventId === null) return true
    const isNew = !named.has(eventId)
    named.add(eventId)
    return isNew
  })
}

function inLogOrder(one: Finding, other: Finding): number {
  return (one.position ?? ('' as Position)).localeCompare(other.position ?? '')
}
