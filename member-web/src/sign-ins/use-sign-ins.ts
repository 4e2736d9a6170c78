/** Where the member is signed in, and ending it there. */
import { useState } from 'react'
import { signInsTexts } from '@member-care/domain/texts/sign-ins-texts.ts'
import { ApiCallError } from '../portal-api/api-client.ts'
import { endOtherSignIns, endSignIn, readSignIns, type SignInSession } from '../portal-api/sign-ins-api.ts'
import { useResource, type Resource } from '../resource/use-resource.ts'

export interface SignIns {
  readonly list: Resource<SignInSession[]>
  /** The id of the one that is being ended, or `others`. */
  readonly ending: string | null
  /** What has come of ending, to be read out. */
  readonly done: string | null
  readonly failure: string | null
  readonly endOne: (sessionId: string) => void
  readonly endOthers: () => void
}

export function useSignIns(): SignIns {
  const list = useResource(readSignIns)
  const [ending, setEnding] = useState<string | null>(null)
  const [outcome, setOutcome] = useState<{ readonly done: string | null; readonly failure: string | null }>({ done: null, failure: null })

  const end = (what: string, call: Promise<void>, done: string) => {
    setEnding(what)
    setOutcome({ done: null, failure: null })
    call
      .then(
        () => setOutcome({ done, failure: null }),
        // One that has ended by itself meanwhile is as well ended.
        (error: unknown) => setOutcome(isGone(error) ? { done, failure: null } : { done: null, failure: signInsTexts.failed }),
      )
      .finally(() => {
        setEnding(null)
        list.reload()
      })
  }
  return {
    list,
    ending,
    ...outcome,
    endOne: (sessionId) => end(sessionId, endSignIn(sessionId), signInsTexts.ended),
    endOthers: () => end('others', endOtherSignIns(), signInsTexts.othersEnded),
  }
}

function isGone(error: unknown): boolean {
  return error instanceof ApiCallError && error.response.code === 404
}
