/** What the server refused, by the fields of a form. */
import type { HttpError } from 'react-admin'
import type { HttpErrorBody } from '../console/http-error.ts'

/**
 * The texts at fields that the form has; empty where the refusal is about none of them.
 * @param fieldOf the field that the server means by a name; undefined where the form has none
 */
export function fieldErrorsOf(
  failure: HttpError,
  fieldOf: (name: string) => string | undefined,
): readonly (readonly [field: string, text: string])[] {
  const errors = (failure.body as HttpErrorBody | null | undefined)?.errors ?? {}
  return Object.entries(errors).flatMap(([name, text]) => {
    const field = fieldOf(name)
    return field !== undefined && typeof text === 'string' ? [[field, text] as const] : []
  })
}
