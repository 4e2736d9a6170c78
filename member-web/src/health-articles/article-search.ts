/** Finds articles and videos by words, and articles that are about the same. Pure; all of them are on the page already. */
import type { Article, ArticleVideo } from '../portal-api/home-api.ts'

export function wordsOfArticle({ title, excerpt, content }: Article): string {
  return `${title} ${excerpt} ${content.replace(/<[^>]*>/g, ' ')}`
}

export function wordsOfVideo({ snippet: { title, description } }: ArticleVideo): string {
  return `${title} ${description}`
}

/** Whether each word that was typed stands there, or begins a word that does; in any case and without accents. */
export function matches(search: string, text: string): boolean {
  const there = wordsOf(text)
  return wordsOf(search).every((typed) => there.some((word) => word.startsWith(typed)))
}

/** So many stand below an article. */
const MOST_RELATED = 3
/** Words as short as this are in every text. */
const SHORTEST_WORD = 5

/** Other articles, those first that share the most words with the title and the short text of this one; of equal ones the newest. */
export function relatedTo(article: Article, all: readonly Article[]): readonly Article[] {
  const about = new Set(wordsOf(`${article.title} ${article.excerpt}`).filter((word) => word.length >= SHORTEST_WORD))
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
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  )
}
