/**
 * Where claims lie on this device that have been begun and have not got to the server (S125): as the form stood, with their documents. A database of its
 * own, so that pages of an earlier version go on with the outbox as they know it.
 */
import { openDeviceDatabase } from '@member-care/web-kit/storage/device-database.ts'
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
  readonly draft: FinishedDraft
}

/** Last changed first. @param ownerId whose; everybody's when left out */
export async function readBegun(ownerId?: string): Promise<readonly BegunClaim[]> {
  const all = await database.read<BegunClaim[]>(BEGUN, (store) => store.getAll())
  return all
    .filter((one) => ownerId === undefined || one.ownerId === ownerId)
    .sort((one, other) => (one.keptAt > other.keptAt ? -1 : 1))
}

export async function putBegun(begun: BegunClaim): Promise<void> {
  await database.change<undefined>(BEGUN, (store) => void store.put(begun))
}

export async function forgetBegun(id: string): Promise<void> {
  await database.change<undefined>(BEGUN, (store) => void store.delete(id))
}
