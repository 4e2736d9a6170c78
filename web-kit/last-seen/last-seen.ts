/**
 * What a member was last shown, for when there is no connection (S119). One person's at a time: everything hangs on a mark that is taken away at
 * once when they sign out, when their session ends, and when somebody else signs in. What lies there without the mark cannot be read any more, and is
 * removed as soon as there is time.
 */
import { clear, createStore, del, delMany, entries, get, set, type UseStore } from 'idb-keyval'
import type { AnswerOf } from '@member-care/api/client/client.ts'
import { mayStillBeShown } from '@member-care/domain/account/last-seen.ts'
import { keptValue } from '../storage/kept-value.ts'
import { withoutNumbers } from './without-numbers.ts'

type SignedInUser = AnswerOf<'/api/users/login/v3', 'post'>['user']

export interface LastSeen {
  readonly value: unknown
  /** When the server answered, UTC, ISO. */
  readonly seenAt: string
}

interface Marked {
  readonly mark: string
  /** Whose it all is, without what is not kept. */
  readonly user: SignedInUser
  /** When the server last answered them. */
  readonly seenAt: string
}

const DATABASE = 'member-care.last-seen'
const person = keptValue<Marked>('device', 'member-care.last-seen', isMarked)
/** By the question: what may not outlive the tab, as the session does not. */
const inTab = keptValue<Record<string, LastSeen>>('tab', 'member-care.last-seen')

let opened: UseStore | undefined
const store = () => (opened ??= createStore(DATABASE, 'answers'))
const keyOf = (mark: string, question: string) => `${mark} ${question}`

/** Begins to keep for a person who is signed in. Whatever is there of somebody else goes. */
export function keepFor(user: SignedInUser, now: Date): void {
  const before = person.read()
  const mark = before?.user.uuid === user.uuid ? before.mark : crypto.randomUUID()
  if (mark !== before?.mark) removeLastSeen()
  person.keep({ mark, user: withoutNumbers(user), seenAt: now.toISOString() })
  sweep(mark, now).catch(nothingKept)
}

/** Who may be shown what they last saw, without being signed in. */
export function lastSeenPerson(now: Date): SignedInUser | null {
  const kept = person.read()
  return kept !== null && mayStillBeShown(new Date(kept.seenAt), now) ? kept.user : null
}

/** A question, and who asked it: another tab of this browser may be another person's, of whom the mark is not. */
export interface AskedBy {
  readonly question: string
  readonly askedBy: string | undefined
}

/** @param answer `lasting`: what of it may outlive the tab; undefined where nothing may */
export async function keepAnswer(
  { question, askedBy }: AskedBy,
  { whole, lasting }: { readonly whole: unknown; readonly lasting: unknown },
  now: Date,
): Promise<void> {
  const marked = markOf(askedBy)
  if (marked === null) return
  const seenAt = now.toISOString()
  person.keep({ ...marked, seenAt })
  const { [question]: _, ...others } = inTab.read() ?? {}
  inTab.keep(lasting === whole ? others : { ...others, [question]: { value: withoutNumbers(whole), seenAt } })
  const key = keyOf(marked.mark, question)
  if (lasting === undefined) return del(key, store())
  await set(key, { value: withoutNumbers(lasting), seenAt } satisfies LastSeen, store())
  // Who has logged out meanwhile leaves nothing behind.
  if (person.read()?.mark !== marked.mark) await del(key, store())
}

/** @param isSignedIn only then is there anything of this tab */
export async function readAnswer(
  { question, askedBy }: AskedBy,
  isSignedIn: boolean,
  now: Date,
): Promise<LastSeen | undefined> {
  const marked = markOf(askedBy)
  if (marked === null) return undefined
  const seen =
    (isSignedIn ? inTab.read()?.[question] : undefined) ??
    (await get<LastSeen>(keyOf(marked.mark, question), store()).catch(nothingKept))
  return seen !== undefined && mayStillBeShown(new Date(seen.seenAt), now) ? seen : undefined
}

/** The server has refused it. */
export async function dropAnswer({ question, askedBy }: AskedBy): Promise<void> {
  const marked = markOf(askedBy)
  const { [question]: _, ...rest } = inTab.read() ?? {}
  inTab.keep(rest)
  if (marked !== null) await del(keyOf(marked.mark, question), store())
}

/** The mark, where it is this person's. */
function markOf(userId: string | undefined): Marked | null {
  const marked = person.read()
  return marked?.user.uuid === userId ? marked : null
}

export function removeLastSeen(): void {
  if (person.read() === null && inTab.read() === null) return
  person.forget()
  inTab.forget()
  clear(store()).catch(nothingKept)
}

/** Somebody signs in: nothing of anybody else stays. */
export function removeLastSeenOfOthers(userId: string): void {
  if (person.read()?.user.uuid !== userId) removeLastSeen()
}

/** Takes away what is too old, and what an earlier person could not have removed in time. */
async function sweep(mark: string, now: Date): Promise<void> {
  const all = await entries<string, LastSeen>(store())
  const over = all.filter(([key, { seenAt }]) => !key.startsWith(`${mark} `) || !mayStillBeShown(new Date(seenAt), now))
  await delMany(
    over.map(([key]) => key),
    store(),
  )
}

/** A browser may refuse to keep anything: then a page without a connection has nothing to show. */
function nothingKept(): undefined {
  return undefined
}

/** An earlier version of the portal may have kept something else. */
function isMarked(read: object): read is Marked {
  return 'mark' in read && 'seenAt' in read && 'user' in read && typeof read.user === 'object' && read.user !== null
}
