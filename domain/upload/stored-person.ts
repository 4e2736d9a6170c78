/** What is stored of a person, as far as an upload compares with it: their record, a proposed account, and the one that reimbursements go to. */
import { unlessRedacted } from '../events/event-definition.ts'
import { evolveUserBank, type UserBankState } from '../user/user-bank.ts'
import type { UserEvent } from '../user/user-events.ts'
import { evolveUser, type RecordedAccount, type UserState } from '../user/user-state.ts'

export interface StoredPerson {
  readonly user: UserState
  readonly bank: UserBankState | undefined
  readonly account: RecordedAccount | undefined
  /** Every number that was theirs, in capitals. */
  readonly nrics: readonly string[]
}

export const nobodyStored: StoredPerson = { user: undefined, bank: undefined, account: undefined, nrics: [] }

/** The state after one more event of the person's stream. Never throws. */
export function evolveStoredPerson({ user, bank, account, nrics }: StoredPerson, event: UserEvent): StoredPerson {
  const evolved = evolveUser(user, event)
  const after = { user: evolved, bank: evolveUserBank(bank, event), nrics: withNricOf(evolved, nrics) }
  if (event.type === 'PersonalDataErased') return { ...after, account: undefined }
  if (event.type !== 'BankAccountRecorded') return { ...after, account }
  const { userId: _, ...recorded } = event.data
  return { ...after, account: recorded }
}

function withNricOf(user: UserState, nrics: readonly string[]): readonly string[] {
  const nric = unlessRedacted(user?.details.nric)?.toUpperCase()
  return nric === undefined || nrics.includes(nric) ? nrics : [...nrics, nric]
}
