/** Articles and videos of installations from before content was kept by events. Their rows become events at the first start. */
import type { Content } from '@member-care/domain/content/content.ts'
import { sql } from 'slonik'
import { z } from 'zod'
import { cleanHtml } from './clean-html.ts'
import { takeOver, type TakingOver } from './take-over.ts'

const ACTOR = 'article-take-over'

const articleRow = z.object({
  article_id: z.string(),
  kind: z.enum(['article', 'video']),
  title: z.string(),
  excerpt: z.string(),
  image_url: z.string(),
  content: z.string(),
  video_id: z.string().nullable(),
  published_at: z.number(),
})

/** Each row goes once its events are stored, so that what was interrupted goes on, and the second start finds none. */
export async function takeOverArticles(parts: TakingOver): Promise<void> {
  const rows = await parts.database.any(sql.type(articleRow)`
    select article_id, kind, title, excerpt, image_url, content, video_id, published_at from app.articles order by published_at, article_id`)
  for (const row of rows) {
    await takeOver(parts, ACTOR, {
      contentId: row.article_id,
      content: contentOf(row),
      writtenBy: null,
      shownFrom: new Date(row.published_at).toISOString(),
      shownUntil: null,
    })
    await parts.database.query(sql.unsafe`delete from app.articles where article_id = ${row.article_id}`)
  }
}

function contentOf({ kind, title, excerpt, image_url, content, video_id }: z.infer<typeof articleRow>): Content {
  return kind === 'article'
    ? { kind, title, excerpt, imageUrl: image_url, html: cleanHtml(content) }
    : { kind, title, description: content, imageUrl: image_url, videoId: video_id ?? '' }
}
