/**
 * The installation's own keys. They lie in the database, wrapped by the master key: the root secret, and the wrapping
 * key, with which the keys of people are wrapped. While the master key is changed, both master keys wrap them, and
 * there are two wrapping keys for the keys of people. So processes from before and after the change work side by side
 * (wrap-anew.ts).
 */
import { createSecretKey, randomBytes, type KeyObject } from 'node:crypto'
import { sql, type CommonQueryMethods, type DatabasePool } from 'slonik'
import { z } from 'zod'
import { WrappedKeyUnopened } from './codec-errors.ts'
import { unwrapKey, WRAPPING_BYTES, wrapKey } from './key-wrapping.ts'
import { MasterKeyRefused, type MasterKey } from './master-key.ts'
import { createRootSecret, SECRET_BYTES, type RootSecret } from './root-secret.ts'

/** What the keys of people are wrapped with. */
export interface KeyWrapping {
  /** Wraps with the newest wrapping key that this process knows. The wrapping names the key, and opens only with the same `boundTo`. */
  wrap(key: Buffer, boundTo: string): Buffer
  /**
   * Asks the database for a wrapping key that is not known yet.
   * @throws WrappedKeyUnopened when no wrapping key of this installation wrapped it, when it was wrapped for something
   * else, or when it was changed
   */
  unwrap(wrapped: Buffer, boundTo: string): Promise<KeyObject>
  /** Learns from the database which wrapping keys there are. */
  reload(): Promise<void>
}

export interface InstallationKeys extends KeyWrapping {
  readonly root: RootSecret
  readonly masterKeys: MasterKeys
  /** The id of the wrapping key that {@link KeyWrapping.wrap} takes. */
  currentId(): string
  /**
   * Asks the master key once more to open what it has wrapped.
   * @throws its error where it does not open it any more
   */
  checkMasterKey(): Promise<void>
}

export interface MasterKeys {
  readonly current: MasterKey
  /** The master key of before, while it is being changed. */
  readonly previous?: MasterKey | undefined
}

export const ROOT = 'root'
/**
 * The wrapping key of installations of earlier versions. It derives from the root secret, and its wrappings name no
 * key.
 */
export const ORIGINAL = 'original'

const FORMAT = 1
const ID_BYTES = 8
const UNNAMED_BYTES = SECRET_BYTES + WRAPPING_BYTES
const NAMED_BYTES = 1 + ID_BYTES + UNNAMED_BYTES

const nothing = z.object({}).strict()
const keyRow = z.object({
  key_id: z.string(),
  master_key: z.string().nullable(),
  wrapped: z.instanceof(Buffer).nullable(),
})
type KeyRow = z.infer<typeof keyRow>
const originalRow = z.object({ subject_id: z.string(), key_id: z.string(), wrapped_key: z.instanceof(Buffer) })

/**
 * Creates the tables where they do not exist yet. The table with the keys of people must exist before.
 * @param connection a transaction that makes tables alone
 */
export async function installInstallationKeysSchema(connection: CommonQueryMethods): Promise<void> {
  await connection.query(sql.type(nothing)`
    create table if not exists keys.installation_keys (key_id text primary key, made_at timestamptz not null default clock_timestamp())
  `)
  await connection.query(sql.type(nothing)`
    create table if not exists keys.installation_key_wrappings (
      key_id text not null references keys.installation_keys on delete cascade,
      -- Which master key opens it.
      master_key text not null,
      wrapped bytea not null,
      wrapped_at timestamptz not null default clock_timestamp(),
      primary key (key_id, master_key)
    )
  `)
  const { there } = await connection.one(sql.type(z.object({ there: z.boolean() }))`
    select exists (select from information_schema.columns where table_schema = 'keys' and table_name = 'subject_keys' and column_name = 'wrapping_key') as there`)
  if (there) return
  // The wrapping itself names the key, so the column cannot say anything else. No key of a person can be without the
  // key that opens it.
  await connection.query(sql.type(nothing)`
    alter table keys.subject_keys add column wrapping_key text generated always as (
      case when length(wrapped_key) = ${sql.literalValue(String(UNNAMED_BYTES))}::int then ${sql.literalValue(ORIGINAL)} else encode(substring(wrapped_key from 2 for ${sql.literalValue(String(ID_BYTES))}::int), 'hex') end
    ) stored`)
  await connection.query(
    sql.type(
      nothing,
    )`insert into keys.installation_keys (key_id) select ${ORIGINAL} where exists (select from keys.subject_keys where wrapping_key = ${ORIGINAL})`,
  )
  await connection.query(
    sql.type(nothing)`alter table keys.subject_keys add foreign key (wrapping_key) references keys.installation_keys`,
  )
  await connection.query(
    sql.type(nothing)`create index subject_keys_wrapping on keys.subject_keys (wrapping_key, subject_id)`,
  )
}

