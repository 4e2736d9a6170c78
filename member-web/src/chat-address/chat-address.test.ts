// Requirements: CHT-001, CHT-003, CHT-004, ELG-036
import { expect, test } from 'vitest'
import { addressOfChatAbout, addressOfConversation, isAbout, openingWords, readChatAddress } from './chat-address.ts'

const read = (address: string) => readChatAddress(new URLSearchParams(address.split('?')[1]))

test.each(['outclaim', 'inpclaim', 'elog'] as const)('the address names a record of the type %s', (type) => {
  const about = { type, id: 'a b' }
  expect(read(addressOfChatAbout(about))).toEqual({ about, shown: undefined })
  expect(addressOfChatAbout({ type })).toBe(`/app/askjoey?type=${type}`)
})

test('what no address means is left out', () => {
  expect(read('/app/askjoey')).toEqual({ about: undefined, shown: undefined })
  expect(read('/app/askjoey?type=visit&id=1')).toEqual({ about: undefined, shown: undefined })
  expect(read('/app/askjoey?type=elog&id=')).toEqual({ about: { type: 'elog' }, shown: undefined })
  expect(read(addressOfConversation('c-1'))).toEqual({ about: undefined, shown: 'c-1' })
})

test('the input already asks about the record', () => {
  expect(openingWords({ type: 'outclaim', id: 'c-1' })).toBe('I want to check the status for claim id: c-1')
  expect(openingWords({ type: 'inpclaim', id: 'c-1' })).toBe('I want to check the status for claim id: c-1')
  expect(openingWords({ type: 'elog', id: 'g-1' })).toBe('I want to check the status for eLOG id: g-1')
  expect(openingWords({ type: 'elog' })).toBe('')
})

test('a conversation about another record is another one', () => {
  const subject = { type: 'elog', id: 'g-1' } as const
  expect(isAbout({ subject }, { type: 'elog', id: 'g-1' })).toBe(true)
  expect(isAbout({ subject }, { type: 'elog', id: 'g-2' })).toBe(false)
  expect(isAbout({ subject: null }, { type: 'elog', id: 'g-1' })).toBe(false)
  expect(isAbout({ subject }, { type: 'elog' })).toBe(true)
})
