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
import { OUTBOX_CHANNEL, somethingWaits } from './outbox-names.ts'
import type { BegunClaim } from './begun-store.ts'
import type { ClaimParcel, FiledNote, FinishedClaim, FinishedDraft, WaitingClaim } from './waiting-claim.ts'

export interface OutboxContent {
  readonly claims: readonly WaitingClaim[]
  /** What was filed and not seen yet. */
  readonly filed: readonly FiledNote[]
  /** What has been begun, and has not got to the server. */
  readonly begun: readonly BegunClaim[]
  /** Ids of what was begun and discarded here, of which the server is still to be told. */
  readonly discarded?: readonly string[]
  /** Of the one that this device could not keep as it stands, its id: what is kept of it is older, or lacks documents. */
  readonly notKept?: string | undefined
}

/** Whether it is safe on this device as it stands. */
export function isKeptHere({ begun, notKept }: OutboxContent, draftId: string | undefined): boolean {
  return draftId !== notKept && begun.some(({ id }) => id === draftId)
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
  /** Keeps what has been begun as it stands now. @param isWhole false when something of it is left out @throws when the browser keeps nothing */
  readonly keepBegun: (draft: FinishedDraft, isWhole?: boolean) => Promise<void>
  /** What the signed-in person has begun here, as it was kept last. */
  readonly findBegun: (id: string) => Promise<FinishedDraft | undefined>
  /** The server has it, or it was discarded. */
  readonly forgetBegun: (id: string) => Promise<void>
  /** What was begun is discarded, and the server could not be told: nothing of it is left here but its id, until it is. */
  readonly noteDiscarded: (id: string) => Promise<void>
  readonly dismiss: (noteId: string) => Promise<void>
  /** Somebody wishes it now: a one-time password that is needed is asked for. */
  readonly fileNow: () => Promise<void>
}

/** Most days nothing waits: where it lies comes when something does. */
const outboxStore = () => import('./outbox-store.ts')
const begunStore = () => import('./begun-store.ts')

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
  let notKept: string | undefined
  const owner = () => currentSession().user?.uuid
  /** Whose session the worker may have from this page, or from the one before a reload. */
  let lentFor = owner()

  async function look(): Promise<void> {
    const ownerId = owner()
    const sign = somethingWaits.read()
    if (sign === null) return show(nothing)
    const [{ readWaiting, readNotes, readLentSessions }, { readAllBegun }] = await Promise.all([
      outboxStore(),
      begunStore(),
    ])
    // Tokens that have rested too long go, whoever opens the portal.
    void readLentSessions(new Date()).catch(() => undefined)
    const [all, filed, allBegun] = await Promise.all([
      readWaiting(),
      ownerId === undefined ? [] : readNotes(ownerId),
      readAllBegun(),
    ])
    // Whoever has put something here meanwhile has set another sign.
    const isNothingHere = all.length === 0 && filed.length === 0 && allBegun.length === 0
    if (isNothingHere && somethingWaits.read() === sign) somethingWaits.forget()
    const own = (one: { readonly ownerId: string }) => one.ownerId === ownerId
    // Somebody else may have signed in meanwhile.
    if (ownerId !== owner()) return
    const ownBegun = allBegun.filter(own)
    const discarded = ownBegun.filter(isDiscarded).map(({ id }) => id)
    show({ claims: all.filter(own), filed, begun: ownBegun.filter((one) => !isDiscarded(one)), discarded, notKept })
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
      onSessionEnded: ({ ownerId, accessToken }, error) => {
        if (owner() === ownerId) onUnauthorized(error, accessToken)
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
    const session = { ownerId: user.uuid, accessToken: user.accessToken }
    const { lendSessionTo, takeSessionBack } = await import('./lend-session.ts')
    if (content.claims.length === 0) return takeSessionBack(user.uuid)
    try {
      await lendSessionTo(await workerHere(), session)
    } finally {
      // Whoever logs out while it is being lent takes it back.
      if (owner() !== user.uuid) await takeSessionBack(user.uuid)
    }
  }

  // What the browser does not let be read now may be read later.
  const wake = () => void look().then(file, retry.later)
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
      if (lentFor !== undefined && lentFor !== now && somethingWaits.read() !== null)
        void takeBackFrom(lentFor).catch(() => undefined)
      lentFor = now
      wake()
    },
    async put(claim) {
      signThatSomethingWaits()
      const parcel = { ...claim.parcel, language: languageTag(currentLanguage()) }
      await (
        await outboxStore()
      ).putWaiting({ ...claim, parcel, ownerId: claim.draft.ownerId, finishedAt: new Date().toISOString() })
      signThatSomethingWaits()
      await (await begunStore()).forgetBegun(claim.id)
      await changed()
      // A browser that keeps much may lose it where room is short, unless it was asked not to.
      void navigator.storage.persist().catch(() => false)
      await lendOrTakeBack().catch(() => undefined)
      void file()
    },
    async takeBack(id) {
      const claim = await (await outboxStore()).takeBack(id)
      await changed()
      return claim
    },
    async discard(id) {
      const isGone = await (await outboxStore()).discardWaiting(id)
      if (isGone) await (await begunStore()).forgetBegun(id)
      await changed()
      await lendOrTakeBack().catch(() => undefined)
      return isGone
    },
    async forget(id) {
      if (somethingWaits.read() === null) return
      await (await outboxStore()).forgetWaiting(id)
      await (await begunStore()).forgetBegun(id)
      await changed()
    },
    async keepBegun(draft, isWhole = true) {
      signThatSomethingWaits()
      try {
        await (
          await begunStore()
        ).putBegun({ id: draft.id, ownerId: draft.ownerId, keptAt: new Date().toISOString(), draft })
        notKept = isWhole ? undefined : draft.id
      } catch (error) {
        notKept = draft.id
        show({ ...content, notKept })
        throw error
      }
      signThatSomethingWaits()
      await changed()
    },
    async findBegun(id) {
      if (somethingWaits.read() === null) return undefined
      const own = await (await begunStore()).readBegun(owner())
      return own.find((one) => one.id === id)?.draft
    },
    async forgetBegun(id) {
      await (await begunStore()).forgetBegun(id)
      await changed()
    },
    async noteDiscarded(id) {
      const kept = content.begun.find((one) => one.id === id)
      if (kept === undefined) return
      const store = await begunStore()
      signThatSomethingWaits()
      // A device that takes nothing new forgets it, at least.
      await store.noteDiscarded(kept).catch(() => store.forgetBegun(id))
      signThatSomethingWaits()
      await changed()
    },
    async dismiss(noteId) {
      await (await outboxStore()).forgetNote(noteId)
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

/**
 * Before something is put here, and once more when it lies here: who has looked in between, in this tab or in another one, has found nothing, and
 * takes away the sign that stood there then.
 */
function signThatSomethingWaits(): void {
  somethingWaits.keep(crypto.randomUUID())
}

async function takeBackFrom(ownerId: string): Promise<void> {
  await (await outboxStore()).takeSessionBack(ownerId)
}

function isDiscarded(begun: BegunClaim): boolean {
  return begun.isDiscarded === true
}

function isEmpty({ claims, filed, begun, discarded = [] }: OutboxContent): boolean {
  return [claims, filed, begun, discarded].every(({ length }) => length === 0)
}
