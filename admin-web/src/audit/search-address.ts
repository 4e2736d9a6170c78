/** What the addresses of the audit lists say: ids, types and days only, so that they can be handed on without naming anybody. */
import { isIsoDate } from '@member-care/domain/dates/singapore-dates.ts'
import { choiceFilter, textFilter, type AddressFilter, type ListAddress } from '../list/list-address.ts'

/** The rows of the log stand in its order. */
const inLogOrder = { sortFields: [], defaultSort: { field: 'at', order: 'DESC' } } as const

export const eventListAddress: ListAddress = {
  ...inLogOrder,
  filters: {
    personId: textFilter('person'),
    actorId: textFilter('actor'),
    types: listFilter('type'),
    from: dayFilter('from'),
    to: dayFilter('to'),
    looks: choiceFilter('looks', { shown: 'shown' }),
  },
}

export const viewListAddress: ListAddress = {
  ...inLogOrder,
  filters: {
    subjectId: textFilter('person'),
    viewerId: textFilter('actor'),
    from: dayFilter('from'),
    to: dayFilter('to'),
  },
}

/** The instant at which a day begins in Singapore. */
export function startOfDay(day: string): string {
  return new Date(`${day}T00:00:00+08:00`).toISOString()
}

/** The instant at which the day after begins: the end that is not included. */
export function endOfDay(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00+08:00`) + 86_400_000).toISOString()
}

/** A day in Singapore. */
function dayFilter(name: string): AddressFilter {
  return { ...textFilter(name), read: (text) => (isIsoDate(text) ? text : undefined) }
}

/** Some of many values, with commas between them. */
function listFilter(name: string): AddressFilter {
  return {
    name,
    read: (text) => text.split(','),
    write: (value) => (Array.isArray(value) ? value.join(',') : ''),
  }
}
