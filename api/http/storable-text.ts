/** Characters that no text of a person has, and that Postgres keeps in no text and no jsonb: NUL, and halves of a character. */
import { apiError } from './api-error.ts'
import type { App } from './parts.ts'

/** Levels of nesting in the JSON of a call. */
const DEEPEST = 50

/** Postgres takes neither a null character nor half of a surrogate pair. */
export function isStorableText(text: string): boolean {
  return text.isWellFormed() && !text.includes('\0')
}

/** Refuses calls that say such a thing in address or JSON, before any handler may write it into an event that no read model could take. */
export function refuseUnstorableText(app: App): void {
  app.addHook('preValidation', async ({ params, query, body, is404 }) => {
    // Nobody reads what stands in an address that is no route; a page may be shown there.
    if (is404) return
    if (![params, query, body].every(isStorable)) throw apiError('MALFORMED_REQUEST')
  })
}

/** Whether all texts in a value are storable. What is nested more deeply than anything that is asked here is not, either: looking into it could take forever. */
export function isStorable(value: unknown, depth = 0): boolean {
  if (typeof value === 'string') return isStorableText(value)
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return true
  return (
    depth < DEEPEST && Object.entries(value).every(([key, part]) => isStorableText(key) && isStorable(part, depth + 1))
  )
}
