/**
 * Files what waits: one after the other, in the order in which it was finished, whichever tab or the service worker does it. Each step is written down
 * before the next one is taken, so that it can be killed anywhere.
 */
import { isDecision } from '@member-care/domain/errors/response-error.ts'
import { areDocumentsReadable, prepareSending, sendWaitingClaim, type OutcomeOfSending } from './send-waiting-claim.ts'
import { beginSending, changeWaiting, readWaiting, settleFiled } from './outbox-store.ts'
import { isToBeSent, MOST_FAILURES, type StandOfWaiting, type WaitingClaim } from './waiting-claim.ts'

/** Only one of all tabs and workers of this browser files. */
const LOCK = 'member-care.outbox'

/** Who files, and for whom. */
export interface Filer {
  /** The token of a person's session; undefined while there is none here. */
  readonly tokenOf: (ownerId: string) => Promise<string | undefined>
  /** The server does not know the session of this token any more. */
  readonly onSessionEnded: (
    session: { readonly ownerId: string; readonly accessToken: string },
    error: Extract<OutcomeOfSending, { outcome: 'answered' }>['error'],
  ) => void | Promise<void>
  readonly onChanged: () => void
  readonly onRefused?: (claim: WaitingClaim) => Promise<void>
}

/** What came of it. */
export interface Filing {
  /** No answer came, or the server was too busy: something is to be tried again. */
  readonly isToBeTriedAgain: boolean
  /** Something got through meanwhile. */
  readonly gotThrough: boolean
}

export function fileWaitingClaims(filer: Filer): Promise<Filing> {
  return navigator.locks.request(LOCK, async () => {
    /** Nothing more of theirs is sent: their session is over. */
    const passedOver = new Set<string>()
    /** The server has failed on them once more, the device is too full to keep its refusal, or has lost a document: not again in this round. */
    const setAside = new Set<string>()
    let gotThrough = false
    for (;;) {
      const claim = (await readWaiting()).find(
        (one) => isToBeSent(one) && !passedOver.has(one.ownerId) && !setAside.has(one.id),
      )
      if (claim === undefined) return { isToBeTriedAgain: setAside.size > 0, gotThrough }
      const accessToken = await filer.tokenOf(claim.ownerId)
      const next = accessToken === undefined ? 'next-person' : await fileOne(claim, accessToken, filer)
      filer.onChanged()
      if (next === 'later') return { isToBeTriedAgain: true, gotThrough }
      gotThrough ||= next === 'next-claim'
      if (next === 'next-person') passedOver.add(claim.ownerId)
      if (next === 'set-aside') setAside.add(claim.id)
    }
  })
}

async function fileOne(
  waiting: WaitingClaim,
  accessToken: string,
  filer: Filer,
): Promise<'next-claim' | 'same-claim' | 'next-person' | 'set-aside' | 'later'> {
  if (!(await areDocumentsReadable(waiting))) {
    await changeWaiting(waiting.id, () => ({ stand: { phase: 'failing' } }))
    return 'set-aside'
  }
  const proof = await prepareSending().catch(() => undefined)
  if (proof === undefined) return 'later'
  const claim = await beginSending(waiting.id)
  if (claim === undefined) return 'next-claim'
  filer.onChanged()
  const sent = await sendWaitingClaim(claim, { accessToken, proof })
  const stand = (now: StandOfWaiting, mayBeFiled: boolean) =>
    changeWaiting(claim.id, () => ({ stand: now, mayBeFiled }))
  if (sent.outcome === 'filed') {
    await settleFiled({
      id: claim.id,
      ownerId: claim.ownerId,
      kind: claim.parcel.kind,
      claimId: sent.claimId,
      transactionNo: sent.transactionNo,
      message: sent.message,
      finishedAt: claim.finishedAt,
      filedAt: new Date().toISOString(),
      fileNames: claim.draft.documents.map(({ file }) => file.name),
    })
    return 'next-claim'
  }
  if (sent.outcome === 'unanswered') {
    await stand({ phase: 'waiting' }, true)
    return 'later'
  }
  // What was sent before may be filed all the same: then it stays, and is not the member's to change.
  if (sent.outcome === 'too-large-between' && !waiting.mayBeFiled)
    return refuse(claim, { message: '', errors: {} }, filer)
  if (sent.outcome === 'answered-between' || sent.outcome === 'too-large-between') return failedOn(waiting)
  const { code, errorCode, message, errors = {} } = sent.error
  if (code === 401) {
    const newer = await filer.tokenOf(claim.ownerId)
    if (newer !== undefined && newer !== accessToken) {
      // They have signed in anew while it was on its way: it is sent once more.
      await stand({ phase: 'waiting' }, waiting.mayBeFiled)
      return 'same-claim'
    }
    await stand({ phase: 'signed-out' }, waiting.mayBeFiled)
    await filer.onSessionEnded({ ownerId: claim.ownerId, accessToken }, sent.error)
    return 'next-person'
  }
  if (code === 428) {
    await stand({ phase: 'unverified' }, waiting.mayBeFiled)
    return 'next-person'
  }
  // Too busy, or the proof was not taken: neither is the claim's fault.
  if (errorCode === 'CAPTCHA_INVALID' || code === 429) {
    await stand({ phase: 'waiting' }, waiting.mayBeFiled)
    return 'later'
  }
  if (!isDecision(sent.error)) return failedOn(waiting)
  // Before it refuses, the server looks whether the claim was filed already.
  return refuse(claim, { message, errors }, filer)
}

/** What a full device cannot keep of it is asked for again in the next round. */
async function refuse(
  { id }: WaitingClaim,
  why: { readonly message: string; readonly errors: Readonly<Record<string, string>> },
  { onRefused }: Filer,
): Promise<'next-claim' | 'set-aside'> {
  const refused = await changeWaiting(id, () => ({ stand: { phase: 'refused', ...why }, mayBeFiled: false })).catch(
    () => 'not-kept' as const,
  )
  if (refused === 'not-kept') return 'set-aside'
  if (refused !== undefined) await onRefused?.(refused)
  return 'next-claim'
}

/** A server that failed may have filed it before. What it fails on again and again holds back no other one. */
async function failedOn(waiting: WaitingClaim): Promise<'set-aside' | 'later'> {
  const failures = (waiting.failures ?? 0) + 1
  const isSetAside = failures >= MOST_FAILURES
  await changeWaiting(waiting.id, () => ({
    stand: { phase: isSetAside ? 'failing' : 'waiting' },
    mayBeFiled: true,
    failures,
  }))
  return isSetAside ? 'set-aside' : 'later'
}
