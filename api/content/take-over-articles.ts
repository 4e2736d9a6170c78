/** Articles and videos of installations from before content was kept by events. Their rows become events at the first start. */
import type { Content } from '@member-care/domain/content/content.ts'
import { decideContent } from '@member-care/domain/content/decide-content.ts'
import { sql } from 'slonik'
import { v5 as uuidv5 } from 'uuid'
import { z } from 'zod'
import { carryOutContent } from '../aggregates/content.ts'
import type { Parts } from '../http/parts.ts'
import { cleanHtml } from './clean-html.ts'

const ACTOR = { kind: 'system', id: 'article-take-over' } as const
const COMMAND_NAMESPACE = '9a64d0c7-18e3-4b5f-a2d9-7c3e5f1b8046'

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

type TakingOver = Pick<Parts, 'database' | 'eventLog' | 'readModels' | 'clock'>

/** Each row goes once its events are stored, so that what was interrupted goes on, and the second start finds none. */
export async function takeOverArticles(parts: TakingOver): Promise<void> {
  const rows = await parts.database.any(sql.type(articleRow)`
    select article_id, kind, title, excerpt, image_url, content, video_id, published_at from app.articles order by published_at, article_id`)
  for (const row of rows) {
    await takeOver(parts, row.article_id, contentOf(row), new Date(row.published_at))
    await parts.database.query(sql.unsafe`delete from app.articles where article_id = ${row.article_id}`)
  }
}

/** Puts content for all clients there as published since a moment. A second time changes nothing. */
async function takeOver(parts: TakingOver, contentId: string, content: Content, shownSince: Date): Promise<void> {
  const commandId = uuidv5(contentId, COMMAND_NAMESPACE)
  const asked = { contentId, askedBy: ACTOR.id, now: parts.clock().toISOString(), needsFourEyes: false }
  await carryOutContent(parts, contentId, {
    context: { actor: ACTOR, commandId, correlationId: commandId },
    decide: (state) =>
      decideContent(
        { type: 'TakeOverContent', content, audience: null, shownFrom: shownSince.toISOString() },
        state,
        asked,
      ),
    visibleIn: ['content'],
  })
}

function contentOf({ kind, title, excerpt, image_url, content, video_id }: z.infer<typeof articleRow>): Content {
  return kind === 'article'
    ? { kind, title, excerpt, imageUrl: image_url, html: cleanHtml(content) }
    : { kind, title, description: content, imageUrl: image_url, videoId: video_id ?? '' }
}
