/** Health articles and videos, as members are shown them of the content that the console keeps. */
import { readingMinutes } from '@member-care/domain/content/shown-html.ts'
import { readPublished, type AudienceScope } from '@member-care/projections/content/published-content.ts'
import type { CommonQueryMethods } from 'slonik'
import { inReadersLanguage, isEnglish } from '../languages/in-readers-language.ts'

/** So many stand on the home page. */
const BANNER_LENGTH = 4

export interface ArticleBanner {
  readonly uuid: string
  readonly title: string
  readonly excerpt: string
  readonly imageURL: string
  /** What its words are written in, for the `lang` attribute. */
  readonly language: string
}

export interface Article extends ArticleBanner {
  /** HTML, cleaned when it was saved. The page that shows it cleans it too. */
  readonly content: string
  /** When it was first shown. UTC, ISO. */
  readonly publishedAt: string
  readonly readingMinutes: number
  /** Its words in English, without tags, for searching; empty where it is told in English. */
  readonly englishWords: string
}

export interface Video {
  readonly id: string
  readonly title: string
  readonly description: string
  readonly imageURL: string
  readonly videoId: string
  /** When it was first shown. UTC, ISO. */
  readonly publishedAt: string
  /** What its words are written in, for the `lang` attribute. */
  readonly language: string
  /** Its words in English, for searching; empty where it is told in English. */
  readonly englishWords: string
}

/** The newest articles, without their content. */
export async function readArticleBanners(
  database: CommonQueryMethods,
  scope: AudienceScope,
): Promise<readonly ArticleBanner[]> {
  const articles = await readArticles(database, scope)
  return articles
    .slice(0, BANNER_LENGTH)
    .map(({ uuid, title, excerpt, imageURL, language }) => ({ uuid, title, excerpt, imageURL, language }))
}

/** All articles, newest first. */
export async function readArticles(database: CommonQueryMethods, scope: AudienceScope): Promise<readonly Article[]> {
  const published = await readPublished(database, scope, 'article')
  return published.map(({ contentId, content: kept, firstShownFrom }) => {
    const { content, language } = inReadersLanguage(kept)
    return {
      uuid: contentId,
      title: content.title,
      excerpt: content.excerpt,
      imageURL: content.imageUrl,
      content: content.html,
      publishedAt: firstShownFrom.toISOString(),
      readingMinutes: readingMinutes(content.html),
      language,
      englishWords: isEnglish(language) ? '' : wordsIn([kept.title, kept.excerpt, kept.html.replace(/<[^>]*>/g, ' ')]),
    }
  })
}

/** All videos, newest first. */
export async function readVideos(database: CommonQueryMethods, scope: AudienceScope): Promise<readonly Video[]> {
  const published = await readPublished(database, scope, 'video')
  return published.map(({ contentId, content: kept, firstShownFrom }) => {
    const { content, language } = inReadersLanguage(kept)
    return {
      id: contentId,
      title: content.title,
      description: content.description,
      imageURL: content.imageUrl,
      videoId: content.videoId,
      publishedAt: firstShownFrom.toISOString(),
      language,
      englishWords: isEnglish(language) ? '' : wordsIn([kept.title, kept.description]),
    }
  })
}

/** Each once, since they are only searched. */
function wordsIn(texts: readonly string[]): string {
  return [...new Set(texts.join(' ').split(/\s+/))].join(' ').trim()
}
