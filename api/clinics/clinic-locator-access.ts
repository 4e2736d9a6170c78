/** Whether somebody may look for clinics: their company has the clinic locator on. */
import { apiError } from '../http/api-error.ts'
import type { Caller } from '../http/caller.ts'
import type { Parts } from '../http/parts.ts'

/** @throws ApiError NOT_FOUND for a company that is not the caller's, FORBIDDEN where it is switched off */
export async function requireClinicLocator({ clients }: Parts, { scope }: Caller, companyId: string): Promise<void> {
  const client = await clients.getClient(scope, companyId)
  if (!client) throw apiError('NOT_FOUND')
  if (!client.featuresConfig.allowClinicLocator) throw apiError('FORBIDDEN')
}
