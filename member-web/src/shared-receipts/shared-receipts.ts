/** Files that another app shared with the portal, from their arrival until a claim is begun with them. They lie on this device for an hour at most. */
import { MAXIMUM_FILE_BYTES, acceptedTypes } from '@member-care/domain/claim/form/attachment-errors.ts'
import { openDeviceDatabase } from '@member-care/web-kit/storage/device-database.ts'

const KEPT_FOR_MS = 60 * 60_000
const MOST_FILES = 10
/** A photo of a camera is made smaller in the form; what is larger than so many bytes is none. */
const LARGEST_KEPT = 6 * MAXIMUM_FILE_BYTES
const SHARED = 'shared'

export interface SharedReceipts {
  readonly id: string
  /** UTC, ISO. */
  readonly at: string
  /** Whoever was the first to open them here; nobody else does afterwards. */
  readonly ownerId: string | null
  readonly files: readonly File[]
  /** What was not kept, by name. */
  readonly leftOut: readonly { readonly name: string; readonly why: 'too-large' | 'too-many' }[]
}

const database = openDeviceDatabase({
  name: 'member-care.shared',
  version: 1,
  make: (made) => void made.createObjectStore(SHARED, { keyPath: 'id' }),
})

/** Keeps what was shared, and lets go of what has rested too long. */
export async function keepShared(id: string, shared: readonly File[], now: Date): Promise<void> {
  const small = shared.filter(({ size }) => size <= LARGEST_KEPT)
  const leftOut = [
    ...shared.filter(({ size }) => size > LARGEST_KEPT).map(({ name }) => ({ name, why: 'too-large' as const })),
    ...small.slice(MOST_FILES).map(({ name }) => ({ name, why: 'too-many' as const })),
  ]
  const files = small.slice(0, MOST_FILES).map(withEnding)
  await removeRested(now)
  const receipts: SharedReceipts = { id, at: now.toISOString(), ownerId: null, files, leftOut }
  await database.change<undefined>(SHARED, (store) => void store.put(receipts))
}

/** @returns what was shared, for this person only from now on; undefined when it is not here any more, or another person's */
export async function openShared(id: string, ownerId: string, now: Date): Promise<SharedReceipts | undefined> {
  await removeRested(now)
  return database.change<SharedReceipts | undefined>(SHARED, (store, give) => {
    const found = store.get(id) as IDBRequest<SharedReceipts | undefined>
    found.onsuccess = () => {
      const shared = found.result
      if (shared === undefined || (shared.ownerId !== null && shared.ownerId !== ownerId)) return
      const opened = { ...shared, ownerId }
      store.put(opened)
      give(opened)
    }
  })
}

export async function removeShared(id: string): Promise<void> {
  await database.change<undefined>(SHARED, (store) => void store.delete(id))
}

/** Somebody has signed out: nothing that was shared here stays. */
export async function removeAllShared(): Promise<void> {
  await database.change<undefined>(SHARED, (store) => void store.clear())
}

async function removeRested(now: Date): Promise<void> {
  const before = new Date(now.getTime() - KEPT_FOR_MS).toISOString()
  await database.change<undefined>(SHARED, (store) => {
    const all = store.getAll() as IDBRequest<SharedReceipts[]>
    all.onsuccess = () => all.result.filter(({ at }) => at < before).forEach(({ id }) => store.delete(id))
  })
}

/** Some apps share a file under a name without an ending, by which documents are known. */
function withEnding(file: File): File {
  const ending = Object.entries(acceptedTypes).find(([, type]) => type === file.type)?.[0]
  if (ending === undefined || /\.[^.]+$/.test(file.name)) return file
  return new File([file], `${file.name || SHARED}.${ending}`, { type: file.type, lastModified: file.lastModified })
}
