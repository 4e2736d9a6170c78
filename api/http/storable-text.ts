/** Characters that no text of a person has, and that Postgres keeps in no text and no jsonb: NUL, and halves of a character. */
import { apiError } from './api-error.ts'
import type { App } from '../parts.ts'

export function isStorableText(text: string): boolean {
  return text.isWellFormed() && !text.includes('\0')
}

/** Refuses calls that say such a thing in address or JSON, before any handler may write it into an event that no read model could take. */
export function refuseUnstorableText(app: App): void {
  app.addHook('preValidation', async ({ params, query, body }) => {
    if (![params, query, body].every(isStorable)) throw apiError('MALFORMED_REQUEST')
  })
}

function isStorable(value: unknown): boolean {
  if (typeof value === 'string') return isStorableText(value)
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return true
  return Object.entries(value).every(([key, part]) => isStorableText(key) && isStorable(part))
}
