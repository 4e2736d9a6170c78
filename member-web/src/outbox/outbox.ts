/**
 * The outbox of this page: what waits on this device for the person who is signed in, and who sees to it that it is filed. Made once, as long as the
 * page lives.
 */
import { languageTag } from '@member-care/domain/language/language.ts'
import { currentLanguage } from '@member-care/domain/language/current-language.ts'
import { browserSurroundings } from '../claim-form/sending/browser-surroundings.ts'
import { createRetry } from '../claim-form/sending/retry.ts'
import { claimDraftCalls } from '../portal-api/drafts-api.ts'
import { onUnauthorized } from '../portal-api/api-client.ts'
import { currentSession, requireOtp } from '../session/session.ts'
import { FILE_TAG, OUTBOX_CHANNEL, somethingWaits } from './outbox-names.ts'
import { forgetBegun, putBegun, readBegun, type BegunClaim } from './begun-store.ts'
import {
  discardWaiting,
  forgetNote,
  forgetWaiting,
  lendSession,
  readLentSessions,
  putWaiting,
  readNotes,
  readWaiting,
  takeBack,
  takeSessionBack,
} from './outbox-store.ts'
import type { ClaimParcel, FiledNote, FinishedClaim, FinishedDraft, WaitingClaim } from './waiting-claim.ts'

export interface OutboxContent {
  readonly claims: readonly WaitingClaim[]
  /** What was filed and not seen yet. */
  readonly filed: readonly FiledNote[]
  /** What has been begun, and has not got to the server. */
  readonly begun: readonly BegunClaim[]
}

export interface Outbox {
  readonly start: () => void
  readonly stop: () => void
  /** Somebody else may be signed in now, or the session may have been verified. */
  readonly sessionChanged: () => void
  /** Of the person who is signed in. */
  readonly content: () => OutboxContent
  readonly subscribe: (listener: () => void) => () => void
  /** @throws when the browser keeps nothing */
  readonly put: (
    claim: Omit<FinishedClaim, 'ownerId' | 'finishedAt' | 'parcel'> & {
      readonly parcel: Omit<ClaimParcel, 'language'>
    },
  ) => Promise<void>
  /** Takes a claim out, to be changed. @returns undefined when it may be filed already */
  readonly takeBack: (id: string) => Promise<WaitingClaim | undefined>
  /** @returns whether it is gone; not when it may be filed already */
  readonly discard: (id: string) => Promise<boolean>
  /** It was filed in another way. */
  readonly forget: (id: string) => Promise<void>
  /** Keeps what has been begun as it stands now. @throws when the browser keeps nothing */
  readonly keepBegun: (draft: FinishedDraft) => Promise<void>
  /** The server has it, or it was discarded. */
  readonly forgetBegun: (id: string) => Promise<void>
  readonly dismiss: (noteId: string) => Promise<void>
  /** Somebody wishes it now: a one-time password that is needed is asked for. */
  readonly fileNow: () => Promise<void>
}

const nothing: OutboxContent = { claims: [], filed: [], begun: [] }

