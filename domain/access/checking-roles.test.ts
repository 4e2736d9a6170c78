import { expect, test } from 'vitest'
import { administratorRoles } from './powers.ts'
import { checkingNamesakes, checkingPairs, combinedPairs, excludedRoles, newlyCombinedPair } from './checking-roles.ts'

test('who proposes bank accounts does not verify them, and the auditor does nothing else', () => {
  expect(combinedPairs(['ADMIN_OPERATION', 'ADMIN_ACCOUNT', 'ADMIN_IT'])).toEqual([
    ['ADMIN_OPERATION', 'ADMIN_ACCOUNT'],
  ])
  expect(combinedPairs(['ADMIN_AUDITOR', 'ADMIN_IT'])).toEqual([['ADMIN_AUDITOR', 'ADMIN_IT']])
  // The Microservices section is edited by who is both (C27).
  for (const roles of [['ADMIN_OPERATION', 'ADMIN_IT'], ['ADMIN_CLAIM', 'ADMIN_ACCOUNT'], ['ADMIN_AUDITOR'], []])
    expect(combinedPairs(roles)).toEqual([])
})

test('what somebody holds already is left alone, and nothing is added to it', () => {
  const held = ['ADMIN_OPERATION', 'ADMIN_ACCOUNT']
  expect(newlyCombinedPair(held, [...held, 'ADMIN_IT'])).toBeUndefined()
  expect(newlyCombinedPair(held, [...held, 'ADMIN_AUDITOR'])).toEqual(['ADMIN_AUDITOR', 'ADMIN_OPERATION'])
  expect(newlyCombinedPair(['ADMIN_OPERATION'], held)).toEqual(['ADMIN_OPERATION', 'ADMIN_ACCOUNT'])
  expect(newlyCombinedPair([], ['ADMIN_CLAIM'])).toBeUndefined()
})

test('whatever is chosen from what is not excluded combines no pair', () => {
  for (const first of administratorRoles) {
    for (const second of administratorRoles.filter((role) => role !== first && !excludedRoles([first]).includes(role)))
      expect(combinedPairs([first, second])).toEqual([])
  }
  expect(excludedRoles(['ADMIN_OPERATION'])).toEqual(['ADMIN_ACCOUNT', 'ADMIN_AUDITOR'])
  expect(excludedRoles(['ADMIN_ACCOUNT'], ['ADMIN_ACCOUNT', 'ADMIN_OPERATION'])).toEqual(['ADMIN_AUDITOR'])
  expect(checkingPairs.length).toBe(administratorRoles.length)
})

test('somebody of the same name with a role that checks a chosen one may be the same person', () => {
  const olive = { id: 'u1', name: 'Olive Tan', roles: ['ADMIN_OPERATION', 'ADMIN_IT'], status: 100 }
  const namesakes = (name: string, roles: readonly string[], id?: string) =>
    checkingNamesakes({ id, name, roles }, [olive, { ...olive, id: 'u2', status: 401 }]).map((found) => found.id)
  expect(namesakes('  olive  TAN ', ['ADMIN_ACCOUNT'])).toEqual(['u1'])
  expect(namesakes('Olive Tan', ['ADMIN_AUDITOR'])).toEqual(['u1'])
  expect(namesakes('Olive Tan', ['ADMIN_CLAIM', 'ADMIN_OPERATION'])).toEqual([])
  expect(namesakes('Olive Tang', ['ADMIN_ACCOUNT'])).toEqual([])
  expect(namesakes('Olive Tan', ['ADMIN_ACCOUNT'], 'u1')).toEqual([])
})
