/**
 * Puts the hashes of passwords on record in the log, some moments after they were set, and verifies the table against what is on record:
 * each hash is the one that was recorded last, and each that was recorded follows from an event that says a password was set.
 */
import { createHash, createHmac, type KeyObject } from 'node:crypto'
import type { PasswordRecordEvent } from '@member-care/domain/account/password-records.ts'
import { eventFinding, findingWithoutEvent, type Finding } from '@member-care/event-store/anchors/finding.ts'
import type { EventLog } from '@member-care/event-store/event-log.ts'
import type { StoredEvent, StoredLog, StreamId } from '@member-care/event-store/port.ts'
import { storedPages } from '@member-care/event-store/stored-pages.ts'
import { sql, type CommonQueryMethods } from 'slonik'
import { v5 as uuidV5 } from 'uuid'
import { z } from 'zod'

/** The one stream of the installation that tells of passwords. */
const PASSWORDS_STREAM: StreamId = 'passwords-8c1d5e70-4f3a-4a6b-b2d9-1e7f60c3a845'

/** Ids of the commands of recording; never changes. */
const NAMESPACE = 'd27e9a14-60bf-4c35-8f1a-93c5b7e0d264'
const HASHES_PER_EVENT = 500
const PAGE_EVENTS = 500
const PAGE_ROWS = 5_000
/** What follows from a new password is recorded within this time. */
const UNDER_WAY_MS = 60_000

const row = z.object({ user_id: z.string(), password_hash: z.string(), changed_at: z.string(), recorded: z.boolean() })
const columns = sql.fragment`user_id, password_hash, to_json(changed_at at time zone 'UTC') #>> '{}' || 'Z' as changed_at, recorded`

type Recorded = PasswordRecordEvent['data']['hashes'][number]

export interface PasswordRecords {
  /** Records every hash that is not on record yet. @returns how many there were */
  recordNew(): Promise<number>
  /** @param lastEventAt when the last event of the log was recorded */
  verify(lastEventAt: Date | undefined): Promise<{ readonly findings: readonly Finding[] }>
}

export interface PasswordRecording {
  readonly database: CommonQueryMethods
  readonly log: Pick<EventLog, 'append'>
  readonly store: Pick<StoredLog, 'read' | 'readAll'>
  /** Makes the keyed hashes. */
  readonly key: KeyObject
}

export function createPasswordRecords({ database, log, store, key }: PasswordRecording): PasswordRecords {
  const macOf = (userId: string, passwordHash: string) =>
    createHmac('sha256', key).update(`${userId}\n${passwordHash}`).digest('base64url')
  let hasBegun = false

  async function append(data: PasswordRecordEvent['data']): Promise<void> {
    const said = createHash('sha256').update(JSON.stringify(data)).digest('hex')
    const commandId = uuidV5(said, NAMESPACE)
    await log.append(PASSWORDS_STREAM, [{ type: 'PasswordHashesRecorded', data }], {
      expected: { kind: 'any' },
      context: { actor: { kind: 'system', id: 'password-records' }, commandId, correlationId: commandId },
    })
  }

  return {
    async recordNew() {
      const cause =
        hasBegun || (await store.read(PASSWORDS_STREAM, { limit: 1, direction: 'backwards' })).exists ? 'made' : 'found'
      let count = 0
      for (;;) {
        const rows = await database.any(
          sql.type(
            row,
          )`select ${columns} from app.credentials where not recorded order by user_id limit ${HASHES_PER_EVENT}`,
        )
        const hashes = rows.map(({ user_id: userId, password_hash, changed_at: changedAt }) => ({
          userId,
          mac: macOf(userId, password_hash),
          parameters: parametersOf(password_hash),
          changedAt,
        }))
        // The beginning is on record also where there is no password yet.
        if (hashes.length > 0 || (cause === 'found' && !hasBegun)) await append({ cause, hashes })
        for (const { user_id, password_hash } of rows)
          await database.query(
            sql.unsafe`update app.credentials set recorded = true where user_id = ${user_id} and password_hash = ${password_hash}`,
          )
        hasBegun = true
        count += rows.length
        if (rows.length < HASHES_PER_EVENT) return count
      }
    },
    async verify(lastEventAt) {
      const known = createKnownPasswords()
      for await (const events of storedPages(store, {
        limit: PAGE_EVENTS,
        types: ['PasswordHashesRecorded', ...settingTypes, ...endingTypes],
      }))
        for (const event of events) known.take(event)
      if (!known.hasBegun())
        return {
          findings: [
            findingWithoutEvent(
              'passwords-not-recorded',
              'No event tells of the hashes of passwords: they are put on record when the product starts, and were not yet.',
            ),
          ],
        }
      const present = new Set<string>()
      const findings: Finding[] = []
      for await (const { user_id, password_hash, recorded } of rowsOf(database)) {
        present.add(user_id)
        const last = known.last(user_id)
        // It will be on record in a moment, and then has to follow from an event.
        if (!recorded) continue
        if (!last)
          findings.push(
            findingWithoutEvent('password-unexplained', `There is a password of ${user_id}, and no event tells of it.`),
          )
        else if (last.hash.mac !== macOf(user_id, password_hash))
          findings.push(
            eventFinding(
              'password-changed',
              last.event,
              `The password's hash of ${user_id} is not the one on record: it was changed, exchanged with another's, or an old one was put back.`,
            ),
          )
      }
      return { findings: [...findings, ...known.missing(present), ...known.unexplained(lastEventAt)] }
    },
  }
}

