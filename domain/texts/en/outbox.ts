/** Texts around claims that were finished without a network, and around receipts that another app shared (S120). The wording is ours. */
import { plural } from '../../language/plural.ts'

export const outboxTexts = {
  title: 'Not filed yet',
  /** @param at as instants are displayed */
  finishedAt: (at: string) => `Finished on ${at}`,
  documents: (count: number) => `${count} ${plural('en', count, { one: 'document', other: 'documents' })}`,

  waiting: 'Waiting for a network. Nothing is filed yet.',
  waitingTurn: 'Waiting to be filed. Nothing is filed yet.',
  sending: 'Being filed now…',
  mayBeFiled:
    'The connection was lost while this was being sent, so it may be filed already. We send it again; it will not be filed twice.',
  signedOut: 'Your session ended before this was filed. Sign in to file it.',
  unverified: 'Not filed yet: this needs a one-time password first.',
  refused: 'Not filed. The reason given:',
  inForm: 'Not filed: you took this back to change it. Submit it again when you are done.',
  keptHere:
    'Kept on this device only. Leave the app or turn the phone off if you like: it is filed when there is a network and you are signed in.',
  begunHere: 'On this device only. It is saved once you are connected and signed in.',

  fileNow: 'File it now',
  correct: 'Correct it',
  change: 'Open and change',
  discard: 'Discard',
  discardQuestion: 'Discard this claim?',
  discardDetail:
    'It was not filed. What you filled in and its documents are removed from this device. This cannot be undone.',
  keep: 'Keep it',
  isBeingFiled: 'This claim is being filed, or may be filed already. It can no longer be changed here.',
  anotherIsOpen: 'Another claim is open here and not saved yet. Submit or discard it first.',
  showAll: (count: number) => `Show all ${count}`,

  /** The heading in place of the receipt. */
  finished: 'Your claim is ready',
  finishedDetail:
    'It is filed by itself as soon as there is a network. The time of filing is then the time it reaches us.',
  notKept:
    'There is no network, and this device cannot keep the claim. Please leave this page open, and submit it when you are connected again.',
  withoutCaptcha:
    'There is no network. You can submit all the same: the claim waits on this device and is filed later.',

  filedTitle: 'Filed when the network was back',
  /** @param message as the server said it @param finished as instants are displayed */
  filedDetail: (message: string, finished: string) => `${message} You finished it on ${finished}.`,
  seen: 'OK',

  /** On the sign-in page. */
  signInToFile: (count: number) =>
    plural('en', count, {
      one: 'A claim waits on this device. Sign in to file it.',
      other: `${count} claims wait on this device. Sign in to file them.`,
    }),

  logOutTitle: (count: number) =>
    plural('en', count, { one: 'A claim is not filed yet', other: `${count} claims are not filed yet` }),
  logOutDetail:
    'What is not filed waits on this device for a network. If you keep it, only you can see and file it, after you sign in here again. Nobody else who uses this device can.',
  /** Of those that were sent, and nobody knows what became of them. */
  logOutStays: (count: number) =>
    plural('en', count, {
      one: 'One claim was sent and may be filed already, so it cannot be discarded. It stays on this device and is sent again after you sign in here. It will not be filed twice.',
      other: `${count} claims were sent and may be filed already, so they cannot be discarded. They stay on this device and are sent again after you sign in here. None will be filed twice.`,
    }),
  logOutKeep: 'Keep and log out',
  logOutDiscard: 'Discard and log out',
  logOutStay: 'Stay signed in',

  notificationTitle: 'A claim was not filed',
  notificationBody: 'Open the app to see why.',
} as const

export const sharedReceiptTexts = {
  title: (count: number) =>
    `${plural('en', count, { one: 'A file was', other: `${count} files were` })} shared with this app`,
  /** A box to tick: another site could have sent it, too. */
  use: 'I shared this myself. Use it in my claim',
  check: 'Have a look first: other sites can send files here, too.',
  detail: 'Choose the type of claim below. What was shared is added as its receipts, and read on this device.',
  nothingTaken: 'Nothing could be taken from what was shared',
  seen: 'OK',
  leave: 'Do not use this',
  gone: 'What was shared is not here any more',
  goneDetail: 'Shared files are kept for one hour only. Please share them again, or add them in the form.',
  notReceived: 'The shared files did not arrive',
  notReceivedDetail:
    'This device was not ready for them yet. Please begin a claim here and add the files in the form, or share them again.',
  tooLarge: 'This file is too large to be shared. Please add a smaller one in the form: at most 5 MB.',
  tooMany: 'Too many files were shared at once. Please add this one in the form.',
} as const
