/** What a failure of the wallet says: the provider's own words, or those of our server, else the title of the action (ERR-039). */
import { ApiCallError } from '../portal-api/api-client.ts'

/** What the specification gives to a failure that has no code of its own. */
export const NO_CODE = 500

export function failureOf(error: unknown, title: string): string {
  return (error instanceof ApiCallError ? error.response.message : '') || title
}

export function failed(
  title: string,
  { message = '', ...about }: { message?: string; code: number; errorCode?: string },
): ApiCallError {
  return new ApiCallError({ title, message: message || title, ...about })
}
