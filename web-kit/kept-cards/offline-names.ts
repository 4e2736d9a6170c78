/** What page and service worker know each other by. */

export const OFFLINE_WORKER = '/offline-worker.js'
/** The member area. Every other page of this origin has nothing to do with the worker. */
export const OFFLINE_SCOPE = '/app'
/** The beginning of the caches' names; the version of the portal follows. */
export const OFFLINE_CACHE = 'member-care.portal.'
