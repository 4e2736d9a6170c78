/** What a front end's page says before any script of it runs: they are built into it. */
export const entryPageTexts = {
  portal: {
    title: 'Member Care',
    description: 'Member Care: claims and benefits of your group medical cover',
    /** Below its sign on a phone. */
    shortName: 'Member Care',
    needsScripts: 'Member Care needs JavaScript. Please switch it on in your browser and reload this page.',
  },
  console: {
    title: 'Member Care console',
    needsScripts: 'The console needs JavaScript.',
    editorTitle: 'My Plan Editor · Member Care',
    editorNeedsScripts: 'The editor needs JavaScript.',
  },
} as const
