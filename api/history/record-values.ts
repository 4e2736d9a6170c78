/** Which fields of users, clients, administrators and accounts a history shows, and how their values. Pure. */
import type { Power } from '@member-care/domain/access/powers.ts'
import { maskAccountNo } from '@member-care/domain/bank/account-number.ts'
import { recordHistory } from '@member-care/domain/history/record-fields.ts'
import { fieldWord } from '@member-care/domain/texts/record-history-texts.ts'
import { maskedEmailFor, maskedFor } from '../http/masking.ts'

/** How values are shown to the reader. */
export interface Reading {
  readonly powers: ReadonlySet<Power>
  /** Names of companies and people by their ids. */
  readonly names: ReadonlyMap<string, string>
}

const namedByIds: ReadonlySet<string> = new Set(['defaultCompany', 'employeeId', 'companyId', 'testUserId'])

/** The history without the fields that the reader may not see on the record itself either: the ids of templates (C27). */
export function historySeenWith(powers: ReadonlySet<Power>): typeof recordHistory {
  if (powers.has('microservices.view')) return recordHistory
  return {
    ...recordHistory,
    evolve: (fields, event) =>
      new Map(
        [...recordHistory.evolve(fields, event)].filter(([field]) => !field.startsWith('microserviceTemplates.')),
      ),
  }
}

/**
 * A value as the reader may see it. Numbers that identify a person are masked. Codes become words, and ids become the
 * names that they stand for.
 */
export function shownValue(field: string, value: unknown, { powers, names }: Reading): unknown {
  const name = field.slice(field.lastIndexOf('.') + 1)
  if (typeof value === 'string') {
    if (name === 'nric') return maskedFor(powers, value)
    if (name === 'email') return maskedEmailFor(powers, value)
    if (name === 'accountNo') return maskAccountNo(value)
    if (namedByIds.has(name)) return names.get(value) ?? value
  }
  return fieldWord(field, value)
}
