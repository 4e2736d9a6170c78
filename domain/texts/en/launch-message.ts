/** Texts of writing the launch message in the console (1§3 "App launch message"). */

export const launchMessageTexts = {
  menu: 'Launch message',
  title: 'Launch message',
  lead: 'Members are told this when they open the portal, until they close it.',
  form: 'The message',
  fields: {
    publish: 'Published',
    title: 'Title',
    message: 'Message',
    startDate: 'Shown from (Singapore time)',
    endDate: 'Shown until (Singapore time)',
  },
  publishHint: 'Only a published message is shown, from its first moment to its last.',
  startHint: 'Empty: at once.',
  endHint: 'Empty: until it is no longer published.',
  preview: 'As members see it',
  previewEmpty: 'Nothing is written yet.',
  close: 'Close',
  shownNow: 'Members are shown this message now.',
  notShownNow: 'Members are shown no message now.',
  save: 'Save the message',
  saved: 'The message has been saved.',
  loadFailed: 'The launch message could not be loaded.',
  titleRequired: 'Please give the message a title before it is published.',
  messageRequired: 'Please write the message before it is published.',
  titleTooLong: 'At most 120 characters, please.',
  messageTooLong: 'At most 2,000 characters, please.',
  endsBeforeStart: 'The last moment is before the first.',
  keptElsewhere:
    'This deployment reads its message from an address of its own (setting LAUNCH_MESSAGE_URL). Please change it there.',
} as const

/** Who saved the message last. @param when as a text */
export function launchMessageSavedText(who: string | null, when: string): string {
  return who === null ? `Saved on ${when}.` : `Saved by ${who} on ${when}.`
}
