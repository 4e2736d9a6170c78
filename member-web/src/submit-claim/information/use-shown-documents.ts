/** Has receipts fetched whose bytes are not in this tab, or that this browser cannot draw, so that they are read again here (S118). */
import { useEffect, useRef } from 'react'
import type { DraftDocument } from '../../claim-form/documents/draft-documents.ts'
import { readDraftDocument } from '../../portal-api/claim-documents-api.ts'
import { useDraft, useUnfinishedClaim, type ClaimDraft, type UnfinishedClaim } from '../use-unfinished-claim.ts'

type Outcomes = ClaimDraft['receipts']['outcomes']

/** @returns the keys of those that are on their way */
export function useShownDocuments(): ReadonlySet<string> {
  const claim = useUnfinishedClaim()
  const draft = useDraft()
  const draftId = draft?.id
  const asked = useRef(new Set<string>())
  const ending = useRef(new AbortController())
  const wanted = draft === null ? [] : draft.documents.filter((document) => isWanted(draft, document))

  useEffect(() => {
    for (const { key, file } of wanted) {
      const state = draft?.states[key]
      if (draft === null || state?.phase !== 'received' || asked.current.has(key)) continue
      asked.current.add(key)
      void fetchShown(
        claim,
        { draftId: draft.id, key, fileId: state.fileId, name: file.name },
        ending.current.signal,
      ).finally(() => asked.current.delete(key))
    }
  })
  useEffect(() => {
    if (draftId === undefined) return undefined
    const fetchAgain = () => {
      claim.change(({ receipts }) => ({ receipts: { ...receipts, outcomes: fetchedOf(receipts.outcomes) } }), draftId)
    }
    window.addEventListener('online', fetchAgain)
    return () => window.removeEventListener('online', fetchAgain)
  }, [claim, draftId])
  useEffect(() => {
    const controller = (ending.current = new AbortController())
    return () => controller.abort()
  }, [])
  return new Set(wanted.map(({ key }) => key))
}

/** Without those that could not be fetched: what has no outcome is wanted once more. */
function fetchedOf(outcomes: Outcomes): Outcomes {
  return Object.fromEntries(
    Object.entries(outcomes).filter(([, outcome]) => outcome.phase !== 'unread' || outcome.why !== 'notFetched'),
  )
}

const heicName = /\.hei[cf]$/i

/** One that was read already, or that can be, is not. */
function isWanted({ receipts, states }: ClaimDraft, { key, category, file, content, shown }: DraftDocument): boolean {
  const outcome = receipts.outcomes[key]
  const isHere = content !== undefined
  const isUndrawn = outcome?.phase === 'unread' && outcome.why === 'unreadable' && heicName.test(file.name)
  const isReceived = states[key]?.phase === 'received'
  return category === 'INV/RCP' && isReceived && shown === undefined && (isHere ? isUndrawn : outcome === undefined)
}

interface DocumentToShow {
  readonly draftId: string
  readonly key: string
  readonly fileId: string
  readonly name: string
}

async function fetchShown(
  claim: UnfinishedClaim,
  { draftId, key, fileId, name }: DocumentToShow,
  signal: AbortSignal,
): Promise<void> {
  try {
    const bytes = await readDraftDocument(draftId, fileId, signal)
    const shown = new File([bytes], name, { type: bytes.type })
    claim.change(({ documents, receipts }) => {
      const { [key]: _, ...outcomes } = receipts.outcomes
      return {
        documents: documents.map((one) => (one.key === key ? { ...one, shown } : one)),
        receipts: { ...receipts, outcomes },
      }
    }, draftId)
  } catch {
    if (signal.aborted) return
    claim.change(
      ({ receipts }) => ({
        receipts: {
          ...receipts,
          outcomes: { ...receipts.outcomes, [key]: { phase: 'unread', why: 'notFetched' } },
        },
      }),
      draftId,
    )
  }
}
