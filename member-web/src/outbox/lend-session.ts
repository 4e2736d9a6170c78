/** Lends the session of this page to the service worker, where the browser can wake it once there is a network (Background Sync). */
import { FILE_TAG } from './outbox-names.ts'
import { lendSession } from './outbox-store.ts'

export { takeSessionBack } from './outbox-store.ts'

export async function lendSessionTo(
  worker: ServiceWorkerRegistration | undefined,
  session: { readonly ownerId: string; readonly accessToken: string },
): Promise<void> {
  if (worker === undefined || !('sync' in worker)) return
  await lendSession(session, new Date())
  await (worker as WithSync).sync.register(FILE_TAG)
}

/** The compiler knows nothing of Background Sync, which only some browsers have. */
interface WithSync {
  readonly sync: { register(tag: string): Promise<void> }
}
