/**
 * The words of a feature in the language of who reads them. A drawer of `domain/texts/` is made of its English words and behaves like them, but each
 * property is looked up at the moment it is read, and each function when it is called.
 */
import { currentLanguage } from './current-language.ts'
import type { Language } from './language.ts'

/** Words of any language: the same keys, with texts as texts and functions with the same parameters. */
export type Words<English> = English extends string
  ? string
  : English extends (...given: infer Given) => infer Said
    ? (...given: Given) => Words<Said>
    : English extends object
      ? { readonly [Key in keyof English]: Words<English[Key]> }
      : English

/** Finds the words of a drawer in one language. @param english the same drawer in English */
export type FindWords = (drawer: string, english: object) => object

const learned = new Map<Language, FindWords>()

/** Makes a language known, once its words are loaded; again, once more of them are. What is not known is written in English. */
export function learnLanguage(language: Language, find: FindWords): void {
  learned.set(language, find)
}

/** @param drawer its name, by which other languages have it @param english its words in English, as the module exports them */
export function wordsOf<English extends object>(drawer: string, english: English): Words<English> {
  const found = new Map<FindWords, object>()
  const inCurrentLanguage = (): object => {
    const find = learned.get(currentLanguage())
    if (find === undefined) return english
    const known = found.get(find) ?? find(drawer, english)
    found.set(find, known)
    return known
  }
  return Object.fromEntries(
    Object.entries(english).map(([name, value]) => [name, live(value, () => Reflect.get(inCurrentLanguage(), name))]),
  ) as Words<English>
}

/** What stands for a value and reads it late. A text by itself cannot, so a drawer exports none. */
function live(english: unknown, current: () => unknown): unknown {
  if (typeof english === 'function') return (...given: unknown[]) => Reflect.apply(current() as Said, undefined, given)
  if (typeof english !== 'object' || english === null) return english
  const inner = new Map<string, unknown>()
  return new Proxy(english, {
    get(target, key) {
      const own = Reflect.get(target, key) as unknown
      if (typeof key === 'symbol' || !Object.hasOwn(target, key)) return own
      if (typeof own !== 'object' && typeof own !== 'function') return Reflect.get(current() as object, key)
      if (!inner.has(key))
        inner.set(
          key,
          live(own, () => Reflect.get(current() as object, key)),
        )
      return inner.get(key)
    },
  })
}

type Said = (...given: readonly unknown[]) => unknown
