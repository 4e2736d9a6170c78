/**
 * Forgets people again after a restore: those who were forgotten after the moment of the backup. Their keys are gone from the backup too, so that the
 * log cannot say any more which addresses and numbers were theirs; the reservations can, by their index.
 */
import { randomUUID } from 'node:crypto'
import type { CommandContext } from '@member-care/domain/events/metadata.ts'
import { uploadFileTexts } from '@member-care/domain/texts/upload-texts.ts'
import type { StoredLog } from '@member-care/event-store/port.ts'
import { storedPages } from '@member-care/event-store/stored-pages.ts'
import { sql } from 'slonik'
import { z } from 'zod'
import { forgetUser } from '../accounts/forget-user.ts'
import type { Parts } from '../http/parts.ts'
import { carryOutReservation } from '../accounts/reservations.ts'

const PAGE_EVENTS = 500
const REASON = 'Forgotten before; restored from a backup of an earlier moment.'

/** @returns how many people were forgotten again */
export async function forgetAgain(
  forgetting: Parts & { readonly store: Pick<StoredLog, 'readAll' | 'read'> },
): Promise<number> {
  const { database, store } = forgetting
  const withoutKey = new Set(
    await database.anyFirst(
      sql.type(
        z.object({ subject_id: z.string() }),
      )`select subject_id from keys.subject_keys where forgotten_at is not null`,
    ),
  )
  for await (const events of storedPages(store, { limit: PAGE_EVENTS, types: ['PersonalDataErased'] }))
    for (const { data } of events) withoutKey.delete(String(data['userId']))
  for (const userId of [...withoutKey])
    if (!(await store.read(`user-${userId}`, { limit: 1 })).exists) withoutKey.delete(userId)
  if (withoutKey.size === 0) return 0

  for await (const events of storedPages(store, {
    limit: PAGE_EVENTS,
    types: ['EmailAddressReserved', 'NricReserved'],
  })) {
    for (const { data } of events) {
      const userId = String(data['userId'])
      if (!withoutKey.has(userId)) continue
      const [kind, index] =
        'emailIndex' in data ? (['email', data['emailIndex']] as const) : (['nric', data['nricIndex']] as const)
      await carryOutReservation(forgetting, { type: 'Release', kind, index: String(index), userId }, contextOf())
    }
  }
  for (const userId of withoutKey) await forgetUser(forgetting, { userId, reason: REASON }, contextOf())
  // Nobody can tell any more which rows of uploaded files are theirs; and one that is carried out would bring them back.
  await database.query(sql.unsafe`delete from app.upload_rows`)
  await database.query(sql.unsafe`
    update app.uploads set state = 'failed', error = ${uploadFileTexts.interrupted}, ended_at = ${forgetting.clock().toISOString()}::timestamptz where state in ('receiving', 'checking', 'checked', 'processing')`)
  await database.query(sql.unsafe`update app.upload_entries set name = '', nric = '', changes = '[]', errors = '[]'`)
  return withoutKey.size
}

function contextOf(): CommandContext {
  const id = randomUUID()
  return { actor: { kind: 'system', id: 'restore' }, commandId: id, correlationId: id }
}
