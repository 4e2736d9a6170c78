/** Makes each receipt a claim of its own, moves a document to one of them, and puts them back (S118). */
import { useEffect, useRef, useState } from 'react'
import type { DocumentMove } from '@member-care/domain/claim/draft/claim-of-own.ts'
import { receiptFormTexts } from '@member-care/domain/texts/receipt-form-texts.ts'
import { asReceived, type DraftDocument } from '../../claim-form/documents/draft-documents.ts'
import { withAllUnused } from '../../claim-form/receipt/receipts-of-draft.ts'
import type { OwnClaim } from '../../drafts/draft.ts'
import { ApiCallError, isUnanswered } from '../../portal-api/api-client.ts'
import { joinDrafts, moveDocuments } from '../../portal-api/claim-documents-api.ts'
import type { SavedDraft } from '../../portal-api/drafts-api.ts'
import { useDraft, useUnfinishedClaim, type ClaimDraft } from '../use-unfinished-claim.ts'

export interface ClaimsOfOwn {
  /** That this claim's documents have become. */
  readonly made: readonly OwnClaim[]
  /** `waiting`: for documents that are still being sent. */
  readonly phase: 'idle' | 'waiting' | 'working'
  /** Why it did not work; everything is as it was before. */
  readonly failure: string | undefined
  /** Whether they were made or put back a moment ago, by a press here. */
  readonly isFresh: boolean
  /** @param groups keys of the documents of each receipt; this claim keeps the first */
  readonly make: (groups: readonly (readonly string[])[]) => void
  readonly move: (document: DraftDocument, to: OwnClaim) => void
  readonly putBack: () => void
  /** Does the same once more. */
  readonly again: () => void
  readonly giveUp: () => void
}

/** A document that goes to a draft; the same id however often it is tried. */
interface PlannedMove {
  readonly key: string
  readonly draftId: string
}
type Wish = { readonly kind: 'move'; readonly moves: readonly PlannedMove[] } | { readonly kind: 'putBack' }

export function useClaimsOfOwn(): ClaimsOfOwn {
  const claim = useUnfinishedClaim()
  const draft = useDraft()
  const [wish, setWish] = useState<Wish>()
  const [failure, setFailure] = useState<string>()
  const [isFresh, setFresh] = useState(false)
  const isWorking = useRef(false)
  const isReady = wish !== undefined && draft !== null && areAtServer(draft, wish)

  const carryOut = async (wished: Wish) => {
    const before = claim.current()
    if (before === null || isWorking.current) return
    isWorking.current = true
    try {
      await claim.saveNow()
      if (wished.kind === 'move') await moveNow(before, wished.moves)
      else await putBackNow(before)
      setFresh(true)
    } catch (error) {
      if (!(error instanceof ApiCallError)) throw error
      setFailure(isUnanswered(error) ? receiptFormTexts.noAnswer : error.message)
    } finally {
      isWorking.current = false
      if (wished.kind === 'putBack') setWish(undefined)
    }
  }
  const settle = (
    saved: SavedDraft,
    ownClaims: (before: ClaimDraft) => ClaimDraft['ownClaims'],
    added: DraftDocument[],
  ) =>
    claim.change((before) => {
      const here = { ...before, documents: [...before.documents, ...added.filter((one) => !isIn(before, one.key))] }
      const states = { ...before.states, ...Object.fromEntries(added.map(({ key }) => [key, receivedAs(before, key)])) }
      return {
        ...asReceived(saved.files, { ...here, states }),
        checked: false,
        ownClaims: ownClaims(before),
        receipts: withAllUnused(before.receipts),
      }
    }, saved.id)

  const moveNow = async (before: ClaimDraft, planned: readonly PlannedMove[]) => {
    const moves = planned.flatMap(({ key, draftId }): DocumentMove[] => {
      const fileId = fileIdOf(before, key)
      return fileId === undefined ? [] : [{ fileId, draftId }]
    })
    const made = planned.flatMap(({ key, draftId }): OwnClaim[] => {
      const document = before.documents.find((one) => one.key === key)
      const fileId = fileIdOf(before, key)
      return document && fileId !== undefined ? [{ draftId, fileId, document }] : []
    })
    const saved = await moveDocuments(before.id, moves)
    settle(saved, ({ ownClaims }) => [...ownClaims, ...made], [])
    setWish(undefined)
  }
  const putBackNow = async (before: ClaimDraft) => {
    const saved = await joinDrafts(
      before.id,
      // One draft may hold several documents.
      firstOfEach(before.ownClaims).map(({ draftId, fileId }) => ({ draftId, fileId })),
    )
    settle(
      saved,
      () => [],
      before.ownClaims.map(({ document }) => document),
    )
  }

  useEffect(() => {
    // eslint-disable-next-line react-hooks/set-state-in-effect -- set when the server has answered
    if (isReady && failure === undefined) void carryOut(wish)
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for each wish, when its documents have arrived
  }, [isReady, failure, wish])

  const begin = (next: Wish) => {
    setFailure(undefined)
    setFresh(false)
    setWish(next)
  }
  return {
    made: draft?.ownClaims ?? [],
    phase: wish === undefined || failure !== undefined ? 'idle' : isReady ? 'working' : 'waiting',
    failure,
    isFresh,
    make: ([, ...others]) =>
      begin({
        kind: 'move',
        moves: others.flatMap((group) => {
          const draftId = crypto.randomUUID()
          return group.map((key) => ({ key, draftId }))
        }),
      }),
    move: ({ key }, { draftId }) => begin({ kind: 'move', moves: [{ key, draftId }] }),
    putBack: () => begin({ kind: 'putBack' }),
    again: () => wish && begin({ ...wish }),
    giveUp() {
      setWish(undefined)
      setFailure(undefined)
    },
  }
}

/** The first document of each draft. */
export function firstOfEach(made: readonly OwnClaim[]): readonly OwnClaim[] {
  return made.filter(({ draftId }, index) => made.findIndex((other) => other.draftId === draftId) === index)
}

function areAtServer(draft: ClaimDraft, wish: Wish): boolean {
  return wish.kind === 'putBack' || wish.moves.every(({ key }) => fileIdOf(draft, key) !== undefined)
}

function fileIdOf({ states }: ClaimDraft, key: string): string | undefined {
  const state = states[key]
  return state?.phase === 'received' ? state.fileId : undefined
}

function isIn({ documents }: ClaimDraft, key: string): boolean {
  return documents.some((one) => one.key === key)
}

function receivedAs({ ownClaims }: ClaimDraft, key: string) {
  return { phase: 'received', fileId: ownClaims.find(({ document }) => document.key === key)?.fileId ?? '' } as const
}
