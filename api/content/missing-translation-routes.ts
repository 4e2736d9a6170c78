/** The console's calls about content that is not translated. */
import { contentStatuses } from '@member-care/domain/content/content-state.ts'
import { translatedLanguages } from '@member-care/domain/content/translations.ts'
import {
  countMissingTranslations,
  listMissingTranslations,
  missingTranslationSortFields,
} from '@member-care/projections/content/missing-translations.ts'
import { z } from 'zod'
import type { Routes } from '../http/parts.ts'
import { describePage, listQuerySchema, readPage, sortBy } from '../http/simple-rest.ts'
import { scopeOfClients } from '../plans/plans.ts'
import { contentKindSchema } from './content-answers.ts'

const keeping = { access: { power: 'content.manage' }, stepUp: 'always' } as const
const languageSchema = z.enum(translatedLanguages)

const rowSchema = z
  .object({
    /** Of item and language. */
    id: z.string(),
    contentId: z.string(),
    language: languageSchema,
    kind: contentKindSchema,
    title: z.string(),
    status: z.enum(contentStatuses),
    missing: z.number().int(),
    /** How many texts are to be translated. */
    texts: z.number().int(),
    /** UTC, ISO. */
    updatedAt: z.string(),
  })
  .meta({ id: 'MissingTranslation' })

const query = listQuerySchema({
  sortFields: ['id', ...missingTranslationSortFields],
  filter: {
    language: languageSchema.optional(),
    kind: contentKindSchema.optional(),
    q: z.string().max(200).optional(),
  },
})

const countSchema = z.object({ language: languageSchema, kind: contentKindSchema, items: z.number().int() })

export const missingTranslationRoutes: Routes = (app, parts) => {
  app.get(
    '/console/missing-translations',
    { config: keeping, schema: { querystring: query, response: { 200: z.array(rowSchema) } } },
    async ({ caller, query: { filter, sort: asked, ...asks } }, reply) => {
      const page = readPage(asks)
      const [field, direction] = asked ?? ['updatedAt', 'DESC']
      const listed = await listMissingTranslations(parts.database, scopeOfClients(caller.scope), filter ?? {}, {
        page,
        sort: sortBy(field === 'id' ? 'updatedAt' : field, direction),
        now: parts.clock(),
      })
      describePage(reply, 'missing-translations', page, listed)
      return listed.items.map(({ updatedAt, ...row }) => ({
        ...row,
        id: `${row.contentId}.${row.language}`,
        updatedAt: updatedAt.toISOString(),
      }))
    },
  )

  app.get(
    '/console/missing-translation-counts',
    { config: keeping, schema: { response: { 200: z.array(countSchema) } } },
    async ({ caller }) => [
      ...(await countMissingTranslations(parts.database, scopeOfClients(caller.scope), parts.clock())),
    ],
  )
}
