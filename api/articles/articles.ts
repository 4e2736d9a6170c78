/** Health articles and videos, as members are shown them of the content that the console keeps. */
import { readingMinutes } from '@member-care/domain/content/shown-html.ts'
import { readPublished, type AudienceScope } from '@member-care/projections/content/published-content.ts'
import type { CommonQueryMethods } from 'slonik'

/** So many stand on the home page. */
const BANNER_LENGTH = 4

export interface ArticleBanner {
  readonly uuid: string
  readonly title: string
  readonly excerpt: string
  readonly imageURL: string
}

export interface Article extends ArticleBanner {
  /** HTML, cleaned when it was saved. The page that shows it cleans it too. */
  readonly content: string
  /** When it was first shown. UTC, ISO. */
  readonly publishedAt: string
  readonly readingMinutes: number
}

export interface Video {
  readonly id: string
  readonly title: string
  readonly description: string
  readonly imageURL: string
  readonly videoId: string
  /** When it was first shown. UTC, ISO. */
  readonly publishedAt: string
}

/** The newest articles, without their content. */
export async function readArticleBanners(
  database: CommonQueryMethods,
  scope: AudienceScope,
): Promise<readonly ArticleBanner[]> {
  const articles = await readArticles(database, scope)
  return articles
    .slice(0, BANNER_LENGTH)
    .map(({ uuid, title, excerpt, imageURL }) => ({ uuid, title, excerpt, imageURL }))
}

/** All articles, newest first. */
export async function readArticles(database: CommonQueryMethods, scope: AudienceScope): Promise<readonly Article[]> {
  const published = await readPublished(database, scope, 'article')
  return published.map(({ contentId, content: { title, excerpt, imageUrl, html }, firstShownFrom }) => ({
    uuid: contentId,
    title,
    excerpt,
    imageURL: imageUrl,
    content: html,
    publishedAt: firstShownFrom.toISOString(),
    readingMinutes: readingMinutes(html),
  }))
}

/** All videos, newest first. */
export async function readVideos(database: CommonQueryMethods, scope: AudienceScope): Promise<readonly Video[]> {
  const published = await readPublished(database, scope, 'video')
  return published.map(({ contentId, content: { title, description, imageUrl, videoId }, firstShownFrom }) => ({
    id: contentId,
    title,
    description,
    imageURL: imageUrl,
    videoId,
    publishedAt: firstShownFrom.toISOString(),
  }))
}
