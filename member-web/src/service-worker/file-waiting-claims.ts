/** Files the claims that wait once there is a network, also while no page is open (S120). */
import { fileWaitingClaims } from '../outbox/file-waiting-claims.ts'
import { FILE_TAG, OUTBOX_CHANNEL } from '../outbox/outbox-names.ts'
import { readLentSessions, readWaiting, takeSessionBack } from '../outbox/outbox-store.ts'
import { MEMBER_AREA, NOTIFICATION_ICON } from './worker-names.ts'
import { worker } from './worker-scope.ts'

worker.addEventListener('sync', (event) => {
  if (event.tag === FILE_TAG) event.waitUntil(fileWithLentSessions())
})

/** @throws when something is to be tried again: the browser then does so by itself, some time later */
async function fileWithLentSessions(): Promise<void> {
  const channel = new BroadcastChannel(OUTBOX_CHANNEL)
  const tell = () => channel.postMessage('changed')
  const { isToBeTriedAgain } = await fileWaitingClaims({
    tokenOf: async (ownerId) =>
      (await readLentSessions(new Date())).find((one) => one.ownerId === ownerId)?.accessToken,
    onSessionEnded: ({ ownerId }) => takeSessionBack(ownerId),
    onChanged: tell,
    async onRefused({ notice: { title, body } }) {
      if (Notification.permission !== 'granted') return
      await worker.registration.showNotification(title, {
        body,
        tag: FILE_TAG,
        icon: NOTIFICATION_ICON,
        data: { url: MEMBER_AREA },
      })
    },
  }).finally(() => {
    tell()
    channel.close()
  })
  await takeNeedlessSessionsBack()
  if (isToBeTriedAgain) throw new Error('Some claims are not filed yet.')
}

async function takeNeedlessSessionsBack(): Promise<void> {
  const waiting = await readWaiting()
  for (const { ownerId } of await readLentSessions(new Date()))
    if (waiting.every((claim) => claim.ownerId !== ownerId)) await takeSessionBack(ownerId)
}
