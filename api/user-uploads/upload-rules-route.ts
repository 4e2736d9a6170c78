/** What upload files are read by, besides the list of banks, so that the browser reads them by the same rules as the server. */
import { z } from 'zod'
import type { Routes } from '../http/parts.ts'
import { readingRules } from './upload-work.ts'
import { consoleUploads } from './upload-surface.ts'

const rulesSchema = z.object({
  /** Companies of students, as files write them (C26). */
  studentCompanyCodes: z.array(z.string()),
  /** Of the address that somebody is given who has none (3§5). */
  placeholderEmailDomain: z.string(),
})

export const uploadRulesRoute: Routes = (app, { settings }) => {
  const { path, mayUpload, stepUp } = consoleUploads
  app.get(
    `${path}/upload-rules`,
    { config: { access: { power: mayUpload }, stepUp }, schema: { response: { 200: rulesSchema } } },
    async () => readingRules(settings),
  )
}
