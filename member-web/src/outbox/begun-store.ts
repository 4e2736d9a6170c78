/**
 * Where claims lie on this device that have been begun and have not got to the server (S125): as the form stood, with their documents. A database of its
 * own, so that pages of an earlier version go on with the outbox as they know it.
 */
import { openDeviceDatabase } from '@member-care/web-kit/storage/device-database.ts'
import { emptyDraft } from '../drafts/draft.ts'
import type { FinishedDraft } from './waiting-claim.ts'

const BEGUN = 'begun'

const database = openDeviceDatabase({
  name: 'member-care.begun',
  version: 1,
  make: (made) => void made.createObjectStore(BEGUN, { keyPath: 'id' }),
})

export interface BegunClaim {
  /** That of its draft. */
  readonly id: string
  readonly ownerId: string
  /** When it was last changed here, UTC, ISO. */
  readonly keptAt: string
  /** Of a discarded one nothing is left in it. */
  readonly draft: FinishedDraft
  /** Its person has discarded it. The server may have it all the same, and is to be told before it goes from here. */
  readonly isDiscarded?: boolean
}

/** Last changed first, without those that were discarded. @param ownerId whose; everybody's when left out */
export async function readBegun(ownerId?: string): Promise<readonly BegunClaim[]> {
  const all = await readAllBegun()
  return all.filter((one) => one.isDiscarded !== true && (ownerId === undefined || one.ownerId === ownerId))
}

/** Everybody's, last changed first, also those that were discarded. */
export async function readAllBegun(): Promise<readonly BegunClaim[]> {
  const all = await database.read<BegunClaim[]>(BEGUN, (store) => store.getAll())
  return all.sort((one, other) => (one.keptAt > other.keptAt ? -1 : 1))
}

export async function putBegun(begun: BegunClaim): Promise<void> {
  await database.change<undefined>(BEGUN, (store) => void store.put(begun))
}

/** Leaves nothing of it but what is needed to tell the server. */
export async function noteDiscarded({ draft: { id, kind, ownerId }, ...begun }: BegunClaim): Promise<void> {
  await putBegun({ ...begun, draft: emptyDraft({ id, kind, ownerId, recordId: null }), isDiscarded: true })
}

export async function forgetBegun(id: string): Promise<void> {
  await database.change<undefined>(BEGUN, (store) => void store.delete(id))
}
