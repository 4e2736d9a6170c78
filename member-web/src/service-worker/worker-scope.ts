/**
 * The world of the service worker, as much of it as is used: the compiler knows that of pages here, and cannot know both. Who listens to another kind
 * of event adds it to {@link WorkerEvents}.
 */

export interface WorkerEvent {
  /** The browser lets the worker live until this is done. */
  waitUntil(work: Promise<unknown>): void
}

export interface FetchEvent extends WorkerEvent {
  readonly request: Request
  /** Of all who listen, only one may answer. */
  respondWith(answer: Promise<Response>): void
}

export interface PushEvent extends WorkerEvent {
  readonly data: { json(): unknown } | null
}

export interface NotificationEvent extends WorkerEvent {
  readonly notification: Notification
}

export interface MessageFromPage extends WorkerEvent {
  readonly data: unknown
  readonly source: WindowClient | null
}

/** The browser has a network, and something was to be done then (Background Sync). */
export interface SyncEvent extends WorkerEvent {
  readonly tag: string
}

export interface WorkerEvents {
  readonly install: WorkerEvent
  readonly activate: WorkerEvent
  readonly fetch: FetchEvent
  readonly push: PushEvent
  readonly notificationclick: NotificationEvent
  readonly message: MessageFromPage
  readonly sync: SyncEvent
}

/** An open page of this origin, in whichever tab. */
export interface WindowClient {
  readonly id: string
  readonly url: string
  postMessage(message: unknown): void
}

export interface WorkerScope {
  addEventListener<Kind extends keyof WorkerEvents>(kind: Kind, listener: (event: WorkerEvents[Kind]) => void): void
  skipWaiting(): Promise<void>
  readonly clients: {
    claim(): Promise<void>
    matchAll(which: { type: 'window'; includeUncontrolled: boolean }): Promise<readonly WindowClient[]>
    openWindow(address: string): Promise<WindowClient | null>
  }
  readonly registration: ServiceWorkerRegistration
  readonly location: Location
}

export const worker = self as unknown as WorkerScope
