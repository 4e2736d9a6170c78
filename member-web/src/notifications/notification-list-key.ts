/** Under which the member's list of notifications is kept among what the portal has read. */
export const NOTIFICATIONS = 'notifications'
