/** What the pages, the service worker and the build know each other by. */

/** The one service worker of this origin. Its address never changes: a device asks for the newer one there. */
export const WORKER_ADDRESS = '/service-worker.js'
/** A page that was opened at the sign-in is the worker's too; it leaves everything alone that is not the portal's. */
export const WORKER_SCOPE = '/'
/** Where the portal is opened from a home screen. */
export const MEMBER_AREA = '/app'
/** Beside a notification: not every browser draws an SVG there. */
export const NOTIFICATION_ICON = '/home-screen-192.png'
/** The beginning of the caches' names; the version of the portal follows. */
export const FILES_CACHE = 'member-care.files.'

/** The cache that says which language the pages of this device were in last: the next version is to have its words. It tells nothing of anybody. */
export const LANGUAGE_CACHE = 'member-care.language'

/** What the worker answers a page that has opened: the first script of the newest version that it knows. */
export interface ToldToPage {
  readonly type: 'newest'
  readonly entry: string
}

/** What a page tells the worker. */
export type ToldToWorker =
  /** A page has opened, in this language: it needs these files, the first of which is its first script. What no page needs any more may go. */
  | { readonly type: 'opened'; readonly entry: string; readonly language: string; readonly files: readonly string[] }
  /** A claim may be begun on this device: what that takes besides is to be there without a network (S125). */
  | { readonly type: 'keep-for-claims' }
