import { consoleLanguages, PSEUDO_LANGUAGE, type Language } from '@member-care/domain/language/language.ts'
import { languageTexts } from '@member-care/domain/texts/language-texts.ts'
import type { OfferedLanguages } from '@member-care/web-kit/language/language-calls.ts'
import { useQuery } from '@tanstack/react-query'
import { useDataProvider, useNotify } from 'react-admin'
import type { ConsoleDataProvider } from '../console/console-data-provider.ts'
import { useCommandSending } from '../console/use-command-sending.ts'

export interface LanguageChoice {
  /** Empty until they are known. */
  readonly offered: OfferedLanguages
  readonly choose: (language: Language) => void
}

/** The languages that the administrator may read the console in. */
export function useLanguages({ isAsked }: { readonly isAsked: boolean }): LanguageChoice {
  const notify = useNotify()
  const dataProvider = useDataProvider<ConsoleDataProvider>()
  const { data: offered = [] } = useQuery({
    queryKey: ['languages'],
    queryFn: ({ signal }) => dataProvider.offeredLanguages(signal),
    enabled: isAsked,
    staleTime: Infinity,
  })
  const { send } = useCommandSending()
  const choose = async (language: Language) => {
    const answer = await send(language, () => dataProvider.chooseLanguage(language))
    if (answer && 'failed' in answer) notify(languageTexts.failed, { type: 'error' })
  }
  const read: readonly Language[] = [...consoleLanguages, PSEUDO_LANGUAGE]
  return { offered: offered.filter(({ code }) => read.includes(code)), choose: (language) => void choose(language) }
}
