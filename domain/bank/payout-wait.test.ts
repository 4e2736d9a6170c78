import { describe, expect, test } from 'vitest'
import { accountAfter, identityOfKept, type AccountOnRecord } from './account-on-record.ts'
import { REDACTED } from '../events/event-definition.ts'
import { payoutFrom, payoutWaitAt } from './payout-wait.ts'

const monday = new Date('2026-11-23T02:00:00Z')
const tuesday = new Date('2026-11-24T02:12:00Z')
const hoursAfter = (start: Date, hours: number, ms = 0) => new Date(start.getTime() + hours * 3_600_000 + ms)
const entered = (account: string, enteredAt: Date | null): AccountOnRecord => ({ account, enteredAt })
const waitOf = (claim: AccountOnRecord | undefined, profile?: AccountOnRecord, hours = 72) =>
  payoutFrom({ claim, profile }, hours)

describe('from when on a claim may be paid', () => {
  test('72 hours after its member entered the account', () => {
    expect(waitOf(entered('A', tuesday))).toEqual({ changedAt: tuesday, until: new Date('2026-11-27T02:12:00Z') })
  })

  test('at once without an account, and into one that two administrators verified', () => {
    expect(waitOf(undefined)).toBeUndefined()
    expect(waitOf(undefined, entered('A', tuesday))).toBeUndefined()
    expect(waitOf(entered('A', null))).toBeUndefined()
  })

  test('an account that stands in the profile too has been known since the earlier of both', () => {
    expect(waitOf(entered('A', tuesday), entered('A', null))).toBeUndefined()
    expect(waitOf(entered('A', tuesday), entered('A', monday))?.changedAt).toEqual(monday)
    expect(waitOf(entered('A', monday), entered('A', tuesday))?.changedAt).toEqual(monday)
    expect(waitOf(entered('A', tuesday), entered('B', null))?.changedAt).toEqual(tuesday)
  })

  test('as many hours as the installation says, and at once where it says none', () => {
    expect(waitOf(entered('A', tuesday), undefined, 1)?.until).toEqual(hoursAfter(tuesday, 1))
    expect(waitOf(entered('A', tuesday), undefined, 0)).toBeUndefined()
  })

  test('it waits until exactly then, and no longer', () => {
    const wait = waitOf(entered('A', tuesday))
    expect(payoutWaitAt(wait, hoursAfter(tuesday, 72, -1))).toEqual(wait)
    expect(payoutWaitAt(wait, hoursAfter(tuesday, 72))).toBeUndefined()
    expect(payoutWaitAt(undefined, tuesday)).toBeUndefined()
  })
})

describe('what counts as a change', () => {
  const stated = (account: string | undefined, enteredAt: Date | null) => ({ account, enteredAt })

  test('the first account, and another one; the same one again does not', () => {
    expect(accountAfter(undefined, stated('A', monday))).toEqual(entered('A', monday))
    expect(accountAfter(entered('A', monday), stated('B', tuesday))).toEqual(entered('B', tuesday))
    expect(accountAfter(entered('A', monday), stated('A', tuesday))).toEqual(entered('A', monday))
    expect(accountAfter(entered('A', null), stated('A', tuesday))).toEqual(entered('A', null))
  })

  test('an earlier account that comes back, also after a payment without one', () => {
    const changed = accountAfter(entered('A', monday), stated('B', tuesday))
    expect(accountAfter(changed, stated('A', hoursAfter(tuesday, 1)))).toEqual(entered('A', hoursAfter(tuesday, 1)))
    const cheque = accountAfter(entered('A', monday), stated(undefined, tuesday))
    expect(cheque).toBeUndefined()
    expect(accountAfter(cheque, stated('A', tuesday))).toEqual(entered('A', tuesday))
  })

  test('what administrators verified, and an account that waited waits no longer', () => {
    expect(accountAfter(entered('A', monday), stated('B', null))).toEqual(entered('B', null))
    expect(accountAfter(entered('A', monday), stated('A', null))).toEqual(entered('A', null))
  })

  test('the same account is the same, with or without the digits that became the branch, and a forgotten one is none', () => {
    const kept = { bankName: 'POSB', bankNo: '7171', branchNo: '081', accountNo: '084102395' }
    expect(identityOfKept(kept)).toBe(identityOfKept({ ...kept, accountNo: ' 084-102395' }))
    expect(identityOfKept({ ...kept, accountNo: REDACTED })).toBeUndefined()
    expect(identityOfKept({ ...kept, accountNo: '' })).toBeUndefined()
    expect(identityOfKept({})).toBeUndefined()
  })
})
