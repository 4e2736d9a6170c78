import { languageTexts } from '@member-care/domain/texts/language-texts.ts'
import type { Language } from '@member-care/domain/language/language.ts'
import { languageCalls, type OfferedLanguages } from '@member-care/web-kit/language/language-calls.ts'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useNotify } from 'react-admin'
import { apiClient } from '../console/api-client.ts'

const calls = languageCalls(apiClient)

export interface LanguageChoice {
  /** Empty until they are known. */
  readonly offered: OfferedLanguages
  readonly choose: (language: Language) => void
}

/** The languages that the administrator may read the console in. */
export function useLanguages({ isAsked }: { readonly isAsked: boolean }): LanguageChoice {
  const notify = useNotify()
  const { data: offered = [] } = useQuery({
    queryKey: ['languages'],
    queryFn: ({ signal }) => calls.read(signal),
    enabled: isAsked,
    staleTime: Infinity,
  })
  const { mutate: choose } = useMutation({
    mutationFn: calls.choose,
    onError: () => notify(languageTexts.failed, { type: 'error' }),
  })
  return { offered, choose }
}
