/** A part of a front end that comes when it is opened, with the words that it may show. */
import { lazy, type ComponentType, type LazyExoticComponent } from 'react'
import { learnAllWords, learnWordsOfClaimPages } from './settle-language.ts'

/** @returns loads it once all words of the page's language are there: a part may read some as it is loaded */
export function afterAllWords<Part>(load: () => Promise<Part>): () => Promise<Part> {
  return async () => {
    await learnAllWords()
    return load()
  }
}

/** The same for a page that shows the words of the pages of claims alone; what opens within it is a late part of its own. */
export function afterWordsOfClaimPages<Part>(load: () => Promise<Part>): () => Promise<Part> {
  return async () => {
    await learnWordsOfClaimPages()
    return load()
  }
}

/** `lazy` for what can open before all words of the page's language are there. What is below such a part needs `lazy` alone. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- as `lazy` takes components with whichever props
export function latePart<Part extends ComponentType<any>>(
  load: () => Promise<{ readonly default: Part }>,
): LazyExoticComponent<Part> {
  return lazy(afterAllWords(load))
}
