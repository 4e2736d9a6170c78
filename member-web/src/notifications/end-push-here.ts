/**
 * Ends this browser's subscription to push messages without the server: its next message to it is answered 410, and it forgets the device (S52).
 * It needs nothing that would have to be fetched: it is for where there is no network.
 */
export async function endPushHere(): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  for (const { pushManager } of await navigator.serviceWorker.getRegistrations())
    // Safari in a tab, which is on no home screen, has none.
    await (await (pushManager as PushManager | undefined)?.getSubscription())?.unsubscribe()
}
