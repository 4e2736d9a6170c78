/** Values of events in words, for people who do not read JSON. */
import { formatDisplay, isIsoDate } from '@member-care/domain/dates/singapore-dates.ts'
import { isRedacted } from '@member-care/domain/events/event-definition.ts'
import { formatDecimal } from '@member-care/domain/money/money.ts'
import { FORGOTTEN } from '../console/personal-text.tsx'

/** A value of an event's field as text; null where there is none. Amounts in cents, which fields called `…Cents` hold, come as decimals. */
export function changeText(field: string, value: unknown): string | null {
  if (value === null || value === undefined || value === '') return null
  if (isRedacted(value)) return FORGOTTEN
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (typeof value === 'number') return field.endsWith('Cents') ? formatDecimal(value) : String(value)
  if (typeof value === 'string') return isIsoDate(value) ? formatDisplay(value) : value
  if (Array.isArray(value)) return value.map((item) => changeText(field, item)).filter((item) => item !== null).join(', ') || null
  return objectText(value)
}

function objectText(value: object): string {
  return Object.entries(value)
    .flatMap(([name, inner]) => {
      const text = changeText(name, inner)
      return text === null ? [] : [`${name}: ${text}`]
    })
    .join(', ')
}
