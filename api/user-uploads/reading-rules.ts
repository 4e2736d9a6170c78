/** What this installation's settings say about upload files, so that the browser reads them by the same rules as the server. */
import { z } from 'zod'
import type { Parts } from '../http/parts.ts'

export const readingRulesSchema = z.object({
  /** Companies of students, as files write them (C26). */
  studentCompanyCodes: z.array(z.string()),
  /** Of the address that somebody is given who has none (3§5). */
  placeholderEmailDomain: z.string(),
})

export function readingRules({
  students,
  placeholderEmailDomain,
}: Pick<Parts['settings'], 'students' | 'placeholderEmailDomain'>): z.infer<typeof readingRulesSchema> {
  return { studentCompanyCodes: [...students.companyCodes], placeholderEmailDomain }
}