/** @param workerHere the service worker of this device, once there is one */
export function createOutbox(workerHere: () => Promise<ServiceWorkerRegistration | undefined>): Outbox {
  const { clock, network } = browserSurroundings(claimDraftCalls)
  const retry = createRetry({ clock, network, attempt: () => void file() })
  const listeners = new Set<() => void>()
  let content = nothing
  let channel: BroadcastChannel | undefined
  let underWay: Promise<void> | undefined
  let isWanted = false
  /** Whose session the worker has from this page. */
  let lentFor: string | undefined
  const owner = () => currentSession().user?.uuid

  async function look(): Promise<void> {
    const ownerId = owner()
    if (somethingWaits.read() === null) return show(nothing)
    // Tokens that have rested too long go, whoever opens the portal.
    void readLentSessions(new Date()).catch(() => undefined)
    const [all, filed, allBegun] = await Promise.all([
      readWaiting(),
      ownerId === undefined ? [] : readNotes(ownerId),
      readBegun(),
    ])
    if (all.length === 0 && filed.length === 0 && allBegun.length === 0) somethingWaits.forget()
    const own = (one: { readonly ownerId: string }) => one.ownerId === ownerId
    // Somebody else may have signed in meanwhile.
    if (ownerId === owner()) show({ claims: all.filter(own), filed, begun: allBegun.filter(own) })
  }

  function show(next: OutboxContent): void {
    if (next === content || (isEmpty(next) && isEmpty(content))) return
    content = next
    for (const listener of listeners) listener()
  }

  async function changed(): Promise<void> {
    channel?.postMessage('changed')
    await look().catch(() => undefined)
  }

  function file(): Promise<void> {
    // What is put here while the last round ends is not forgotten.
    if (underWay !== undefined) isWanted = true
    underWay ??= fileOwn()
      // A browser that does not let go of what it keeps may do so later.
      .catch(retry.later)
      .finally(() => {
        underWay = undefined
        if (!isWanted) return
        isWanted = false
        void file()
      })
    return underWay
  }

  async function fileOwn(): Promise<void> {
    if (somethingWaits.read() === null || currentSession().user?.accessToken === undefined || !network.isUp()) return
    // Most days nothing waits: what files it comes when something does.
    const { fileWaitingClaims } = await import('./file-waiting-claims.ts')
    const { isToBeTriedAgain, gotThrough } = await fileWaitingClaims({
      tokenOf: async (ownerId) => {
        const { user } = currentSession()
        return user?.uuid === ownerId ? user.accessToken : undefined
      },
      onSessionEnded: (ownerId, error) => {
        if (owner() === ownerId) onUnauthorized(error)
      },
      onChanged: () => void changed(),
    })
    await look()
    if (gotThrough || !isToBeTriedAgain) retry.succeeded()
    if (isToBeTriedAgain) retry.later()
    await lendOrTakeBack().catch(() => undefined)
  }

  /** The worker may file what waits, also after the page was closed, for as long as the session lives. */
  async function lendOrTakeBack(): Promise<void> {
    const { user } = currentSession()
    if (user?.accessToken === undefined) return
    if (content.claims.length === 0) return takeSessionBack(user.uuid)
    const registration = await workerHere()
    if (registration === undefined || !('sync' in registration)) return
    lentFor = user.uuid
    await lendSession({ ownerId: user.uuid, accessToken: user.accessToken }, new Date())
    await (registration as WithSync).sync.register(FILE_TAG)
  }

  const wake = () => void look().then(file, () => undefined)
  const onShown = () => document.visibilityState === 'visible' && wake()

  return {
    content: () => content,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    start() {
      if (channel !== undefined) return
      channel = new BroadcastChannel(OUTBOX_CHANNEL)
      channel.onmessage = () => void look().catch(() => undefined)
      document.addEventListener('visibilitychange', onShown)
      retry.start()
      wake()
    },
    stop() {
      channel?.close()
      channel = undefined
      document.removeEventListener('visibilitychange', onShown)
      retry.stop()
    },
    sessionChanged() {
      const now = owner()
      if (lentFor !== undefined && lentFor !== now) void takeSessionBack(lentFor).catch(() => undefined)
      if (lentFor !== now) lentFor = undefined
      wake()
    },
    async put(claim) {
      somethingWaits.keep('1')
      const parcel = { ...claim.parcel, language: languageTag(currentLanguage()) }
      await putWaiting({ ...claim, parcel, ownerId: owner() ?? '', finishedAt: new Date().toISOString() })
      await forgetBegun(claim.id)
      await changed()
      // A browser that keeps much may lose it where room is short, unless it was asked not to.
      void navigator.storage.persist().catch(() => false)
      await lendOrTakeBack().catch(() => undefined)
      void file()
    },
    async takeBack(id) {
      const claim = await takeBack(id)
      await changed()
      return claim
    },
    async discard(id) {
      const isGone = await discardWaiting(id)
      if (isGone) await forgetBegun(id)
      await changed()
      await lendOrTakeBack().catch(() => undefined)
      return isGone
    },
    async forget(id) {
      if (somethingWaits.read() === null) return
      await Promise.all([forgetWaiting(id), forgetBegun(id)])
      await changed()
    },
    async keepBegun(draft) {
      somethingWaits.keep('1')
      await putBegun({ id: draft.id, ownerId: draft.ownerId, keptAt: new Date().toISOString(), draft })
      await changed()
    },
    async forgetBegun(id) {
      await forgetBegun(id)
      await changed()
    },
    async dismiss(noteId) {
      await forgetNote(noteId)
      await changed()
    },
    async fileNow() {
      if (
        content.claims.some(({ stand }) => stand.phase === 'unverified') &&
        (await requireOtp('POST')) === 'cancelled'
      )
        return
      await file()
    },
  }
}

/** The compiler knows nothing of Background Sync, which only some browsers have. */
interface WithSync {
  readonly sync: { register(tag: string): Promise<void> }
}

function isEmpty({ claims, filed, begun }: OutboxContent): boolean {
  return claims.length === 0 && filed.length === 0 && begun.length === 0
}
