/** What a page says, and which of its words came with the data. */
import type { Page } from 'playwright-core'

/** The words of the data that each page has had so far. */
const dataOf = new WeakMap<Page, Set<string>>()

/** From now on notes all words of the values that the page sends to the API, or has as an answer: names, places, what somebody has written. @param words those that its browser has kept from earlier pages */
export function noteWordsOfData(page: Page, words = new Set<string>()): void {
  dataOf.set(page, words)
  page.on('request', (request) => {
    if (request.headers()['content-type']?.includes('json')) addWordsOf(request.postDataJSON(), words)
  })
  page.on('response', (response) => {
    if (response.headers()['content-type']?.includes('json'))
      void response.json().then(
        (answer) => addWordsOf(answer, words),
        () => undefined,
      )
  })
}

/** Words that somebody gives to a page in another way than by typing: the names of their files. */
export function noteWords(page: Page, texts: readonly string[]): void {
  const words = dataOf.get(page)
  if (words) addWordsOf(texts, words)
}

/** @returns the words of the data of a page: what was noted of its calls, what its tab keeps, and what stands in its fields */
export async function wordsOfData(page: Page): Promise<ReadonlySet<string>> {
  const words = dataOf.get(page) ?? new Set()
  const { kept, typed } = await page.evaluate(() => ({
    kept: Object.values(sessionStorage) as string[],
    typed: [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')].map(
      ({ value }) => value,
    ),
  }))
  for (const text of kept.filter((one) => one.startsWith('{'))) addWordsOf(JSON.parse(text), words)
  addWordsOf(typed, words)
  return words
}

function addWordsOf(value: unknown, words: Set<string>): void {
  if (typeof value === 'string') plainWordsIn(value).forEach((word) => words.add(word))
  else if (typeof value === 'object' && value !== null)
    Object.values(value).forEach((inner) => addWordsOf(inner, words))
}

/**
 * Of three letters and more, without any accent. What is all capitals is an abbreviation, what stands in braces is a place in a template, and an
 * address has no words.
 */
export function plainWordsIn(text: string): string[] {
  return (
    text.replaceAll(/\{\w+\}|\b(?:https?:\/\/|mailto:|tel:)\S+/g, '').match(/[\p{Letter}\p{Mark}]+/gu) ?? []
  ).filter((word) => /^[A-Za-z]{3,}$/.test(word) && word !== word.toUpperCase())
}

/** What is read and heard: the texts, and the attributes that stand for one. What a document says is nobody's to translate. */
export async function textsOn(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const texts = new Set<string>([document.title])
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const element = node.parentElement
      if (element !== null && element.closest('script, style, noscript, .pdfViewer') === null)
        texts.add((node.textContent ?? '').trim())
    }
    for (const name of ['aria-label', 'title', 'placeholder', 'alt', 'aria-valuetext'])
      for (const element of document.querySelectorAll(`[${name}]`)) texts.add(element.getAttribute(name) ?? '')
    return [...texts]
  })
}
