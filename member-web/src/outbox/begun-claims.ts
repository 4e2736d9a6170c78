/**
 * Claims that are begun where the server cannot be reached (S125): each change is kept on this device until the server has it; and what was left behind by
 * a page that is closed is brought there once its person is signed in and there is a network.
 */
import { documentStateTexts } from '@member-care/domain/texts/claim-draft-texts.ts'
import { withRefusal, type Documents } from '../claim-form/documents/draft-documents.ts'
import { browserSurroundings } from '../claim-form/sending/browser-surroundings.ts'
import { savedInTime } from '../claim-form/sending/saved-in-time.ts'
import { lockOf } from './begun-locks.ts'
import { asOfPerson } from './begun-of-person.ts'
import { contentOf } from '../drafts/draft.ts'
import { createUnfinished } from '../drafts/unfinished.ts'
import type { WorkInHand } from '../drafts/work-in-hand.ts'
import { ApiCallError } from '../portal-api/api-client.ts'
import { claimDraftCalls } from '../portal-api/drafts-api.ts'
import { currentSession, subscribeToSession } from '../session/session.ts'
import type { Outbox } from './outbox.ts'
import type { FinishedDraft } from './waiting-claim.ts'

/** A word is not written down letter by letter. */
const AFTER_TYPING_MS = 400

type ClaimWork = WorkInHand['claim']

const followed = new WeakSet<ClaimWork>()

/** Follows the claim that is open, from when the form was first opened, as long as the page lives. */
export function followBegun(work: ClaimWork, outbox: Outbox): void {
  if (followed.has(work)) return
  followed.add(work)
  let timer: ReturnType<typeof setTimeout> | undefined
  let written: FinishedDraft | undefined
  let keeping = Promise.resolve()
  let heldId: string | undefined
  let letGo: () => void = () => undefined

  function hold(id: string | undefined): void {
    if (id === heldId) return
    letGo()
    heldId = id
    if (id === undefined) return
    const untilLetGo = new Promise<void>((resolve) => (letGo = resolve))
    void navigator.locks.request(lockOf(id), () => untilLetGo)
  }

  /** @param mayBeGone the page may be left for good: what is on its way to the server may never get there */
  async function write(mayBeGone = false): Promise<void> {
    clearTimeout(timer)
    const draft = work.current()
    if (draft === null || draft === written) return
    if (!work.losesWithTab()) await forget(draft)
    else if (draft.touched && !isFinished(draft.id, outbox) && isToBeKept(draft, mayBeGone)) await keep(draft)
  }

  function isToBeKept(draft: FinishedDraft, mayBeGone: boolean): boolean {
    const kept = outbox.content().begun.find(({ id }) => id === draft.id)
    if (isOutOfReach(draft) || (kept !== undefined && isBehind(kept.draft, draft))) return true
    // One that was submitted or discarded elsewhere is asked about first.
    return mayBeGone && draft.saving.phase !== 'gone'
  }

  async function keep(draft: FinishedDraft): Promise<void> {
    written = draft
    hold(draft.id)
    keeping = outbox.keepBegun(draft).catch(() => keepWhatFits(draft))
    await keeping
  }

  async function keepWhatFits(draft: FinishedDraft): Promise<void> {
    // There may be room when the page is hidden.
    if (written === draft) written = undefined
    // What was put in since is written by itself.
    if (work.current() !== draft) return
    const kept = outbox.content().begun.find(({ id }) => id === draft.id)
    const fitting = withoutNewDocuments(draft, kept?.draft)
    if (fitting.documents.length < draft.documents.length) await outbox.keepBegun(fitting, false).catch(nothingKept)
  }

  async function forget({ id }: FinishedDraft): Promise<void> {
    // What is still being kept would stay.
    await keeping
    const isBehindAgain = work.current()?.id === id && work.losesWithTab()
    if (isBehindAgain || !outbox.content().begun.some((one) => one.id === id)) return
    await outbox.forgetBegun(id)
    if (heldId === id) hold(undefined)
  }

  const writeSoon = () => {
    clearTimeout(timer)
    timer = setTimeout(() => void write().catch(nothingKept), AFTER_TYPING_MS)
    if (work.current()?.id !== heldId) hold(undefined)
  }
  const writeBeforeLeaving = () => void write(true).catch(nothingKept)
  work.subscribe(writeSoon)
  // What was typed before this came.
  writeSoon()
  window.addEventListener('offline', writeSoon)
  window.addEventListener('pagehide', writeBeforeLeaving)
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') writeBeforeLeaving()
  })
}

/** What was begun while nobody was signed in names its person's account, now that they are. */
export function nameOwnAccount(work: ClaimWork): void {
  const { user, isLastSeen } = currentSession()
  const here = work.current()
  if (here === null || user === null || isLastSeen) return
  const named = asOfPerson(here, user)
  if (named !== here) work.change(named, here.id)
}

/** Brings what pages before this one have left, one after the other. @returns once each was tried */
export async function bringBegun(work: ClaimWork, outbox: Outbox): Promise<void> {
  const { user } = currentSession()
  const here = work.current()
  if (here !== null && user !== null && outbox.content().begun.some(({ id }) => id === here.id)) {
    nameOwnAccount(work)
    work.synchronise()
  }
  await navigator.locks.request(lockOf(), { ifAvailable: true }, async (isOnly) => {
    if (isOnly === null) return
    // What is put here meanwhile is brought too: who has put it there is not heard as long as this goes on.
    const tried = new Set<string>()
    for (let id = nextOf(outbox, tried); id !== undefined; id = nextOf(outbox, tried)) {
      tried.add(id)
      await bringIfFree(id, work, outbox)
    }
    for (const id of outbox.content().discarded ?? []) await tellOfDiscarded(id, outbox)
  })
}

