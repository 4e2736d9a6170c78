import { describe, expect, test } from 'vitest'
import { isSignedBy, isTimely, sign, timestampOf } from './signatures.ts'

const signed = { timestamp: '1780000000', id: 'event-0001', content: '{"type":"approved"}' }
const [first, second] = ['first-secret-of-the-insurer', 'second-secret-of-the-insurer']

describe('a signature', () => {
  test('is what any HMAC-SHA256 makes of timestamp, id and content', () => {
    // Made with: printf '1780000000.event-0001.{"type":"approved"}' | openssl dgst -sha256 -hmac first-secret-of-the-insurer
    expect(sign(first, signed)).toBe('v1=ad4ba1008448cdbcb08270fa0205d633754b60b71a270a71d26ea7af2a1e8c81')
  })

  test('holds for exactly what was signed', () => {
    const signature = sign(first, signed)
    expect(isSignedBy([first], signed, signature)).toBe(true)
    expect(isSignedBy([first], { ...signed, content: '{"type":"rejected"}' }, signature)).toBe(false)
    expect(isSignedBy([first], { ...signed, id: 'event-0002' }, signature)).toBe(false)
    expect(isSignedBy([first], { ...signed, timestamp: '1780000001' }, signature)).toBe(false)
    expect(isSignedBy([first], signed, signature.slice(0, -1))).toBe(false)
    expect(isSignedBy([first], signed, signature.replace('v1=', 'v2='))).toBe(false)
    expect(isSignedBy([first], signed, '')).toBe(false)
  })

  test('may come from either of two secrets, and with several at once, and never without any', () => {
    const both = `${sign('another-secret', signed)}, ${sign(second, signed)}`
    expect(isSignedBy([first, second], signed, sign(second, signed))).toBe(true)
    expect(isSignedBy([first, second], signed, both)).toBe(true)
    expect(isSignedBy([first], signed, both)).toBe(false)
    expect(isSignedBy([], signed, both)).toBe(false)
  })
})

test('a timestamp is timely within five minutes of our clock, before and after', () => {
  const now = new Date('2026-06-01T00:00:00Z')
  const shifted = (seconds: number) => timestampOf(new Date(now.getTime() + seconds * 1000))
  expect([-300, -299, 0, 300].map((seconds) => isTimely(shifted(seconds), now))).toEqual([true, true, true, true])
  expect([-301, 301].map((seconds) => isTimely(shifted(seconds), now))).toEqual([false, false])
  expect(['', 'now', '-1', '1e9', String(now.getTime())].map((text) => isTimely(text, now))).toEqual([
    false,
    false,
    false,
    false,
    false,
  ])
})
