import type { Position } from '@member-care/event-store/port.ts'
import { describe, expect, test } from 'vitest'
import { createProgressBoard, progressNotice, readProgressNotice } from './progress-board.ts'

const at = (number: number) => String(number).padStart(4, '0') as Position
const never = new AbortController().signal

describe('the progress board', () => {
  test('tells who waits as soon as all have come to the position', async () => {
    const board = createProgressBoard()
    board.note({ name: 'claims', position: at(7), failed: false })
    const reached = board.reached(['claims', 'users'], at(5), never)
    board.note({ name: 'users', position: at(4), failed: false })
    board.note({ name: 'users', position: at(5), failed: false })
    expect(await reached).toBe(true)
    expect(await board.reached(['claims', 'users'], at(5), never)).toBe(true)
  })

  test('does not go back for a notice that comes late', async () => {
    const board = createProgressBoard()
    board.note({ name: 'claims', position: at(9), failed: false })
    board.note({ name: 'claims', position: at(3), failed: false })
    board.note({ name: 'claims', position: null, failed: false })
    expect(await board.reached(['claims'], at(9), never)).toBe(true)
  })

  test('gives up on one that has failed, unless it was there before, and hopes again when it moves', async () => {
    const board = createProgressBoard()
    board.note({ name: 'claims', position: at(3), failed: false })
    const waiting = board.reached(['claims'], at(4), never)
    board.note({ name: 'claims', position: null, failed: true })
    expect(await waiting).toBe(false)
    expect(await board.reached(['claims'], at(3), never)).toBe(true)
    board.note({ name: 'claims', position: at(4), failed: false })
    expect(await board.reached(['claims'], at(4), never)).toBe(true)
  })

  test('gives up when the time is over', async () => {
    const board = createProgressBoard()
    const time = new AbortController()
    const waiting = board.reached(['claims'], at(1), time.signal)
    time.abort()
    expect(await waiting).toBe(false)
    expect(await board.reached(['claims'], at(1), time.signal)).toBe(false)
  })
})

test('a notice comes back as it was; one of another kind is left alone', () => {
  const progress = { name: 'claims', position: at(3), failed: false }
  expect(readProgressNotice(progressNotice(progress))).toEqual(progress)
  for (const payload of ['', 'claims 3', '{"name":', '{"name":1}']) expect(readProgressNotice(payload)).toBeUndefined()
})
