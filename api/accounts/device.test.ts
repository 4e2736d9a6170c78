import { expect, test } from 'vitest'
import { describeDevice } from './device.ts'

const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.0 Mobile/15E148 Safari/604.1'
const windows =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0 Safari/537.36 Edg/120'
const android =
  'Mozilla/5.0 (Linux; Android 13; Pixel 7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/116.0.0.0 Mobile Safari/537.36'

test.each([
  [iPhone, { device: 'Apple iPhone', browser: 'Safari' }],
  [windows, { device: 'Windows computer', browser: 'Microsoft Edge' }],
  [android, { device: 'Android phone', browser: 'Chrome' }],
  ['curious', { device: '', browser: '' }],
  ['', { device: '', browser: '' }],
  [`${iPhone}${' '.repeat(600)}`, { device: '', browser: '' }],
])('%s', (userAgent, expected) => {
  expect(describeDevice(userAgent, '203.0.113.77')).toMatchObject(expected)
})

test.each([
  ['203.0.113.77', '203.0.113.x'],
  ['::ffff:203.0.113.77', '203.0.113.x'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1::'],
  ['::1', '::'],
  ['unknown', ''],
])('the address %s is shortened', (address, shortened) => {
  expect(describeDevice('', address).address).toBe(shortened)
})
