/** Keeps the read model of who uses which bank account. */
import type { Recorded } from '@member-care/event-store/event-log.ts'
import { sql } from 'slonik'
import type { Projection } from '../runner/projection.ts'
import { loadRows, upsertRows } from '../tables/read-model-table.ts'
import { bankAccountsTable, type BankAccountRow } from './bank-accounts-table.ts'
import { bankAccountEventTypes, foldBankAccounts, recordOf, type BankAccountEvent } from './fold-bank-accounts.ts'

const handled: ReadonlySet<string> = new Set(bankAccountEventTypes)

export const bankAccountsProjection: Projection = {
  name: 'bank_accounts',
  version: 2,
  handles: bankAccountEventTypes,
  tables: [bankAccountsTable],
  apply: async (events, instance) => {
    const own = events.filter(isBankAccountEvent)
    const present = await loadRows<BankAccountRow>(instance, bankAccountsTable, concernedBy(own))
    const hash = (identity: string) => instance.keys.blindIndex('bank-account', identity)
    await upsertRows(instance, bankAccountsTable, foldBankAccounts(present, own, hash))
  },
}

/** Condition on the rows that these events may change. */
function concernedBy(events: readonly BankAccountEvent[]) {
  const records = [...new Set(events.flatMap((event) => recordOf(event) ?? []))]
  const forgotten = events.flatMap((event) => (event.type === 'PersonalDataErased' ? [event.data.userId] : []))
  const byRecord = sql.fragment`record_id = any(${sql.array(records, 'text')})`
  return forgotten.length === 0
    ? byRecord
    : sql.fragment`(${byRecord} or user_id = any(${sql.array(forgotten, 'text')}))`
}

function isBankAccountEvent(event: Recorded): event is BankAccountEvent {
  return handled.has(event.type)
}
