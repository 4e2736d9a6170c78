/** Web Push in this browser: its own service worker (public/push-worker.js), and the subscription that the browser keeps. */
import { readPushKey, renewPush, subscribePush, unsubscribePush } from '../portal-api/notifications-api.ts'

const WORKER = '/push-worker.js'
/** Below it there is no page: another service worker may look after those. */
const SCOPE = '/push/'

export type PushState = 'unsupported' | 'denied' | 'off' | 'on'

function isSupported(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window
}

async function subscriptionHere(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration(SCOPE)
  return (await registration?.pushManager.getSubscription()) ?? null
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
  const registration = await activeRegistration()
  const subscription = await registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: bytesOf(await readPushKey()),
  })
  try {
    await subscribePush(subscription.toJSON())
  } catch (error) {
    await subscription.unsubscribe()
    throw error
  }
  return 'on'
}

export async function switchPushOff(): Promise<PushState> {
  await unsubscribePush()
  await (await subscriptionHere())?.unsubscribe()
  return 'off'
}

/** Once somebody is signed in: their subscription goes with this sign-in now, and that of somebody else ends. */
export async function renewPushHere(): Promise<void> {
  if ((await readPushState()) !== 'on') return
  const subscription = await subscriptionHere()
  if (subscription !== null && !(await renewPush(subscription.endpoint))) await subscription.unsubscribe()
}

/** Subscribing needs a worker that has begun its work. */
async function activeRegistration(): Promise<ServiceWorkerRegistration> {
  const registration = await navigator.serviceWorker.register(WORKER, { scope: SCOPE })
  const coming = registration.installing ?? registration.waiting
  if (registration.active === null && coming !== null)
    await new Promise<void>((resolve) => {
      coming.addEventListener('statechange', () => {
        if (coming.state === 'activated') resolve()
      })
    })
  return registration
}

/** Safari takes the key as bytes only. */
function bytesOf(base64Url: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64Url.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(text, (character) => character.charCodeAt(0))
}