interface KnownPassword {
  readonly hash: Recorded
  readonly event: StoredEvent
}

const dataSchema = z.object({
  cause: z.string(),
  hashes: z.array(z.object({ userId: z.string(), mac: z.string(), parameters: z.string(), changedAt: z.string() })),
})
const settingTypes = ['AccountActivated', 'PasswordChanged']
const endingTypes = ['PersonalDataErased', 'AdministratorDeleted']

/** What the log says of each person's password, event by event. */
function createKnownPasswords() {
  const passwords = new Map<string, KnownPassword>()
  /** The last event that says that a password was set. */
  const settings = new Map<string, StoredEvent>()
  const ended = new Set<string>()
  /** Hashes that no event has explained yet: it may be recorded a moment later. */
  const suspected = new Map<string, KnownPassword>()
  let begun = false

  function takeHash(event: StoredEvent, cause: string, hash: Recorded): void {
    const before = passwords.get(hash.userId)
    passwords.set(hash.userId, { hash, event })
    if (before?.hash.mac === hash.mac || cause === 'found') return
    const isRenewed =
      before !== undefined && before.hash.changedAt === hash.changedAt && before.hash.parameters !== hash.parameters
    const set = settings.get(hash.userId)
    const isSet =
      set !== undefined &&
      (before === undefined || set.position > before.event.position || isSoonAfter(set, before.hash, hash))
    if (!isRenewed && !isSet) suspected.set(hash.userId, { hash, event })
  }

  return {
    hasBegun: () => begun,
    last: (userId: string) => passwords.get(userId),
    take(event: StoredEvent): void {
      const userId = String(event.data['userId'])
      if (settingTypes.includes(event.type)) {
        settings.set(userId, event)
        suspected.delete(userId)
      } else if (endingTypes.includes(event.type)) ended.add(userId)
      else {
        begun = true
        const { cause, hashes } = dataSchema.parse(event.data)
        for (const hash of hashes) takeHash(event, cause, hash)
      }
    },
    missing: (present: ReadonlySet<string>) =>
      [...passwords]
        .filter(([userId]) => !present.has(userId) && !ended.has(userId))
        .map(([userId, { event }]) =>
          eventFinding(
            'password-missing',
            event,
            `The password's hash of ${userId} is on record, and not there any more.`,
          ),
        ),
    unexplained: (lastEventAt: Date | undefined) =>
      [...suspected.values()]
        .filter(
          ({ event }) => lastEventAt === undefined || event.recordedAt.getTime() < lastEventAt.getTime() - UNDER_WAY_MS,
        )
        .map(({ hash, event }) =>
          eventFinding(
            'password-unexplained',
            event,
            `The password's hash of ${hash.userId} was changed, and no event says that they were given another password.`,
          ),
        ),
  }
}

/** The same command again, because its answer was lost, keeps its hash once more and leaves one event. */
function isSoonAfter(set: StoredEvent, before: Recorded, hash: Recorded): boolean {
  const later = Date.parse(hash.changedAt) - set.recordedAt.getTime()
  return hash.changedAt > before.changedAt && Math.abs(later) < UNDER_WAY_MS
}

/** How a hash begins, up to its salt. */
function parametersOf(passwordHash: string): string {
  return passwordHash.split('$').slice(0, -2).join('$')
}

async function* rowsOf(database: CommonQueryMethods): AsyncGenerator<z.infer<typeof row>> {
  for (let after = ''; ;) {
    const rows = await database.any(
      sql.type(
        row,
      )`select ${columns} from app.credentials where user_id > ${after} order by app.credentials.user_id limit ${PAGE_ROWS}`,
    )
    yield* rows
    const last = rows.at(-1)
    if (!last || rows.length < PAGE_ROWS) return
    after = last.user_id
  }
}
