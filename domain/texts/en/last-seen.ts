/** Texts of the portal without a connection, of a new version of it, and of its place on the home screen. */

/** Above a page that shows what this device has kept. */
export const lastSeenTexts = {
  unreachable: 'Member Care cannot be reached',
  notSignedIn: 'You are not signed in. Once you are connected you can sign in and see what is new.',
  connectedAgain: 'You are connected again',
  connectedAgainDetail: 'Sign in to see what is new. What you have typed stays here.',
  signIn: 'Sign in',
} as const

/** @param when DD MMM YYYY HH:mm */
export function lastSeenOfflineText(when: string): string {
  return `Last seen ${when}. You are offline.`
}

/** @param when DD MMM YYYY HH:mm */
export function lastSeenUnreachableText(when: string): string {
  return `Last seen ${when}. Member Care cannot be reached.`
}

export const newVersionTexts = {
  title: 'A new version of Member Care is ready',
  detail:
    'It opens by itself the next time. To open it now, first finish or save what you are typing: the page will reload.',
  openNow: 'Open it now',
  later: 'Later',
} as const

export const homeScreenTexts = {
  title: 'Member Care on your home screen',
  lead: 'It opens like an app, also without a connection.',
  add: 'Add to home screen',
  added: 'Member Care is on your home screen.',
  safari: 'In Safari, tap Share and then Add to Home Screen.',
  otherBrowsers: 'In your browser’s menu, choose Install or Add to Home Screen.',
  /** @param days how many, for people */
  kept: (days: string) =>
    `For ${days} days this device shows what you last saw of your claims and cover without a connection. Bank accounts, NRIC and documents are not kept. All of it is removed when you log out.`,
} as const
