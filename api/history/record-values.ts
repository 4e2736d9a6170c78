/** How the values of users, clients, administrators and accounts are shown in a history. Pure. */
import type { Power } from '@member-care/domain/access/powers.ts'
import { maskAccountNo } from '@member-care/domain/bank/account-number.ts'
import { fieldWord } from '@member-care/domain/texts/record-history-texts.ts'
import { maskedEmailFor, maskedFor } from '../http/masking.ts'

/** How values are shown to the reader. */
export interface Reading {
  readonly powers: ReadonlySet<Power>
  /** Names of companies and people by their ids. */
  readonly names: ReadonlyMap<string, string>
}

const namedByIds: ReadonlySet<string> = new Set(['defaultCompany', 'employeeId', 'companyId', 'testUserId'])

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
