/** Each administrator's own views of the claims desk. */
import { z } from 'zod'
import type { App, Parts } from '../../http/parts.ts'
import { MOST_SAVED_VIEWS, readSavedViews, replaceSavedViews, savedViewSchema } from './saved-views.ts'

const config = { access: { power: 'claims.decide' }, stepUp: 'always' } as const

const viewsSchema = z.object({
  views: z
    .array(savedViewSchema)
    .max(MOST_SAVED_VIEWS, `At most ${MOST_SAVED_VIEWS} views can be kept.`)
    .refine(
      (views) => new Set(views.map(({ name }) => name)).size === views.length,
      'Two views cannot have the same name.',
    ),
})

export function addSavedViewRoutes(app: App, parts: Parts): void {
  app.get('/console/saved-views', { config, schema: { response: { 200: viewsSchema } } }, async ({ caller }) => ({
    views: [...(await readSavedViews(parts.database, caller.user.userId))],
  }))

  app.put(
    '/console/saved-views',
    { config, schema: { body: viewsSchema, response: { 200: viewsSchema } } },
    async ({ caller, body }) => {
      await replaceSavedViews(parts.database, caller.user.userId, body.views)
      return { views: [...(await readSavedViews(parts.database, caller.user.userId))] }
    },
  )
}
