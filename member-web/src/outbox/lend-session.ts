/** Lends the session of this page to the service worker, where the browser can wake it once there is a network (Background Sync). */
import { FILE_TAG } from './outbox-names.ts'
import { lendSession } from './outbox-store.ts'

export { takeSessionBack } from './outbox-store.ts'

/** @returns whether it was lent */
export async function lendSessionTo(
  worker: ServiceWorkerRegistration | undefined,
  session: { readonly ownerId: string; readonly accessToken: string },
): Promise<boolean> {
  if (worker === undefined || !('sync' in worker)) return false
  await lendSession(session, new Date())
  await (worker as WithSync).sync.register(FILE_TAG)
  return true
}

/** The compiler knows nothing of Background Sync, which only some browsers have. */
interface WithSync {
  readonly sync: { register(tag: string): Promise<void> }
}
