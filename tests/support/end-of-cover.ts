/** Ends of covers as the console sets them. */
import type { MemberSession } from './member-session.ts'

/**
 * Ends somebody's cover by a day, or with '' makes it one that goes on.
 * @param operation an administrator who may change covers
 * @throws Error when it is refused
 */
export async function setEndOfCover(
  operation: MemberSession,
  { userId, companyId }: { readonly userId: string; readonly companyId: string },
  effectiveEndDate: string,
): Promise<void> {
  const { version: expectedVersion } = (await (await operation.fetch(`/api/console/users/${userId}`)).json()) as {
    version: number
  }
  const answer = await operation.fetch(`/api/console/users/${userId}/companies`, {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ expectedVersion, companies: [{ companyId, cover: { effectiveEndDate } }] }),
  })
  if (!answer.ok) throw new Error(`The end of the cover was answered ${answer.status}: ${await answer.text()}`)
}
