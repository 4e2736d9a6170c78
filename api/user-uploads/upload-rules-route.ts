import type { Routes } from '../http/parts.ts'
import { readingRules, readingRulesSchema } from './reading-rules.ts'
import { consoleUploads } from './upload-surface.ts'

/** What files are read by, besides the list of banks. */
export const uploadRulesRoute: Routes = (app, { settings }) => {
  const { path, mayUpload, stepUp } = consoleUploads
  app.get(
    `${path}/upload-rules`,
    { config: { access: { power: mayUpload }, stepUp }, schema: { response: { 200: readingRulesSchema } } },
    async () => readingRules(settings),
  )
}