/** While this lock is held, nobody else adds or takes away a key of the installation. */
export async function lockInstallationKeys(transaction: CommonQueryMethods): Promise<void> {
  await transaction.query(
    sql.unsafe`select pg_advisory_xact_lock(hashtextextended('member-care installation keys', 0))`,
  )
}

/** The master keys that the installation's own keys are wrapped by, the newest last. */
export async function masterKeysInUse(connection: CommonQueryMethods): Promise<readonly string[]> {
  return connection.anyFirst(
    sql.type(
      z.object({ master_key: z.string() }),
    )`select master_key from keys.installation_key_wrappings where key_id = ${ROOT} order by wrapped_at`,
  )
}

export interface OpeningInstallationKeys {
  readonly pool: DatabasePool
  readonly masterKeys: MasterKeys
  /**
   * Whether somebody has worked with the installation already. Then its root secret is that of an earlier version. This
   * is asked only where there is no root secret.
   */
  readonly isUsed?: () => Promise<boolean>
}

/**
 * Opens the keys, and makes those that do not exist yet. With a previous master key, the current one also wraps what
 * the previous one wraps, and a new wrapping key is made.
 * @throws MasterKeyRefused when the master key is not that of the installation, or what it wrapped was changed
 */
export async function openInstallationKeys({
  pool,
  masterKeys,
  isUsed = async () => false,
}: OpeningInstallationKeys): Promise<InstallationKeys> {
  const { current, previous } = masterKeys
  await pool.transaction(async (transaction) => {
    await lockInstallationKeys(transaction)
    await makeFirstKeys(transaction, masterKeys, isUsed)
    await introduceMasterKey(transaction, current, previous)
  })
  const { root, rootBytes } = await openRoot()
  let known = new Map<string, KeyObject>()
  let newest = ''
  await load()
  let loading: Promise<void> | undefined

  async function openRoot() {
    const rows = await wrappingsOf(pool, current)
    const bytes = await unwrapRow(
      current,
      rows.find(({ key_id }) => key_id === ROOT),
    )
    return { root: createRootSecret(bytes), rootBytes: bytes }
  }

  async function load(): Promise<void> {
    const rows = await wrappingsOf(pool, current)
    const opened = new Map<string, KeyObject>()
    for (const row of rows.filter(({ key_id }) => key_id !== ROOT)) {
      const key =
        known.get(row.key_id) ??
        (row.key_id === ORIGINAL ? root.derive('key-wrapping') : createSecretKey(await unwrapRow(current, row)))
      opened.set(row.key_id, key)
    }
    // A key that is gone from the database opens nothing that is still there.
    known = opened
    newest = rows.findLast(({ key_id }) => key_id !== ROOT)?.key_id ?? ''
  }

  async function reload(): Promise<void> {
    loading ??= load().finally(() => {
      loading = undefined
    })
    return loading
  }

  async function keyFor(wrapped: Buffer): Promise<KeyObject | undefined> {
    const id = wrappingKeyOf(wrapped)
    if (id === undefined) return undefined
    if (!known.has(id)) await reload()
    return known.get(id)
  }

  return {
    root,
    masterKeys,
    reload,
    currentId: () => newest,
    wrap(key, boundTo) {
      const wrappingKey = known.get(newest)
      if (!wrappingKey) throw new WrappedKeyUnopened(boundTo, undefined)
      const wrapped = wrapKey(wrappingKey, key, boundTo)
      return newest === ORIGINAL ? wrapped : Buffer.concat([Buffer.of(FORMAT), Buffer.from(newest, 'hex'), wrapped])
    },
    async unwrap(wrapped, boundTo) {
      const wrappingKey = await keyFor(wrapped)
      if (!wrappingKey) throw new WrappedKeyUnopened(boundTo, undefined)
      return createSecretKey(unwrapKey(wrappingKey, wrapped.subarray(-UNNAMED_BYTES), boundTo))
    },
    async checkMasterKey() {
      const { rootBytes: now } = await openRoot()
      if (!createSecretKey(now).equals(createSecretKey(rootBytes)))
        throw new WrappedKeyUnopened(boundToKey(ROOT), undefined)
    },
  }
}

