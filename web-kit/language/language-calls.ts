/** The languages that there are, and choosing one, over the client of either front end. */
import type { AnswerOf, ApiClient } from '@member-care/api/client/client.ts'
import type { Language } from '@member-care/domain/language/language.ts'
import { keepLanguage } from './kept-language.ts'

export type OfferedLanguages = AnswerOf<'/api/languages', 'get'>['languages']

export function languageCalls(client: ApiClient) {
  return {
    async read(signal: AbortSignal): Promise<OfferedLanguages> {
      // A call without an error has its data; the client rejects every other answer.
      return (await client.GET('/api/languages', { signal })).data?.languages ?? []
    },

    /** Kept with the person, and at this device. A page keeps its language, so it is loaded anew. */
    async choose(language: Language): Promise<void> {
      await client.PUT('/api/users/me/language', { body: { language } })
      keepLanguage(language)
      location.reload()
    },
  }
}
