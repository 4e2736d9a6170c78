/** What the members of a client would be shown at a moment. It reads the same rows as the members' pages, but never through their caches. */
import { audienceSchema, type ContentKind } from '@member-care/domain/content/content.ts'
import { unpublishedFor } from '@member-care/projections/content/content-queries.ts'
import { readPublished } from '@member-care/projections/content/published-content.ts'
import { z } from 'zod'
import { reachedClient } from '../clients/change-configuration.ts'
import type { Routes } from '../http/parts.ts'
import { scopeOfClients } from '../plans/plans.ts'
import { contentBodySchema, contentKindSchema } from './content-answers.ts'

const previewSchema = z
  .object({
    contentId: z.string(),
    version: z.number().int(),
    content: contentBodySchema,
    audience: audienceSchema,
    /** A version that nobody has published yet. */
    isDraft: z.boolean(),
  })
  .meta({ id: 'PreviewedContent' })

export const contentPreviewRoute: Routes = (app, parts) => {
  const querystring = z.object({
    companyId: z.string(),
    kind: contentKindSchema,
    /** UTC, ISO. */
    at: z.iso.datetime({ precision: 3 }),
    drafts: z.enum(['shown', 'left-out']),
  })
  app.get(
    '/console/content-preview',
    {
      config: { access: { power: 'content.manage' }, stepUp: 'always' },
      schema: { querystring, response: { 200: z.array(previewSchema) } },
    },
    async ({ caller, query: { companyId, kind, at, drafts } }) => {
      await reachedClient(parts, caller, companyId)
      const scope = { companyIds: [companyId], now: new Date(at) }
      const published = await readPublished<ContentKind>(parts.database, scope, kind)
      const unpublished =
        drafts === 'shown'
          ? (await unpublishedFor(parts.database, scopeOfClients(caller.scope), companyId)).filter(
              ({ content }) => content.kind === kind,
            )
          : []
      const changed = new Set(unpublished.map(({ contentId }) => contentId))
      return [
        ...unpublished.map((item) => ({ ...item, isDraft: true })),
        ...published
          .filter(({ contentId }) => !changed.has(contentId))
          .map(({ contentId, version, content, audience }) => ({
            ...{ contentId, version, content, isDraft: false },
            audience: audience === null ? null : [...audience],
          })),
      ]
    },
  )
}
