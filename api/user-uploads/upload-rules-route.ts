/** What this installation's settings say about upload files, so that the browser reads them by the same rules as the server. */
import { z } from 'zod'
import type { Routes } from '../http/parts.ts'

const rulesSchema = z.object({
  /** Companies of students, as files write them (C26). */
  studentCompanyCodes: z.array(z.string()),
  /** Of the address that somebody is given who has none (3§5). */
  placeholderEmailDomain: z.string(),
})

export const uploadRulesRoute: Routes = (app, { settings }) => {
  app.get(
    '/console/upload-rules',
    { config: { access: { power: 'users.upload' }, stepUp: 'always' }, schema: { response: { 200: rulesSchema } } },
    async () => ({
      studentCompanyCodes: [...settings.students.companyCodes],
      placeholderEmailDomain: settings.placeholderEmailDomain,
    }),
  )
}