/** The id of the wrapping key that a wrapping names; undefined when it is no such wrapping. */
function wrappingKeyOf(wrapped: Buffer): string | undefined {
  if (wrapped.length === UNNAMED_BYTES) return ORIGINAL
  return wrapped.length === NAMED_BYTES && wrapped[0] === FORMAT
    ? wrapped.subarray(1, 1 + ID_BYTES).toString('hex')
    : undefined
}

async function makeFirstKeys(
  transaction: CommonQueryMethods,
  { current, previous }: MasterKeys,
  isUsed: () => Promise<boolean>,
): Promise<void> {
  if ((await masterKeysInUse(transaction)).length > 0) return
  const first = (await isUsed())
    ? await keysOfEarlierVersion(transaction, previous ? [previous, current] : [current])
    : { masterKey: current, root: randomBytes(SECRET_BYTES) }
  await transaction.query(sql.type(nothing)`insert into keys.installation_keys (key_id) values (${ROOT})`)
  await addWrapping(transaction, first.masterKey, ROOT, first.root)
  const hasOriginal = await transaction.exists(
    sql.type(nothing)`select from keys.installation_keys where key_id = ${ORIGINAL}`,
  )
  if (!hasOriginal) await makeWrappingKey(transaction, [first.masterKey])
}

/**
 * In earlier versions everything derived from the master key itself. Its bytes are the root secret, and stay so for
 * good.
 * @param candidates the likelier one first; where nothing is wrapped yet, the first one is taken
 */
async function keysOfEarlierVersion(
  transaction: CommonQueryMethods,
  candidates: readonly MasterKey[],
): Promise<{ masterKey: MasterKey; root: Buffer }> {
  const rows = await transaction.any(
    sql.type(
      originalRow,
    )`select subject_id, key_id, wrapped_key from keys.subject_keys where wrapping_key = ${ORIGINAL} order by subject_id limit 20`,
  )
  const inFiles = candidates.flatMap((masterKey) => (masterKey.bytes ? [{ masterKey, root: masterKey.bytes }] : []))
  if (inFiles.length === 0)
    throw new MasterKeyRefused(
      'This installation was made with a master key in a file: name that file with PREVIOUS_MASTER_KEY_FILE, until /readyz says that it is not needed any more.',
    )
  const found = inFiles.find(({ root }) => {
    const wrappingKey = createRootSecret(root).derive('key-wrapping')
    return (
      rows.length === 0 ||
      rows.some((row) => isOpenedBy(wrappingKey, row.wrapped_key, wrappingOf(row.subject_id, row.key_id)))
    )
  })
  if (found) return found
  throw new MasterKeyRefused(
    `${inFiles.map(({ masterKey: { id, place } }) => `The master key ${id} (${place})`).join(' and ')} opens no key of this installation: name its own with MASTER_KEY_FILE.`,
  )
}

