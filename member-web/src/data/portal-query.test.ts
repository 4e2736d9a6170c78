import { QueryObserver } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import type { Asking } from '../portal-api/asking.ts'
import { portalQuery, PortalQueries, type Question } from './portal-query.ts'

const settled = () => new Promise((resolve) => setTimeout(resolve, 0))

/** A question that is shown, with how it was asked each time. */
async function shown<Value>(queries: PortalQueries, answer: () => Value, more: Partial<Question<Value>> = {}) {
  const asked: Asking[] = []
  const question = {
    key: ['question', Math.random()],
    load: async (_signal: AbortSignal, asking: Asking) => {
      asked.push(asking)
      await settled()
      return answer()
    },
    ...more,
  }
  const observer = new QueryObserver(queries, portalQuery(question))
  const stop = observer.subscribe(() => undefined)
  return { asked, observer, stop, key: question.key }
}

const inTheirName = { unattended: false }
const byItself = { unattended: true }

test('what is shown is asked in the person’s name, and asked again by itself when a claim of it changes', async () => {
  const queries = new PortalQueries()
  const list = await shown(queries, () => ['c-1', 'c-2'], { claimsOf: () => 'any' })
  const claim = await shown(queries, () => ({ id: 'c-1' }), { claimsOf: (value) => (value ? [value.id] : []) })
  const other = await shown(queries, () => ({ id: 'c-9' }), { claimsOf: (value) => (value ? [value.id] : []) })
  const banks = await shown(queries, () => [])
  await settled()
  await settled()
  queries.refreshClaims(['c-1'])
  await settled()
  await settled()
  expect(list.asked).toEqual([inTheirName, byItself])
  expect(claim.asked).toEqual([inTheirName, byItself])
  expect(other.asked).toEqual([inTheirName])
  queries.refreshClaims('any')
  expect(other.asked).toEqual([inTheirName, byItself])
  expect(banks.asked).toEqual([inTheirName])
  // A wish of the person is theirs again.
  await other.observer.refetch()
  expect(other.asked.at(-1)).toEqual(inTheirName)
})

test('what somebody still waits for is asked anew in their name', async () => {
  const queries = new PortalQueries()
  let answer = 'before'
  const list = await shown(queries, () => answer, { claimsOf: () => 'any' })
  queries.refreshClaims(['c-1'])
  answer = 'after'
  await settled()
  await settled()
  await settled()
  expect(list.asked).toEqual([inTheirName, inTheirName])
  expect(list.observer.getCurrentResult().data).toBe('after')
})

test('what was refused is asked again by itself, which opens no dialog', async () => {
  const queries = new PortalQueries()
  const list = await shown<string>(
    queries,
    () => {
      throw new Error('refused')
    },
    { claimsOf: () => 'any' },
  )
  await settled()
  await settled()
  queries.refreshClaims('any')
  expect(list.asked).toEqual([inTheirName, byItself])
})

test('what is not shown any more is forgotten, and its answer is not waited for', async () => {
  const queries = new PortalQueries()
  let aborted = false
  const claim = await shown(queries, () => 'c-1', {
    load: (signal) =>
      new Promise((_, reject) => {
        signal.addEventListener('abort', () => {
          aborted = true
          reject(new Error('aborted'))
        })
      }),
  })
  claim.stop()
  await settled()
  await settled()
  expect(aborted).toBe(true)
  expect(queries.getQueryCache().getAll()).toEqual([])
})
