import { randomUUID } from 'node:crypto'
import { toldOf } from '@member-care/domain/audit/told-findings.ts'
import { describe, expect, test } from 'vitest'
import type { StoredEvent, StreamId } from '../port.ts'
import { eventFinding } from './finding.ts'
import { createFindings } from './findings.ts'
import { groupFindings } from './group-findings.ts'

const event = (stream: string, number: number): StoredEvent => ({
  id: randomUUID(),
  type: 'Counted',
  data: {},
  metadata: {},
  stream: stream as StreamId,
  revision: number,
  position: String(number).padStart(19, '0') as StoredEvent['position'],
  recordedAt: new Date(0),
})
const never = () => {
  throw new Error('nothing was moved')
}

describe('findings by kind', () => {
  test('thousands of one kind are counted by stream, and do not hide the one of another kind', () => {
    const findings = createFindings()
    for (let number = 1; number <= 51_000; number++)
      findings.addSeal(eventFinding('inserted', event(`other-${number % 3}`, number), 'It has no seal.'))
    const changed = eventFinding('changed', event('claim-1', 60_000), 'It says something else.')
    findings.add(changed)
    const { list, groups, inAll } = findings.conclude(never)
    expect(inAll).toBe(51_001)
    expect(groups.map(({ problem, count }) => ({ problem, count }))).toEqual([
      { problem: 'inserted', count: 51_000 },
      { problem: 'changed', count: 1 },
    ])
    expect(groups[0]).toMatchObject({
      first: { stream: 'other-1', revision: 1 },
      streams: [{ stream: 'other-1' }, { stream: 'other-2' }, { stream: 'other-0' }],
    })
    expect(groups.flatMap((group) => toldOf(group, list))).toEqual([groups[0]?.first, changed])
  })

  test('a few of a kind are told one by one', () => {
    const few = [1, 2, 3].map((number) => eventFinding('missing', event('claim-1', number), 'It is gone.'))
    const [group] = groupFindings(few)
    expect(group && toldOf(group, few)).toEqual(few)
  })
})
