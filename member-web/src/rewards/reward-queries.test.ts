// Requirements: RWD-007, RWD-008, RWD-017, STA-005
import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import type { Reward } from '../portal-api/rewards-api.ts'
import { attachVoucher, rewardQuery, rewardsQuery } from './reward-queries.ts'

const reward = (uuid: string, change: Partial<Reward> = {}): Reward => ({
  uuid,
  title: 'Tea',
  excerpt: '',
  thumbnailURL: '',
  category: { slug: 'tea', name: 'Tea', language: 'en-SG' },
  valid_until: null,
  contact_details: { phone: '', email: '' },
  merchant: null,
  terms_and_conditions: '',
  locations: [],
  brochure: null,
  redeemedDetails: null,
  language: 'en-SG',
  created: '2026-01-01T00:00:00.000Z',
  ...change,
})

test('what was redeemed stands in the open reward and in the matching one of the list, and in no other', () => {
  const queries = new QueryClient()
  queries.setQueryData(rewardsQuery('tea').queryKey, [reward('one'), reward('two')])
  queries.setQueryData(rewardQuery('two').queryKey, reward('two'))
  const redeemedDetails = {
    rewardId: 'two',
    description: 'Show it',
    reference: 'T-2',
    created: '2026-02-01T00:00:00.000Z',
  }
  attachVoucher(queries, reward('two', { redeemedDetails }))
  expect(queries.getQueryData(rewardsQuery('tea').queryKey)).toEqual([
    reward('one'),
    reward('two', { redeemedDetails }),
  ])
  expect(queries.getQueryData(rewardQuery('two').queryKey)).toEqual(reward('two', { redeemedDetails }))
  // A category that is not open is not made up.
  expect(queries.getQueryData(rewardsQuery('other').queryKey)).toBeUndefined()
})
