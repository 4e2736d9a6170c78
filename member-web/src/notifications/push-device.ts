/** Web Push in this browser: the subscription that it keeps with the portal's service worker. */
import { bytesOfBase64 } from '@member-care/web-kit/files/base64.ts'
import { activeServiceWorker, EARLIER_PUSH_SCOPE, registrationOf } from '../offline/begin-service-worker.ts'
import {
  readPushKey,
  readPushKeyQuietly,
  renewPush,
  subscribePush,
  subscribePushQuietly,
  unsubscribePush,
} from '../portal-api/notifications-api.ts'
import { WORKER_SCOPE } from '../service-worker/worker-names.ts'

export type PushState = 'unsupported' | 'denied' | 'off' | 'on'

function isSupported(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window
}

async function subscriptionHere(): Promise<PushSubscription | null> {
  return (await subscriptionIn(EARLIER_PUSH_SCOPE)) ?? subscriptionIn(WORKER_SCOPE)
}

async function subscriptionIn(scope: string): Promise<PushSubscription | null> {
  return (await (await registrationOf(scope))?.pushManager.getSubscription()) ?? null
}

export async function readPushState(): Promise<PushState> {
  if (!isSupported()) return 'unsupported'
  if (Notification.permission === 'denied') return 'denied'
  return Notification.permission === 'granted' && (await subscriptionHere()) !== null ? 'on' : 'off'
}

/** Asks the person first. @returns how it stands then */
export async function switchPushOn(): Promise<PushState> {
  const permission = await Notification.requestPermission()
  if (permission !== 'granted') return permission === 'denied' ? 'denied' : 'off'
  await subscribeHere(readPushKey, subscribePush)
  return 'on'
}

export async function switchPushOff(): Promise<PushState> {
  await unsubscribePush()
  await (await subscriptionHere())?.unsubscribe()
  await endEarlierWorker()
  return 'off'
}

/** Once somebody is signed in: their subscription goes with this sign-in now, and that of somebody else ends. */
export async function renewPushHere(): Promise<void> {
  if ((await readPushState()) !== 'on') return
  const subscription = await subscriptionHere()
  if (subscription !== null && !(await renewPush(subscription.endpoint))) await subscription.unsubscribe()
  await moveFromEarlierWorker()
}

/** A subscription of the time in which push messages had a worker of their own. Where the server asks for something first, it stays until the next opening. */
async function moveFromEarlierWorker(): Promise<void> {
  if ((await subscriptionIn(EARLIER_PUSH_SCOPE)) !== null) await subscribeHere(readPushKeyQuietly, subscribePushQuietly)
  await endEarlierWorker()
}

/** With a worker its subscription ends. */
async function endEarlierWorker(): Promise<void> {
  await (await registrationOf(EARLIER_PUSH_SCOPE))?.unregister()
}

/** Subscribing needs a worker that has begun its work. */
async function subscribeHere(readKey: () => Promise<string>, tell: typeof subscribePush): Promise<void> {
  const registration = await activeServiceWorker()
  if (registration === undefined) throw new Error('This browser has no service worker of ours.')
  const subscription = await registration.pushManager.subscribe({
    userVisibleOnly: true,
    // Safari takes it as bytes only.
    applicationServerKey: bytesOfBase64(await readKey()),
  })
  try {
    await tell(subscription.toJSON())
  } catch (error) {
    await subscription.unsubscribe()
    throw error
  }
}
