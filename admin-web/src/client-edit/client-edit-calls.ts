/** The calls about one client. */
import type { paths } from '@member-care/api/client/client.ts'
import { apiClient, dataOf, type AnswerTo } from '../console/api-client.ts'
import type { CommandOptions } from '../console/command-options.ts'

/** A client with everything that is configured for it. */
export type EditedClient = AnswerTo<'/api/console/clients/{id}'>

/** Parsed by the same schema as on the server; TypeScript tells a field that is undefined from one that is missing, and JSON has only the latter. */
type Body<Path extends keyof paths> = paths[Path] extends {
  put: { requestBody: { content: { 'application/json': infer Sent } } }
}
  ? Sent
  : never

/** What a save of a client sends: its version, and what was changed. */
export type ClientUpdate = Body<'/api/console/clients/{id}'>

/** Has the welcome e-mail sent to the saved test e-mail. */
export function sendTrial(id: string, { idempotencyKey }: CommandOptions): Promise<{ id: string }> {
  return dataOf(
    apiClient.POST('/api/console/clients/{id}/onboarding-trial', {
      params: { path: { id } },
      headers: { 'Idempotency-Key': idempotencyKey },
    }),
  )
}
