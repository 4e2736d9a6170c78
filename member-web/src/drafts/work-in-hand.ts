/** Everything that the signed-in person has begun and not sent, for the screens that it belongs to: made once, as long as the page lives. */
import { createContext, useContext, useSyncExternalStore } from 'react'
import type { ClaimKind } from '@member-care/domain/claim/claim-terms.ts'
import type { LetterDraftKind } from '@member-care/domain/guarantee/draft/letter-draft.ts'
import type { ClaimFormValues } from '../claim-form/claim-form-values.ts'
import { browserSurroundings } from '../claim-form/sending/browser-surroundings.ts'
import { claimDraftCalls, letterDraftCalls } from '../portal-api/drafts-api.ts'
import type { Draft } from './draft.ts'
import { createUnfinished, type Unfinished } from './unfinished.ts'

export interface WorkInHand {
  readonly claim: Unfinished<ClaimKind, ClaimFormValues>
  /** A request for a letter of guarantee. */
  readonly letterRequest: Unfinished<LetterDraftKind, LetterRequestValues>
  /** The answer to what the desk asked about one. */
  readonly letterAnswer: Unfinished<LetterDraftKind, LetterAnswerValues>
}

/** By the names of the fields. */
export type LetterRequestValues = Readonly<Partial<Record<string, string>>>

export interface LetterAnswerValues {
  readonly answer?: string
}

export function beginWorkInHand(): WorkInHand {
  const ofLetters = browserSurroundings(letterDraftCalls)
  return {
    claim: createUnfinished(browserSurroundings(claimDraftCalls)),
    letterRequest: createUnfinished(ofLetters),
    letterAnswer: createUnfinished(ofLetters),
  }
}

/** What is done with every one of them. */
export function allOf(
  work: WorkInHand,
): readonly Pick<Unfinished<string, object>, 'start' | 'stop' | 'close' | 'losesWithTab'>[] {
  return Object.values(work)
}

export const WorkInHandContext = createContext<WorkInHand | null>(null)

export function useWorkInHand(): WorkInHand {
  const work = useContext(WorkInHandContext)
  if (work === null) throw new Error('This screen belongs into the member area.')
  return work
}

/** The draft that is open, kept up to date; null when none is. */
export function useOpenDraft<Kind extends string, Values extends object>({
  subscribe,
  current,
}: Pick<Unfinished<Kind, Values>, 'subscribe' | 'current'>): Draft<Kind, Values> | null {
  return useSyncExternalStore(subscribe, current)
}
