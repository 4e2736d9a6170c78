/** A sign-in that has taken too long cannot be finished with anything: its second step leads back to the first, and says why. */
import { ApiCallError } from '../portal-api/api-client.ts'

export async function orBackToLogin<Result>(
  call: Promise<Result>,
  onBackToLogin: (why: string) => void,
): Promise<Result> {
  try {
    return await call
  } catch (error) {
    if (error instanceof ApiCallError && error.response.errorCode === 'SIGN_IN_EXPIRED') onBackToLogin(error.message)
    throw error
  }
}
