/** Checks each event of the log by itself, in log order: its position, its seal, and that it follows from the one before it. */
import type { StoredEvent, StoredLog } from '../port.ts'
import { createChainCheck } from './chain-check.ts'
import type { EventSeals } from './event-seals.ts'
import { eventFinding, type Finding } from './finding.ts'
import type { Findings } from './findings.ts'
import { watchPositions } from './position-gaps.ts'

/** What was looked at so far. */
export interface EventTally {
  readonly events: number
  /** Events that were written before there were seals. */
  readonly notSealed: number
  readonly lastEventAt: Date | undefined
}

export interface EventChecks {
  check(event: StoredEvent): Promise<void>
  tally(): EventTally
}

/** @param log.hasEveryPosition whether the store gives every position to an event: then a gap is a finding */
export function createEventChecks(
  log: {
    readonly store: Pick<StoredLog, 'read'>
    readonly seals: Pick<EventSeals, 'check'>
    readonly hasEveryPosition?: boolean
  },
  findings: Pick<Findings, 'addGap' | 'addSeal' | 'addLink'>,
): EventChecks {
  const chain = createChainCheck(log.store)
  const gapBefore = log.hasEveryPosition === true ? watchPositions() : undefined
  let events = 0
  let notSealed = 0
  let lastEventAt: Date | undefined
  let sealsBegan = false

  return {
    async check(event) {
      events += 1
      lastEventAt = event.recordedAt
      const gap = gapBefore?.(event)
      if (gap) findings.addGap(gap)
      const state = log.seals.check(event)
      const broken = await chain.brokenLink(event)
      if (state === 'forged') findings.addSeal(forged(event, { isLinked: broken === undefined }))
      else if (state === 'unsealed' && sealsBegan) findings.addSeal(unsealed(event))
      else if (state === 'unsealed') notSealed += 1
      sealsBegan ||= state === 'sealed'
      if (broken !== undefined) findings.addLink(eventFinding('broken-link', event, broken))
    },
    tally: () => ({ events, notSealed, lastEventAt }),
  }
}

/** A changed event still follows from the event before it. A copy of another event does not. */
function forged(event: StoredEvent, { isLinked }: { readonly isLinked: boolean }): Finding {
  return isLinked
    ? eventFinding(
        'changed',
        event,
        'Its seal is not that of this event: it was changed, or written by somebody without the key.',
      )
    : eventFinding(
        'inserted',
        event,
        'Its seal is not that of this event, and it does not follow from the one before it: it was written by somebody without the key.',
      )
}

function unsealed(event: StoredEvent): Finding {
  return eventFinding(
    'inserted',
    event,
    'It has no seal, and events before it have: it was not written by this product.',
  )
}
