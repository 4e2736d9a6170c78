// Requirements: ADM-ADM-005, ADM-ADM-010, ROL-035
import { expect, test } from 'vitest'
import { offeredActions } from './administrator-actions.ts'
import { powersOf } from './powers.ts'

const offered = (
  status: 100 | 101 | 300 | 401,
  roles: readonly string[] = ['ADMIN_IT'],
  place: 'list' | 'page' = 'list',
  id = 'other',
) => offeredActions({ id, status }, { ownId: 'me', powers: powersOf(roles), place })

test('an active one can be locked, terminated and deleted; a locked one unlocked; an invited one invited again', () => {
  expect(offered(100)).toEqual(['lock', 'terminate', 'delete'])
  expect(offered(300)).toEqual(['unlock', 'terminate', 'delete'])
  expect(offered(101)).toEqual(['invite', 'terminate', 'delete'])
})

test('a terminated one has no buttons in the list, and is activated again on their page', () => {
  expect(offered(401)).toEqual([])
  expect(offered(401, ['ADMIN_IT'], 'page')).toEqual(['activate', 'delete'])
})

test('who only adds administrators is offered the invitation and nothing else, and nobody acts on themselves', () => {
  expect(offered(100, ['ADMIN_CREATION'])).toEqual([])
  expect(offered(101, ['ADMIN_CREATION'])).toEqual(['invite'])
  expect(offered(401, ['ADMIN_CREATION'], 'page')).toEqual([])
  expect(offered(100, ['ADMIN_IT'], 'page', 'me')).toEqual([])
})

test('lost second factors are removed on the page of an account that is active or locked, by IT alone', () => {
  expect(offered(100, ['ADMIN_IT'], 'page')).toContain('removeFactors')
  expect(offered(300, ['ADMIN_IT'], 'page')).toContain('removeFactors')
  expect(offered(101, ['ADMIN_IT'], 'page')).not.toContain('removeFactors')
  expect(offered(100, ['ADMIN_CREATION'], 'page')).not.toContain('removeFactors')
})
