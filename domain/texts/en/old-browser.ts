/** What somebody reads whose browser is older than those that we serve. The wording is ours. */
export const oldBrowserTexts = {
  title: 'Please update your browser',
  lead: 'Member Care cannot open in this browser, because it is too old. Nothing is wrong with your account, and nothing is lost.',
  /** @param versions by what people call a browser, its oldest version */
  needed: (versions: {
    readonly safari: number
    readonly chrome: number
    readonly edge: number
    readonly firefox: number
  }) =>
    `It needs Safari ${versions.safari} (on an iPhone or iPad: iOS ${versions.safari}), Chrome ${versions.chrome}, Edge ${versions.edge} or Firefox ${versions.firefox}, or anything newer.`,
  whatToDo: 'What to do',
  steps: [
    'On an iPhone or iPad, open Settings, then General, then Software Update.',
    'On an Android phone, open the Play Store and update Chrome.',
    'On a computer, update your browser, or use a new Chrome, Edge, Firefox or Safari.',
    'At work, ask your IT team if you may not update it yourself.',
  ],
  tryAgain: 'I have updated it: open Member Care',
} as const
