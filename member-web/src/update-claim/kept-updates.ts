/**
 * The updates under way, kept for this tab only, so that a reload loses nothing that was typed. Documents that were added are not among
 * them: the browser asks before the page goes.
 */
import { storedSessionKeys } from '@member-care/domain/account/stored-session.ts'
import { currentSession } from '../session/session.ts'
import type { UpdateDraft } from './update-draft.ts'

/** As long as their owner is signed in: of somebody whose session has ended nothing is left in the browser's storage. */
export function keepUpdates(drafts: ReadonlyMap<string, UpdateDraft>): void {
  const { user } = currentSession()
  const own = [...drafts].filter(([, { ownerId }]) => ownerId === user?.uuid)
  if (own.length === 0) return sessionStorage.removeItem(storedSessionKeys.updates)
  sessionStorage.setItem(storedSessionKeys.updates, JSON.stringify(own.map(([claimId, draft]) => [claimId, { ...draft, added: [], refused: null }])))
}

export function keptUpdates(): ReadonlyMap<string, UpdateDraft> {
  try {
    return new Map(JSON.parse(sessionStorage.getItem(storedSessionKeys.updates) ?? '[]') as (readonly [string, UpdateDraft])[])
  } catch {
    return new Map()
  }
}
