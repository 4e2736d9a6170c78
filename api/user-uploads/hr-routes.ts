/** A company's own HR sends files of its people (S94): the calls of the console, with the company for their reach. */
import { z } from 'zod'
import type { Routes } from '../http/parts.ts'
import { uploadRoutesOf } from './upload-routes.ts'
import { readingRules, readingRulesSchema } from './reading-rules.ts'
import { hrUploads, ownCompany } from './upload-surface.ts'

const rulesSchema = readingRulesSchema.extend({
  /** The one company that the file may name, by this code. */
  company: z.object({ name: z.string(), companyCode: z.string() }),
})

const uploadRulesRoute: Routes = (app, parts) => {
  const { path, mayUpload, stepUp, sentQuery } = hrUploads
  app.get(
    `${path}/upload-rules`,
    {
      config: { access: { power: mayUpload }, stepUp },
      schema: { querystring: sentQuery, response: { 200: rulesSchema } },
    },
    async ({ caller, query }) => {
      const { name, companyCode } = await ownCompany(parts, caller, query.companyId)
      return { ...readingRules(parts.settings), company: { name, companyCode } }
    },
  )
}

export const userUploadsHrRoutes: readonly Routes[] = [uploadRulesRoute, uploadRoutesOf(hrUploads)]
