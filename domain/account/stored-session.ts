/**
 * What the front ends keep across a reload (1§4), and where: the tab's sessionStorage, so that it ends with the tab and no
 * other person of a shared device finds it. The member portal signs everybody in; the console, on the same origin and in
 * the same tab, reads the user from here. All of it goes when the session ends.
 */
export const storedSessionKeys = {
  /** JSON of the signed-in user with `accessToken`, as the sign-in calls answer it. */
  user: 'member-care.user',
  systemAdmin: 'member-care.systemAdmin',
  hradmin: 'member-care.hradmin',
  appConfig: 'member-care.appConfig',
  /** JSON of the one-time password that is out: what for, where to, and how long. */
  sentOtp: 'member-care.sentOtp',
  /** JSON of the sign-in whose one-time password is outstanding. */
  pendingSignIn: 'member-care.pendingSignIn',
  /** JSON of the registration under way, without its passwords. */
  registration: 'member-care.registration',
  /** JSON of the updates of claims that have been begun, with the documents that the server has of them. */
  updates: 'member-care.updates',
  /** JSON of the purchases that were sent and of which it is not known yet what became. */
  purchases: 'member-care.purchases',
  /** JSON of the message of the chat that is half written. */
  chatMessage: 'member-care.chatMessage',
  /** JSON of the ids of the draft, the page and the saving that was under way when a page was left. */
  savingInLeaving: 'member-care.savingInLeaving',
  /** The page that somebody wanted before they were sent to the issuer of single sign-on. */
  wantedPage: 'member-care.wantedPage',
} as const
