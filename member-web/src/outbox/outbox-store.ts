/** Where waiting claims lie on this device: with what they need to be filed, and nothing after that but a note for their person. */
import { SESSION_IDLE_MS } from '@member-care/domain/account/sign-in-rules.ts'
import { openDeviceDatabase } from '@member-care/web-kit/storage/device-database.ts'
import { isInOwnHands, isToBeSent, type FiledNote, type FinishedClaim, type WaitingClaim } from './waiting-claim.ts'

const CLAIMS = 'claims'
const NOTES = 'filed'
const SESSIONS = 'sessions'

const database = openDeviceDatabase({
  name: 'member-care.outbox',
  version: 1,
  make(made) {
    made.createObjectStore(CLAIMS, { keyPath: 'id' })
    made.createObjectStore(NOTES, { keyPath: 'id' })
    made.createObjectStore(SESSIONS, { keyPath: 'ownerId' })
  },
})

/** The session that may file somebody's waiting claims, also when the page is closed; it is here only while there are such claims. */
interface LentSession {
  readonly ownerId: string
  readonly accessToken: string
  /** UTC, ISO. */
  readonly lentAt: string
}

/** In the order in which they were finished. @param ownerId whose; everybody's when left out */
export async function readWaiting(ownerId?: string): Promise<readonly WaitingClaim[]> {
  const all = await database.read<WaitingClaim[]>(CLAIMS, (store) => store.getAll())
  return all
    .filter((claim) => ownerId === undefined || claim.ownerId === ownerId)
    .sort((one, other) => one.number - other.number)
}

export async function readNotes(ownerId: string): Promise<readonly FiledNote[]> {
  const all = await database.read<FiledNote[]>(NOTES, (store) => store.getAll())
  return all.filter((note) => note.ownerId === ownerId).sort((one, other) => (one.filedAt < other.filedAt ? -1 : 1))
}

/**
 * Puts a claim behind all others; one that was put here before is taken out of its place. Another tab may have had it open while it was sent from here:
 * what may be filed already stays so.
 */
export function putWaiting(claim: FinishedClaim): Promise<WaitingClaim> {
  return database.change<WaitingClaim>(CLAIMS, (store, give) => {
    const all = store.getAll() as IDBRequest<WaitingClaim[]>
    all.onsuccess = () => {
      const number = Math.max(0, ...all.result.map((one) => one.number)) + 1
      const mayBeFiled = claim.mayBeFiled || all.result.some((one) => one.id === claim.id && one.mayBeFiled)
      const waiting: WaitingClaim = { ...claim, number, stand: { phase: 'waiting' }, mayBeFiled }
      store.put(waiting)
      give(waiting)
    }
  })
}

/** @returns the claim as it is then; undefined when it is not there, or `change` leaves it alone */
export function changeWaiting(
  id: string,
  change: (before: WaitingClaim) => Partial<WaitingClaim> | undefined,
): Promise<WaitingClaim | undefined> {
  return database.change<WaitingClaim | undefined>(CLAIMS, (store, give) => {
    const found = store.get(id) as IDBRequest<WaitingClaim | undefined>
    found.onsuccess = () => {
      const changed = found.result && change(found.result)
      if (found.result === undefined || changed === undefined) return
      const after = { ...found.result, ...changed }
      store.put(after)
      give(after)
    }
  })
}

/** @returns the claim that is to be sent now; undefined when it was taken back in the meantime */
export async function beginSending(id: string): Promise<WaitingClaim | undefined> {
  try {
    return await changeWaiting(id, (before) =>
      isToBeSent(before) ? { stand: { phase: 'sending' }, mayBeFiled: true } : undefined,
    )
  } catch {
    // A device without room cannot write that down. It is sent all the same, or it would wait as long as the device is full: its key makes it one claim.
    return (await readWaiting()).find((claim) => claim.id === id && isToBeSent(claim))
  }
}

/** @returns the claim, which is not sent any more until it is put here again; undefined when it is not its person's to change */
export function takeBack(id: string): Promise<WaitingClaim | undefined> {
  return changeWaiting(id, (before) => {
    if (!isInOwnHands(before)) return undefined
    return { stand: { phase: 'in-form' }, ...(before.stand.phase === 'refused' && { refusal: before.stand.errors }) }
  })
}

/** @returns whether it is gone; not when it may be filed already */
export function discardWaiting(id: string): Promise<boolean> {
  return database.change<boolean>(CLAIMS, (store, give) => {
    const found = store.get(id) as IDBRequest<WaitingClaim | undefined>
    found.onsuccess = () => {
      const isGone = found.result === undefined || isInOwnHands(found.result)
      if (isGone) store.delete(id)
      give(isGone)
    }
  })
}

/**
 * First the note, then the claim goes: whoever dies in between files it once more, and it is the same claim. On a device without room the claim goes
 * first, which makes some: it would be sent again and again.
 */
export async function settleFiled(note: FiledNote): Promise<void> {
  const keepNote = () => database.change<undefined>(NOTES, (store) => void store.put(note))
  const isNoted = await keepNote().then(
    () => true,
    () => false,
  )
  await forgetWaiting(note.id)
  // That it is filed is seen in the records all the same.
  if (!isNoted) await keepNote().catch(() => undefined)
}

/** It was filed in another way. */
export async function forgetWaiting(id: string): Promise<void> {
  await database.change<undefined>(CLAIMS, (store) => void store.delete(id))
}

export async function forgetNote(id: string): Promise<void> {
  await database.change<undefined>(NOTES, (store) => void store.delete(id))
}

export async function lendSession(session: Omit<LentSession, 'lentAt'>, now: Date): Promise<void> {
  await database.change<undefined>(SESSIONS, (store) => void store.put({ ...session, lentAt: now.toISOString() }))
}

/** Those that may still live. A session that nobody has used for so long is over at the server, and its token is removed here. */
export async function readLentSessions(now: Date): Promise<readonly LentSession[]> {
  const all = await database.read<LentSession[]>(SESSIONS, (store) => store.getAll())
  const since = new Date(now.getTime() - SESSION_IDLE_MS).toISOString()
  // One of an earlier version of the portal does not say when it was lent.
  const isOver = ({ lentAt }: Partial<LentSession>) => lentAt === undefined || lentAt < since
  for (const { ownerId } of all.filter(isOver)) await takeSessionBack(ownerId)
  return all.filter((one) => !isOver(one))
}

export async function takeSessionBack(ownerId: string): Promise<void> {
  await database.change<undefined>(SESSIONS, (store) => void store.delete(ownerId))
}
