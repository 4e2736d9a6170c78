/** That a scope cannot be written by hand is checked by the compiler: each line below would be an error that nobody expects, were it taken. */
import { describe, expect, test } from 'vitest'
import { EveryClientScope, GroupsScope, OwnScope, scopeOfGroups, SystemReader } from './scope-making.ts'
import type { Reader, Scope } from './scope.ts'
import type { UserQueries } from './users/user-queries.ts'

describe('a scope', () => {
  test('cannot be a literal, a copy, or the reader of the system', () => {
    const ann = new OwnScope('ann')
    // @ts-expect-error a literal is no scope
    const own: Scope = { kind: 'own', userId: 'ann' }
    // @ts-expect-error nor is one that reaches everything
    const all: Scope = { kind: 'all' }
    // @ts-expect-error nor one of companies
    const companies: Scope = { kind: 'companies', companyIds: ['orchid'] }
    // @ts-expect-error nor a scope that was changed on the way
    const copied: Scope = { ...ann, userId: 'ben' }
    // @ts-expect-error nor is the system somebody who calls
    const system: Scope = new SystemReader()
    // @ts-expect-error nor can the system's reader be written by hand
    const reader: Reader = { kind: 'system' }
    expect([own, all, companies, copied, system, reader]).toHaveLength(6)
  })

  test('is no reader for queries that only the system may ask', () => {
    const asked = (users: UserQueries) => {
      // @ts-expect-error who is found by an e-mail address is found among everybody
      void users.findUserByEmail(new EveryClientScope(), 'ann@example.com')
      // @ts-expect-error nobody reads somebody by a literal of their id
      void users.getUser({ kind: 'own', userId: 'ann' }, 'ann')
    }
    expect(asked).toBeTypeOf('function')
  })

  test('of an administrator reaches every client with the group of all, and else the groups only', () => {
    expect(scopeOfGroups(['P2', 'ALL'])).toBeInstanceOf(EveryClientScope)
    expect(scopeOfGroups(['P2'])).toEqual(new GroupsScope(['P2']))
    expect(scopeOfGroups([])).toEqual(new GroupsScope([]))
  })
})
