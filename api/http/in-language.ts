/** In whose language is written what the server says: a request's, or that of who is written to. */
import { AsyncLocalStorage } from 'node:async_hooks'
import { chooseLanguage } from '@member-care/domain/language/choose-language.ts'
import { readLanguageFrom } from '@member-care/domain/language/current-language.ts'
import {
  DEFAULT_LANGUAGE,
  languages,
  languageTag,
  PSEUDO_LANGUAGE,
  type Language,
} from '@member-care/domain/language/language.ts'
import { findPseudoWords } from '@member-care/domain/language/pseudo-language.ts'
import { learnLanguage, type FindWords } from '@member-care/domain/language/words.ts'
import { words as malay } from '@member-care/domain/texts/ms/words.ts'
import { words as tamil } from '@member-care/domain/texts/ta/words.ts'
import { findWordsIn } from '@member-care/domain/texts/translated.ts'
import { words as chinese } from '@member-care/domain/texts/zh/words.ts'
import type { FastifyInstance } from 'fastify'

declare module 'fastify' {
  interface FastifyRequest {
    /** The one of its `Accept-Language` that we have. */
    language: Language
  }
}

const reader = new AsyncLocalStorage<Language>()

/** Does some work in a language. All that the work calls and waits for is in this language too. */
export function inLanguage<Result>(language: Language, work: () => Result): Result {
  return reader.run(language, work)
}

/** The languages that there are: the pseudo-language only where somebody develops. */
export function offeredLanguages({ production }: { readonly production: boolean }): readonly Language[] {
  return production ? languages : [...languages, PSEUDO_LANGUAGE]
}

/** The words of each language but English. A language without any would be offered, and its readers would get English. */
const wordsIn: Readonly<Record<Exclude<Language, typeof DEFAULT_LANGUAGE>, FindWords>> = {
  zh: findWordsIn(chinese),
  ms: findWordsIn(malay),
  ta: findWordsIn(tamil),
  [PSEUDO_LANGUAGE]: findPseudoWords,
}

/** Has the domain write in the language of who reads. @param otherwise the language of what is done for nobody */
export function openLanguages(offered: readonly Language[], otherwise: Language = DEFAULT_LANGUAGE): void {
  readLanguageFrom(() => reader.getStore() ?? otherwise)
  for (const language of offered) if (language !== DEFAULT_LANGUAGE) learnLanguage(language, wordsIn[language])
}

/** Every request is dealt with in the language that it asks for, and its answer says which that is. */
export function answerInLanguage(app: FastifyInstance, offered: readonly Language[]): void {
  app.decorateRequest('language', DEFAULT_LANGUAGE)
  app.addHook('onRequest', (request, reply, done) => {
    request.language = chooseLanguage(request.headers['accept-language'], offered)
    if (request.url.startsWith('/api/')) void reply.header('Content-Language', languageTag(request.language))
    reader.run(request.language, done)
  })
  // Reading a body goes on where its connection was, and not where the request was.
  app.addHook('preValidation', (request, _reply, done) => reader.run(request.language, done))
}
