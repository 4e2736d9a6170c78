import { signInsTexts } from '@member-care/domain/texts/sign-ins-texts.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNotify, type HttpError } from 'react-admin'
import { apiClient, dataOf, type AnswerTo } from '../console/api-client.ts'

export type SignIn = AnswerTo<'/api/users/me/sessions'>[number]

const key = ['sign-ins']

/** Where the administrator is signed in, the one used last first. */
export function useSignIns() {
  return useQuery<readonly SignIn[], HttpError>({
    queryKey: key,
    queryFn: ({ signal }) => dataOf(apiClient.GET('/api/users/me/sessions', { signal })),
  })
}

/** Ends one sign-in, by its id, or all others. One that has ended by itself meanwhile is as well ended. */
export function useEndSignIns() {
  const queryClient = useQueryClient()
  const notify = useNotify()
  return useMutation<void, HttpError, string | 'others'>({
    mutationFn: async (which) => {
      if (which === 'others') await dataOf(apiClient.DELETE('/api/users/me/sessions'))
      else
        await dataOf(
          apiClient.DELETE('/api/users/me/sessions/{sessionId}', { params: { path: { sessionId: which } } }),
        ).catch(unlessGone)
    },
    onSuccess: (_nothing, which) =>
      notify(which === 'others' ? signInsTexts.othersEnded : signInsTexts.ended, { type: 'success' }),
    onError: () => notify(signInsTexts.failed, { type: 'error' }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: key }),
  })
}

function unlessGone(error: HttpError): void {
  if (error.status !== 404) throw error
}
