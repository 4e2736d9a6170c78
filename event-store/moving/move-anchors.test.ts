import { randomBytes, randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import {
  afterEvent,
  asSigned,
  eventOfLine,
  isSigned,
  lineOf,
  NO_EVENTS,
  signAnchor,
  type AnchoredEvent,
} from '../anchors/anchor.ts'
import { createLogSigner } from '../anchors/log-signer.ts'
import { createRootSecret } from '../codec/root-secret.ts'
import type { Position } from '../port.ts'
import { movedBlock } from './move-anchors.ts'
import { NoCopy } from './walk-both.ts'

const signer = createLogSigner(createRootSecret(randomBytes(32)))
const events: readonly AnchoredEvent[] = ['01', '02', '03'].map((position, revision) => ({
  position: position as Position,
  stream: 'claim-1',
  revision,
  id: randomUUID(),
  hash: 'h',
}))
const runningHash = events.reduce(afterEvent, NO_EVENTS)
const block = {
  number: 0,
  events,
  anchor: signAnchor(signer, {
    total: 3,
    position: '03' as Position,
    runningHash,
    anchoredAt: '2026-01-01T00:00:00.000Z',
  }),
}

const there = new Map([
  ['01', '0064'],
  ['02', '0107'],
  ['03', '0190'],
] as [Position, Position][])
const back = new Map([...there].map(([from, to]) => [to, from]))

test('an anchor that went to another store and back is signed all the way, and its list names where the events stand', () => {
  const moved = movedBlock(block, { of: (position) => there.get(position) })
  expect(moved.events.map(({ position }) => position)).toEqual(['0064', '0107', '0190'])
  expect(moved.anchor.position).toBe('0190')
  expect(isSigned(signer, moved.anchor)).toBe(true)
  expect(asSigned(moved.anchor)).toEqual(block.anchor)
  expect(moved.events.reduce(afterEvent, NO_EVENTS)).toBe(runningHash)
  expect(moved.events.map(lineOf).map(eventOfLine)).toEqual(moved.events)
  expect(movedBlock(moved, { of: (position) => back.get(position) })).toEqual(block)
})

test('an anchored event that the log does not have where it was anchored is named', () => {
  expect(() => movedBlock(block, { of: (position) => (position === '02' ? undefined : position) })).toThrow(NoCopy)
})
