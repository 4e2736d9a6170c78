/** What the pages and the service worker know each other by, for claims that wait. */
import { keptText } from '@member-care/web-kit/storage/kept-value.ts'

/** The browser wakes the worker with it once there is a network, where it can (Background Sync). */
export const FILE_TAG = 'member-care.file-waiting-claims'

/** Whoever changes what waits says so here; nothing of it is said. */
export const OUTBOX_CHANNEL = 'member-care.outbox'

/** Set while a claim may wait on this device: a page that has none need not look. It tells nothing of anybody. */
export const somethingWaits = keptText('device', 'member-care.outbox')
