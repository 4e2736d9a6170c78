/** Values of events in words, for people who do not read JSON. */
import { claimStatusLabels } from '@member-care/domain/texts/claim-status-texts.ts'
import { rejectionReasonTexts } from '@member-care/domain/texts/claim-status-texts.ts'
import { formatDisplay, isIsoDate } from '@member-care/domain/dates/singapore-dates.ts'
import { isRedacted } from '@member-care/domain/events/event-definition.ts'
import { formatDecimal } from '@member-care/domain/money/money.ts'
import { paymentMethodLabels, yesNoLabels } from '@member-care/domain/texts/claim-texts.ts'
import { bankProposalStatusLabels } from '@member-care/domain/texts/verification-texts.ts'
import { claimHistoryWords } from '@member-care/domain/texts/claim-history-texts.ts'
import { FORGOTTEN } from '../console/forgotten.ts'
import type { FieldChange } from './history-record.ts'

/** The fields of an event that name others by an id; people read names, and find ids among the technical data. */
const identifiers: readonly string[] = ['companyId', 'employeeId', 'claimantId']

const wordsOfField: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  status: claimStatusLabels,
  rejectionReasonCode: Object.fromEntries(
    Object.entries(rejectionReasonTexts).map(([code, { label }]) => [code, label]),
  ),
  'payment.method': paymentMethodLabels,
  'bankProposal.status': bankProposalStatusLabels,
  filedBy: claimHistoryWords.filedBy,
  'details.kind': claimHistoryWords.kind,
}

export function isIdentifier({ field }: Pick<FieldChange, 'field'>): boolean {
  return identifiers.includes(field)
}

/** A value of an event's field as text; null where there is none. Amounts in cents, which fields called `…Cents` hold, come as decimals. */
export function changeText(field: string, value: unknown): string | null {
  if (value === null || value === undefined || value === '') return null
  if (isRedacted(value)) return FORGOTTEN
  if (typeof value === 'boolean') return yesNoLabels[value ? 'Y' : 'N']
  if (typeof value === 'number') return field.endsWith('Cents') ? formatDecimal(value) : String(value)
  if (typeof value === 'string') return wordOf(field, value) ?? (isIsoDate(value) ? formatDisplay(value) : value)
  if (Array.isArray(value))
    return (
      value
        .map((item) => changeText(field, item))
        .filter((item) => item !== null)
        .join(', ') || null
    )
  return objectText(value)
}

/** The word for a code, in the fields that hold codes. */
function wordOf(field: string, code: string): string | undefined {
  const words: Readonly<Record<string, string>> | undefined = wordsOfField[field]
  return words?.[code]
}

function objectText(value: object): string {
  return Object.entries(value)
    .flatMap(([name, inner]) => {
      const text = changeText(name, inner)
      return text === null ? [] : [`${name}: ${text}`]
    })
    .join(', ')
}
