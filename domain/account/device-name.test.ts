import { expect, test } from 'vitest'
import { deviceText as chineseText } from '../texts/zh/sign-ins.ts'
import { deviceText as malayText } from '../texts/ms/sign-ins.ts'
import { deviceText as tamilText } from '../texts/ta/sign-ins.ts'
import { deviceName, partsOfDeviceName } from './device-name.ts'

test.each([
  ['Windows', 'computer'],
  ['Chrome OS', 'tablet'],
  ['', 'phone'],
  ['Apple iPhone', undefined],
  ['', undefined],
] as const)('the name of %s and %s is taken apart again', (system, kind) => {
  expect(partsOfDeviceName(deviceName(system, kind))).toEqual({ system, kind })
})

test('a language has its own word for the kind of a device, and leaves the name of a model', () => {
  const written = (device: string) =>
    [chineseText, malayText, tamilText].map((text) => text({ device, browser: 'Chrome' }))
  expect(written('Linux computer')).toEqual([
    'Linux 电脑上的 Chrome',
    'Chrome pada komputer Linux',
    'Chrome (Linux கணினி)',
  ])
  expect(written('phone')).toEqual(['手机上的 Chrome', 'Chrome pada telefon', 'Chrome (கைப்பேசி)'])
  expect(written('Apple iPhone')).toEqual([
    'Apple iPhone 上的 Chrome',
    'Chrome pada Apple iPhone',
    'Chrome (Apple iPhone)',
  ])
})
