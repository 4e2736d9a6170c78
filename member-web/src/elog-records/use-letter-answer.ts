/** The unfinished answer to what the desk asks about one letter of guarantee: as it is open here, or as another device has left it. */
import { useEffect, useRef, useState } from 'react'
import type { LetterDraftKind } from '@member-care/domain/guarantee/draft/letter-draft.ts'
import { letterDraftTexts, moreLetterDraftsText } from '@member-care/domain/texts/letter-draft-texts.ts'
import { portalQuery } from '../data/portal-query.ts'
import { useAnswer } from '../data/use-answer.ts'
import type { Draft } from '../drafts/draft.ts'
import type { DraftWords } from '../drafts/draft-words.ts'
import type { Unfinished } from '../drafts/unfinished.ts'
import { useOpenDraft, useWorkInHand, type LetterAnswerValues } from '../drafts/work-in-hand.ts'
import { letterDraftCalls } from '../portal-api/drafts-api.ts'
import { useSession } from '../session/session.ts'

/** What the screen calls one. */
export const answerDraftWords: DraftWords = {
  ...letterDraftTexts,
  keptFor: letterDraftTexts.answerKeptFor,
  discardQuestion: letterDraftTexts.discardAnswerQuestion,
  more: moreLetterDraftsText,
}

interface LetterAnswer {
  readonly work: Unfinished<LetterDraftKind, LetterAnswerValues>
  /** Null until it is known whether one was begun elsewhere, and once it was given. */
  readonly draft: Draft<LetterDraftKind, LetterAnswerValues> | null
  /** Why that cannot be known. */
  readonly failure: { readonly detail: string; readonly retry: () => void } | undefined
  /** Lets go of the one that was open, because it is gone: another one is begun. */
  readonly startAgain: () => void
  /** It was given: none is begun any more. */
  readonly finish: () => void
}

export function useLetterAnswer(guaranteeId: string): LetterAnswer {
  const work = useWorkInHand().letterAnswer
  const open = useOpenDraft(work)
  const { verifications } = useSession()
  const draft = open?.recordId === guaranteeId ? open : null
  const { value, phase, failure, failureCode, reload } = useAnswer(
    portalQuery({
      key: ['letter-answer-to-open', guaranteeId],
      load: async (signal) => {
        // The one that is open here is saved before another takes its place.
        await work.saveNow()
        return letterDraftCalls.readDrafts({ signal, stepUp: 'ask' })
      },
      enabled: draft === null,
      askedOnce: true,
    }),
  )
  const saved = value?.find(({ recordId }) => recordId === guaranteeId)
  const isKnown = phase === 'loaded'
  const wasOpen = useRef(false)
  const [isFinished, setFinished] = useState(false)
  useEffect(() => {
    if (draft !== null) wasOpen.current = true
    else if (!isKnown || isFinished) return
    // What was open here and is not any more was discarded, whatever the list of before says.
    else if (saved === undefined || wasOpen.current) work.begin('letter-answer', guaranteeId)
    else work.open(saved)
  }, [draft, isKnown, isFinished, saved, work, guaranteeId])
  // After a new sign-in, and once the session has been verified, what had to wait is sent.
  useEffect(() => work.synchronise(), [work, verifications])
  useEffect(() => () => void work.saveNow(), [work])
  return {
    work,
    draft,
    failure: phase === 'failed' && failureCode !== 428 ? { detail: failure ?? '', retry: reload } : undefined,
    startAgain: work.close,
    finish() {
      setFinished(true)
      work.close()
    },
  }
}