function isOpenedBy(wrappingKey: KeyObject, wrapped: Buffer, boundTo: string): boolean {
  try {
    return unwrapKey(wrappingKey, wrapped, boundTo).length > 0
  } catch {
    return false
  }
}

/**
 * From then on a process that has only the current master key can work. A process that has only the previous one can go
 * on.
 */
async function introduceMasterKey(
  transaction: CommonQueryMethods,
  current: MasterKey,
  previous: MasterKey | undefined,
): Promise<void> {
  const inUse = await masterKeysInUse(transaction)
  if (inUse.includes(current.id)) return
  if (!previous || !inUse.includes(previous.id)) {
    const given = [current, ...(previous ? [previous] : [])]
      .map(({ id, place }) => `${place} holds ${id}`)
      .join(', and ')
    throw new MasterKeyRefused(
      `The keys of this installation are wrapped by the master key ${inUse.join(', and ')}, and ${given}. Name the right one with MASTER_KEY_FILE; to change it, name the new one so, and the one of before with PREVIOUS_MASTER_KEY_FILE, until /readyz says that it is not needed any more.`,
    )
  }
  if (inUse.length > 1)
    throw new MasterKeyRefused(
      `The master key is being changed from ${inUse[0]} to ${inUse.at(-1)}, and that has not ended: start with these two until /readyz says so, and change it once more then.`,
    )
  for (const row of await wrappingsOf(transaction, previous)) {
    if (row.wrapped) await addWrapping(transaction, current, row.key_id, await unwrapRow(previous, row))
  }
  await makeWrappingKey(transaction, [previous, current])
}

async function makeWrappingKey(transaction: CommonQueryMethods, masterKeys: readonly MasterKey[]): Promise<void> {
  const keyId = randomBytes(ID_BYTES).toString('hex')
  const key = randomBytes(SECRET_BYTES)
  await transaction.query(sql.type(nothing)`insert into keys.installation_keys (key_id) values (${keyId})`)
  for (const masterKey of masterKeys) await addWrapping(transaction, masterKey, keyId, key)
}

async function addWrapping(
  transaction: CommonQueryMethods,
  masterKey: MasterKey,
  keyId: string,
  key: Buffer,
): Promise<void> {
  const wrapped = await masterKey.wrap(key, boundToKey(keyId))
  await transaction.query(
    sql.type(
      nothing,
    )`insert into keys.installation_key_wrappings (key_id, master_key, wrapped) values (${keyId}, ${masterKey.id}, ${sql.binary(wrapped)})`,
  )
}

/** All keys of the installation, the newest last, as this master key wraps them. */
async function wrappingsOf(connection: CommonQueryMethods, { id }: MasterKey): Promise<readonly KeyRow[]> {
  return connection.any(sql.type(keyRow)`
    select k.key_id, w.master_key, w.wrapped from keys.installation_keys k
    left join keys.installation_key_wrappings w on w.key_id = k.key_id and w.master_key = ${id} order by k.made_at, k.key_id`)
}

async function unwrapRow(masterKey: MasterKey, row: KeyRow | undefined): Promise<Buffer> {
  if (!row?.wrapped)
    throw new MasterKeyRefused(
      `The master key ${masterKey.id} (${masterKey.place}) is not one of this installation any more: start again with the one that it has now.`,
    )
  return masterKey.unwrap(row.wrapped, boundToKey(row.key_id)).catch((error: unknown) => {
    if (!(error instanceof WrappedKeyUnopened)) throw error
    throw new MasterKeyRefused(
      `The master key ${masterKey.id} (${masterKey.place}) does not open what it has wrapped: another key is in its place, or keys.installation_key_wrappings was changed. Put the right one back.`,
      { cause: error },
    )
  })
}

/** What a key of the installation is wrapped for. */
export function boundToKey(keyId: string): string {
  return `installation-key/${keyId}`
}

/** What the key of a person is wrapped for. */
export function wrappingOf(subjectId: string, keyId: string): string {
  return `subject-key/${subjectId}/${keyId}`
}
