/** Commands on what a family has of its cover. */
import type { CoverAccountEvent } from '@member-care/domain/cover/account/cover-account-events.ts'
import {
  evolveCoverAccount,
  nothingTaken,
  type CoverAccountState,
} from '@member-care/domain/cover/account/cover-account.ts'
import type { StreamId } from '@member-care/event-store/port.ts'
import { bindAggregate } from './bind-aggregate.ts'

/** An employee's family under one client. */
export interface Family {
  readonly companyId: string
  readonly employeeId: string
}

export const coverStream = ({ companyId, employeeId }: Family): StreamId => `cover-${companyId}-${employeeId}`

/** Its events are appended at the revision that was read only: of two at the same moment the second is decided anew on what the first has left. */
export const carryOutCover = bindAggregate<Family, CoverAccountState, CoverAccountEvent>(coverStream, {
  initial: nothingTaken,
  evolve: evolveCoverAccount,
})
