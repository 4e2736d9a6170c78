/** What the manifest, the service worker and the pages know each other by, for what another app shares with the portal. */

/** Where the system posts what is shared, as the manifest says. */
export const SHARE_ADDRESS = '/app/sharedreceipts'
/** The field of the files. */
export const SHARED_FIELD = 'receipts'
/** The page that opens with them. The id in its address tells nothing of anybody. */
export const addressWithShared = (id: string) => `/app/submitclaim?shared=${id}`
/** In place of an id: nothing could be kept. */
export const NOTHING_KEPT = 'none'
