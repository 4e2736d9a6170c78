/** What a failure of the wallet says: the provider's own words, or those of our server, else the title of the action (ERR-039). */
import { ApiCallError } from '../portal-api/api-client.ts'

export function failureOf(error: unknown, title: string): string {
  return (error instanceof ApiCallError ? error.response.message : '') || title
}
