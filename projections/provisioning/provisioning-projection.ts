/** Keeps the read model of companies' own systems. */
import type { ClientEvent } from '@member-care/domain/client/client-events.ts'
import { happenedAt } from '@member-care/domain/events/metadata.ts'
import type { UserEvent } from '@member-care/domain/user/user-events.ts'
import type { Recorded } from '@member-care/event-store/event-log.ts'
import type { Position } from '@member-care/event-store/port.ts'
import { sql } from 'slonik'
import type { Projection } from '../runner/projection.ts'
import { nullWhereForgotten } from '../tables/forgotten-values.ts'
import { loadRows, upsertRows, type ReadModelInstance } from '../tables/read-model-table.ts'
import {
  directoryEntriesTable,
  provisioningTokensTable,
  type DirectoryEntryRow,
  type ProvisioningTokenRow,
} from './provisioning-tables.ts'

const tokenTypes = ['ProvisioningTokenMade', 'ProvisioningTokenEnded'] as const
const entryTypes = ['DirectoryEntryRecorded', 'MembershipRemoved', 'PersonalDataErased'] as const
type TokenEvent = Recorded<Extract<ClientEvent, { type: (typeof tokenTypes)[number] }>>
type EntryEvent = Recorded<Extract<UserEvent, { type: (typeof entryTypes)[number] }>>

export const provisioningProjection: Projection = {
  name: 'provisioning',
  version: 2,
  handles: [...tokenTypes, ...entryTypes],
  tables: [provisioningTokensTable, directoryEntriesTable],
  apply: async (events, instance) => {
    await applyTokens(events.filter(isOf<TokenEvent>(tokenTypes)), instance)
    await applyEntries(events.filter(isOf<EntryEvent>(entryTypes)), instance)
  },
}

function isOf<Event extends Recorded>(types: readonly string[]) {
  return (event: Recorded): event is Event => types.includes(event.type)
}

async function applyTokens(events: readonly TokenEvent[], instance: ReadModelInstance): Promise<void> {
  if (events.length === 0) return
  const ids = sql.array([...new Set(events.map(({ data }) => data.tokenId))], 'text')
  const present = await loadRows<ProvisioningTokenRow>(
    instance,
    provisioningTokensTable,
    sql.fragment`token_id = any(${ids})`,
  )
  const rows = new Map(present.map((row) => [row.token_id, row]))
  for (const event of events) {
    const { tokenId, companyId } = event.data
    const at = happenedAt(event).toISOString()
    const before = rows.get(tokenId)
    if (isSeen(before, event)) continue
    if (event.type === 'ProvisioningTokenMade')
      rows.set(tokenId, {
        token_id: tokenId,
        company_id: companyId,
        name: event.data.name,
        hash: event.data.hash,
        made_at: at,
        made_by: event.metadata.actor.id,
        ended_at: before?.ended_at ?? null,
        position: event.position,
      })
    else if (before) rows.set(tokenId, { ...before, ended_at: at, position: event.position })
  }
  await upsertRows(instance, provisioningTokensTable, [...rows.values()])
}

async function applyEntries(events: readonly EntryEvent[], instance: ReadModelInstance): Promise<void> {
  if (events.length === 0) return
  const ids = sql.array([...new Set(events.map(({ data }) => data.userId))], 'text')
  const present = await loadRows<DirectoryEntryRow>(
    instance,
    directoryEntriesTable,
    sql.fragment`user_id = any(${ids})`,
  )
  const rows = new Map(present.map((row) => [keyOf(row), row]))
  for (const event of events)
    for (const row of entriesAfter(event, rows)) if (!isSeen(rows.get(keyOf(row)), event)) rows.set(keyOf(row), row)
  await upsertRows(instance, directoryEntriesTable, [...rows.values()])
}

function keyOf({ user_id, company_id }: Pick<DirectoryEntryRow, 'user_id' | 'company_id'>): string {
  return `${user_id} ${company_id}`
}

/** The rows that an event changes, as they are afterwards. */
function entriesAfter(event: EntryEvent, rows: ReadonlyMap<string, DirectoryEntryRow>): readonly DirectoryEntryRow[] {
  switch (event.type) {
    case 'DirectoryEntryRecorded':
      return [entryOf(event)]
    case 'MembershipRemoved': {
      const row = rows.get(keyOf({ user_id: event.data.userId, company_id: event.data.companyId }))
      // The row stays, as of somebody of whom the company's system has said nothing: it tells what was seen already.
      return row ? [{ ...blank(row, event), is_listed: true }] : []
    }
    case 'PersonalDataErased':
      return [...rows.values()].filter(({ user_id }) => user_id === event.data.userId).map((row) => blank(row, event))
  }
}

/** An event that a row has seen leaves it as it is. */
function isSeen(row: { readonly position: Position } | undefined, { position }: Recorded): boolean {
  return row !== undefined && position <= row.position
}

function entryOf(event: Extract<EntryEvent, { type: 'DirectoryEntryRecorded' }>): DirectoryEntryRow {
  const { userId, companyId, isListed } = event.data
  const userName = nullWhereForgotten(event.data.userName)
  return {
    user_id: userId,
    company_id: companyId,
    user_name: userName,
    user_name_key: userName?.toLowerCase() ?? null,
    external_id: nullWhereForgotten(event.data.externalId ?? null),
    given_name: nullWhereForgotten(event.data.givenName ?? null),
    family_name: nullWhereForgotten(event.data.familyName ?? null),
    is_listed: isListed,
    changed_at: happenedAt(event).toISOString(),
    position: event.position,
  }
}

function blank(row: DirectoryEntryRow, event: EntryEvent): DirectoryEntryRow {
  return {
    ...row,
    user_name: null,
    user_name_key: null,
    external_id: null,
    given_name: null,
    family_name: null,
    position: event.position,
  }
}
