/** Keeps the read model of users' proposed accounts and requested changes. */
import type { Recorded } from '@member-care/event-store/event-log.ts'
import { sql } from 'slonik'
import type { Projection } from '../runner/projection.ts'
import { loadRows, upsertRows } from '../tables/read-model-table.ts'
import {
  foldIdentityChanges,
  foldUserBankProposals,
  verificationEventTypes,
  type VerificationEvent,
} from './fold-verification.ts'
import {
  identityChangesTable,
  userBankProposalsTable,
  type IdentityChangeRow,
  type UserBankProposalRow,
} from './verification-tables.ts'

const handled: ReadonlySet<string> = new Set(verificationEventTypes)

export const verificationProjection: Projection = {
  name: 'verification',
  version: 4,
  handles: verificationEventTypes,
  tables: [userBankProposalsTable, identityChangesTable],
  apply: async (events, instance) => {
    const own = events.filter(isVerificationEvent)
    const concerned = sql.fragment`user_id = any(${sql.array([...new Set(own.map((event) => event.data.userId))], 'text')})`
    const proposals = await loadRows<UserBankProposalRow>(instance, userBankProposalsTable, concerned)
    await upsertRows(instance, userBankProposalsTable, foldUserBankProposals(proposals, own))
    const changes = await loadRows<IdentityChangeRow>(instance, identityChangesTable, concerned)
    await upsertRows(instance, identityChangesTable, foldIdentityChanges(changes, own))
  },
}

function isVerificationEvent(event: Recorded): event is VerificationEvent {
  return handled.has(event.type)
}