/** Of what was discarded here while the server could not be told. No saving begins it anew once it is. */
async function tellOfDiscarded(id: string, outbox: Outbox): Promise<void> {
  if (!isWithinReach()) return
  const { clock, network } = browserSurroundings(claimDraftCalls)
  try {
    await savedInTime(clock, () => network.deleteDraft(id, { isQuiet: true }))
  } catch (error) {
    // One that never got there is discarded.
    if (!(error instanceof ApiCallError) || error.response.code !== 404) return
  }
  await outbox.forgetBegun(id)
}

function nextOf(outbox: Outbox, tried: ReadonlySet<string>): string | undefined {
  return outbox.content().begun.find(({ id }) => !tried.has(id))?.id
}

async function bringIfFree(id: string, work: ClaimWork, outbox: Outbox): Promise<void> {
  await navigator.locks.request(lockOf(id), { ifAvailable: true }, async (isFree) => {
    if (isFree === null || !isWithinReach()) return
    // While others were brought it may have been discarded, or changed.
    const draft = await outbox.findBegun(id)
    if (draft !== undefined && isLeftBehind(draft, work, outbox)) await bring(draft, outbox)
  })
}

/** What is open in this page saves itself; what the server has refused is its person's to look at; and what was taken back goes with what waits. */
function isLeftBehind({ id, refusedDocuments }: FinishedDraft, work: ClaimWork, outbox: Outbox): boolean {
  const isElsewhere = work.current()?.id === id || outbox.content().claims.some((claim) => claim.id === id)
  return !isElsewhere && refusedDocuments.length === 0
}

async function bring(draft: FinishedDraft, outbox: Outbox): Promise<void> {
  const { user } = currentSession()
  if (user?.uuid !== draft.ownerId) return
  const bearer = createUnfinished<FinishedDraft['kind'], NonNullable<FinishedDraft['values']>>(
    browserSurroundings(claimDraftCalls),
  )
  let stopFollowing = (): void => undefined
  const settled = new Promise<void>((resolve) => {
    const look = () => {
      if (!bearer.losesWithTab() || isStuck(bearer.current()) || !isWithinReach()) resolve()
    }
    bearer.subscribe(look)
    window.addEventListener('offline', look)
    // Where the session ends meanwhile, nothing is said of the draft any more.
    const stopFollowingSession = subscribeToSession(look)
    stopFollowing = () => {
      stopFollowingSession()
      window.removeEventListener('offline', look)
    }
  })
  bearer.resume(asOfPerson(draft, user))
  await settled
  stopFollowing()
  // Without a network it is brought once there is one again.
  bearer.stopSending()
  const after = bearer.current()
  if (after === null || bearer.losesWithTab()) return
  // Why a document was not taken is said when it is opened; not of one that was discarded meanwhile, or sent.
  if (after.refusedDocuments.length > 0 && (await outbox.findBegun(draft.id)) !== undefined)
    await outbox.keepBegun(after)
  else await outbox.forgetBegun(draft.id)
}

/** What is kept has not all that was put in since. */
function isBehind(kept: FinishedDraft, draft: FinishedDraft): boolean {
  const allOf = (one: FinishedDraft) => JSON.stringify([contentOf(one), one.documents.map(({ key }) => key)])
  return allOf(kept) !== allOf(draft)
}

/** For a device that is full. That they have to be added again is said when it is opened from there. */
function withoutNewDocuments(draft: FinishedDraft, kept: FinishedDraft | undefined): FinishedDraft {
  const isNew = ({ key }: FinishedDraft['documents'][number]) =>
    draft.states[key]?.phase !== 'received' && !kept?.documents.some((one) => one.key === key)
  const left = draft.documents
    .filter(isNew)
    .reduce<Documents>((now, { key }) => withRefusal(now, key, documentStateTexts.gone), draft)
  const { documents, states, refusedDocuments } = left
  return { ...draft, documents, states, refusedDocuments, checked: false }
}

/** It waits to be filed, and is in nobody's form. */
function isFinished(draftId: string, outbox: Outbox): boolean {
  return outbox.content().claims.some(({ id, stand }) => id === draftId && stand.phase !== 'in-form')
}

/** Nothing more comes of it now. */
function isStuck(draft: FinishedDraft | null): boolean {
  if (draft === null) return true
  const { saving, states } = draft
  return !['pending', 'saving', 'saved'].includes(saving.phase) || Object.values(states).some(isFailed)
}

function isFailed({ phase }: FinishedDraft['states'][string]): boolean {
  return phase === 'failed'
}

function isWithinReach(): boolean {
  return navigator.onLine && !currentSession().isLastSeen
}

function isOutOfReach({ saving, states }: FinishedDraft): boolean {
  return !isWithinReach() || saving.phase === 'unanswered' || Object.values(states).some(isFailed)
}

/** As a form that is filled in from what is kept: the newest is on the screen all the same. */
function nothingKept(): void {
  return undefined
}
