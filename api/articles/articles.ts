/** Health articles and videos (`app.articles`): catalogue content, the same for everybody. */
import { sql, type CommonQueryMethods } from 'slonik'
import { z } from 'zod'

/** So many stand on the home page. */
const BANNER_LENGTH = 4

export interface ArticleBanner {
  readonly uuid: string
  readonly title: string
  readonly excerpt: string
  readonly imageURL: string
}

export interface Article extends ArticleBanner {
  /** HTML. The page that shows it has to clean it. */
  readonly content: string
  /** UTC, ISO. */
  readonly publishedAt: string
}

export interface Video {
  readonly id: string
  readonly title: string
  readonly description: string
  readonly imageURL: string
  readonly videoId: string
  /** UTC, ISO. */
  readonly publishedAt: string
}

const articleRow = z.object({
  article_id: z.string(),
  title: z.string(),
  excerpt: z.string(),
  image_url: z.string(),
  content: z.string(),
  published_at: z.number(),
})
const bannerRow = articleRow.pick({ article_id: true, title: true, excerpt: true, image_url: true })
const videoRow = articleRow.extend({ video_id: z.string() })

/** The newest articles, without their content. @param now nothing is shown before its publication */
export async function readArticleBanners(database: CommonQueryMethods, now: Date): Promise<readonly ArticleBanner[]> {
  const rows = await database.any(sql.type(bannerRow)`
    select article_id, title, excerpt, image_url from app.articles
    where kind = 'article' and published_at <= ${now.toISOString()}::timestamptz order by published_at desc, article_id limit ${BANNER_LENGTH}`)
  return rows.map((row) => ({ uuid: row.article_id, title: row.title, excerpt: row.excerpt, imageURL: row.image_url }))
}

/** All articles, newest first. */
export async function readArticles(database: CommonQueryMethods, now: Date): Promise<readonly Article[]> {
  const rows = await database.any(sql.type(articleRow)`
    select article_id, title, excerpt, image_url, content, published_at from app.articles
    where kind = 'article' and published_at <= ${now.toISOString()}::timestamptz order by published_at desc, article_id`)
  return rows.map((row) => ({
    uuid: row.article_id,
    title: row.title,
    excerpt: row.excerpt,
    imageURL: row.image_url,
    content: row.content,
    publishedAt: new Date(row.published_at).toISOString(),
  }))
}

/** All videos, newest first. */
export async function readVideos(database: CommonQueryMethods, now: Date): Promise<readonly Video[]> {
  const rows = await database.any(sql.type(videoRow)`
    select article_id, title, excerpt, image_url, content, published_at, video_id from app.articles
    where kind = 'video' and published_at <= ${now.toISOString()}::timestamptz order by published_at desc, article_id`)
  return rows.map((row) => ({
    id: row.article_id,
    title: row.title,
    description: row.content,
    imageURL: row.image_url,
    videoId: row.video_id,
    publishedAt: new Date(row.published_at).toISOString(),
  }))
}
