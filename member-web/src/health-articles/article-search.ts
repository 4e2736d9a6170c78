/** Finds articles and videos by words, and articles that are about the same. Pure; all of them are on the page already. */
import type { Article, ArticleVideo } from '../portal-api/home-api.ts'

/** In the reader's language, and in English. */
export function wordsOfArticle({ title, excerpt, content, englishWords }: Article): string {
  return `${title} ${excerpt} ${content.replace(/<[^>]*>/g, ' ')} ${englishWords}`
}

/** In the reader's language, and in English. */
export function wordsOfVideo({ snippet: { title, description }, englishWords }: ArticleVideo): string {
  return `${title} ${description} ${englishWords}`
}

/** Chinese has no spaces between its words: what is typed may stand anywhere. */
const hanSign = /\p{Script=Han}/u

/** Whether each word that was typed stands there, or begins a word that does; in any case and without accents. */
export function matches(search: string, text: string): boolean {
  const there = wordsOf(text)
  return wordsOf(search).every((typed) =>
    there.some((word) => (hanSign.test(typed) ? word.includes(typed) : word.startsWith(typed))),
  )
}

/** So many stand below an article. */
const MOST_RELATED = 3
/** Words as short as this are in every text. */
const SHORTEST_WORD = 5

/** Other articles, those first that share the most words with the title and the short text of this one, and with its English words where it is told in another language; of equal ones the newest. */
export function relatedTo(article: Article, all: readonly Article[]): readonly Article[] {
  const { title, excerpt, englishWords } = article
  const about = new Set(wordsOf(`${title} ${excerpt} ${englishWords}`).filter((word) => word.length >= SHORTEST_WORD))
  const shared = (other: Article) => new Set(wordsOf(wordsOfArticle(other)).filter((word) => about.has(word))).size
  return all
    .filter(({ uuid }) => uuid !== article.uuid)
    .map((other) => ({ other, count: shared(other) }))
    .toSorted((a, b) => b.count - a.count)
    .slice(0, MOST_RELATED)
    .map(({ other }) => other)
}

function wordsOf(text: string): readonly string[] {
  return (
    text
      .normalize('NFD')
      // Accents, and not the vowels of Tamil, which are marks too.
      .replace(/[\u0300-\u036f]/g, '')
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  )
}
