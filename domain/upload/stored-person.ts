/** What is stored of a person, as far as an upload compares with it: their record, a proposed account, and the one that reimbursements go to. */
import { evolveUserBank, type UserBankState } from '../user/user-bank.ts'
import type { UserEvent } from '../user/user-events.ts'
import { evolveUser, type RecordedAccount, type UserState } from '../user/user-state.ts'

export interface StoredPerson {
  readonly user: UserState
  readonly bank: UserBankState | undefined
  readonly account: RecordedAccount | undefined
}

export const nobodyStored: StoredPerson = { user: undefined, bank: undefined, account: undefined }

/** The state after one more event of the person's stream. Never throws. */
export function evolveStoredPerson({ user, bank, account }: StoredPerson, event: UserEvent): StoredPerson {
  const after = { user: evolveUser(user, event), bank: evolveUserBank(bank, event) }
  if (event.type === 'PersonalDataErased') return { ...after, account: undefined }
  if (event.type !== 'BankAccountRecorded') return { ...after, account }
  const { userId: _, ...recorded } = event.data
  return { ...after, account: recorded }
}
