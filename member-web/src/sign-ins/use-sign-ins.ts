/** Where the member is signed in, and ending it there. */
import { useMutation } from '@tanstack/react-query'
import { signInsTexts } from '@member-care/domain/texts/sign-ins-texts.ts'
import { portalQuery } from '../data/portal-query.ts'
import { useAnswer, type Answer } from '../data/use-answer.ts'
import { ApiCallError } from '../portal-api/api-client.ts'
import { endOtherSignIns, endSignIn, readSignIns, type SignInSession } from '../portal-api/sign-ins-api.ts'

export interface SignIns {
  readonly list: Answer<SignInSession[]>
  /** The id of the one that is being ended, or `others`. */
  readonly ending: string | null
  /** What has come of ending, to be read out. */
  readonly done: string | null
  readonly failure: string | null
  readonly endOne: (sessionId: string) => void
  readonly endOthers: () => void
}

const signInQuery = portalQuery({ key: ['sign-ins'], load: readSignIns })

export function useSignIns(): SignIns {
  const list = useAnswer(signInQuery)
  const end = useMutation({
    mutationFn: (what: string) => (what === 'others' ? endOtherSignIns() : endSignIn(what)).catch(unlessGone),
    onSettled: list.reload,
  })
  return {
    list,
    ending: end.isPending ? end.variables : null,
    done: end.isSuccess ? (end.variables === 'others' ? signInsTexts.othersEnded : signInsTexts.ended) : null,
    failure: end.isError ? signInsTexts.failed : null,
    endOne: end.mutate,
    endOthers: () => end.mutate('others'),
  }
}

/** One that has ended by itself meanwhile is as well ended. */
function unlessGone(error: unknown): void {
  if (!(error instanceof ApiCallError) || error.response.code !== 404) throw error
}
