/** Where the console shows codes of rewards and redemptions, and what the addresses of their lists say. Names are personal and stand in no address. */
import { choiceFilter, textFilter, type ListAddress } from '../list/list-address.ts'
import { keptText } from '../list/list-search.ts'

export const poolListPath = '/reward-codes'
export const lowPoolsPath = `${poolListPath}?show=low`

export function poolAddress(rewardId: string): string {
  return `${poolListPath}/${encodeURIComponent(rewardId)}`
}

export function redemptionHistoryAddress(redemptionId: string): string {
  return `/history/redemptions/${encodeURIComponent(redemptionId)}`
}

const lowFilter = choiceFilter('show', { low: 'low' })

export const poolListAddress: ListAddress = {
  sortFields: ['title', 'free'],
  defaultSort: { field: 'free', order: 'ASC' },
  filters: {
    // The API takes it as yes or no.
    low: {
      ...lowFilter,
      read: (text) => (lowFilter.read(text) === undefined ? undefined : true),
      write: (value) => (value === true ? 'low' : ''),
    },
  },
  keeps: { query: keptText },
}

export const redemptionListAddress: ListAddress = {
  sortFields: ['redeemedAt', 'validUntil'],
  defaultSort: { field: 'redeemedAt', order: 'DESC' },
  filters: { companyId: textFilter('company'), rewardId: textFilter('reward') },
}
