// Requirements: ADM-CFG-049, ADM-CFG-050, ADM-CFG-068, ADM-CFG-070, ADM-CFG-076, ADM-CFG-078
import { describe, expect, test } from 'vitest'
import { featuresForMember, isLinkOffered, isOpenable } from './client-links.ts'
import { featuresConfigSchema, type FeaturesConfig } from './features-config.ts'

const features = (changed: Partial<FeaturesConfig>) =>
  featuresConfigSchema.parse({ teleconsultAppLink: 'https://tele.example/app', userGuideUrl: '/guide.pdf', ...changed })

test.each([
  ['https://tele.example/app', true],
  ['HTTPS://tele.example', true],
  ['/guide.pdf', true],
  ['', false],
  ['http://tele.example/app', false],
  ['//elsewhere.example', false],
  ['/\\\\elsewhere.example', false],
  ['javascript:alert(1)', false],
  ['tele.example', false],
])('%s may be opened: %s', (address, may) => {
  expect(isOpenable(address)).toBe(may)
})

describe('a teleconsultation is offered', () => {
  test.each([
    ['employees', 'E', { allowTeleconsult: true }, true],
    ['employees', 'E', { allowTeleconsultDependant: true }, false],
    ['dependants', 'D', { allowTeleconsultDependant: true }, true],
    ['dependants', 'D', { allowTeleconsult: true }, false],
    ['nobody without an address', 'E', { allowTeleconsult: true, teleconsultAppLink: '' }, false],
  ] as const)('to %s (%s) with %j: %s', (_who, memberType, changed, offered) => {
    expect(isLinkOffered('teleconsult', features(changed), memberType)).toBe(offered)
  })
})

test('a user guide is offered to everybody who has its address', () => {
  expect(isLinkOffered('userGuide', features({}), 'E')).toBe(true)
  expect(isLinkOffered('userGuide', features({}), 'D')).toBe(true)
  expect(isLinkOffered('userGuide', features({ userGuideUrl: '' }), 'E')).toBe(false)
})

test('members read no address of what they are not offered, and none before the one-time password', () => {
  const read = (changed: Partial<FeaturesConfig>) => {
    const { teleconsultAppLink, userGuideUrl } = featuresForMember(features(changed), 'E')
    return [teleconsultAppLink, userGuideUrl]
  }
  expect(read({ allowTeleconsult: true })).toEqual(['https://tele.example/app', '/guide.pdf'])
  expect(read({ allowTeleconsultDependant: true })).toEqual(['', '/guide.pdf'])
  expect(read({ allowTeleconsult: true, requireOTPTeleconsult: true })).toEqual(['/app/teleconsult', '/guide.pdf'])
  expect(read({ requireOTPUserGuide: true, requireOTPTeleconsult: true })).toEqual(['', '/app/userguide'])
})
