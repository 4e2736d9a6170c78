/**
 * Texts of notifications (2§2): the page, the bell and the settings. The empty list is quoted letter for letter; the other wording is ours.
 */

export const notificationTexts = {
  title: 'Notifications',
  empty: 'You are all up-to-date. There is no new notifications.',
  unread: 'Unread',
  bell: (unread: number) => (unread === 0 ? 'Notifications, none unread' : `Notifications, ${unread} unread`),
  unreadCount: (unread: number) => (unread === 0 ? 'Everything is read' : `${unread} unread`),
  markAllRead: 'Mark all as read',
  older: 'Show older notifications',
  olderFailed: 'The older notifications could not be loaded.',
  notUpToDate: 'The list could not be refreshed. What you see may not be up to date.',
  readFailed: 'This could not be marked as read. Please try again.',
  arrived: (title: string) => `New notification: ${title}`,
  preferences: {
    title: 'How we tell you',
    lead: 'Choose how we tell you of news. E-mails only say that there is news; you read it in the portal. Store receipts say what was paid.',
    open: 'Notification settings',
    close: 'Close notification settings',
    claims: 'Claims',
    letters: 'Letters of guarantee',
    chat: 'Ask Joey',
    store: 'Store',
    rewards: 'Rewards',
    account: 'Your account',
    portal: 'Portal',
    email: 'E-mail',
    push: 'Device',
    alwaysOn: 'Messages about the safety of your account are always sent.',
    saveFailed: 'Your choice could not be saved. Please try again.',
    saved: 'Saved',
  },
  /** Stands on locked screens: nothing in it is personal. */
  push: {
    title: 'Member Care',
    about: {
      claims: 'There is news about a claim. Open the portal to read it.',
      letters: 'There is news about a letter of guarantee. Open the portal to read it.',
      chat: 'There is an answer for you. Open the portal to read it.',
      store: 'There is news about a purchase. Open the portal to read it.',
      rewards: 'There is news about a voucher. Open the portal to read it.',
      account: 'There is news about your account. Open the portal to read it.',
    },
    unknownService: 'Messages cannot be sent to this browser.',
    device: {
      title: 'On this device',
      lead: 'The device tells you that there is news, even when the portal is closed. You read it in the portal. It stops when you sign out.',
      states: {
        on: 'Notifications are on for this device.',
        off: 'Notifications are off for this device.',
        denied:
          'Your browser blocks notifications. Allow them for this site in its settings, and open this page again.',
        unsupported:
          'This browser does not support notifications. On an iPhone or iPad, add the portal to the home screen and open it there.',
      },
      switchOn: 'Switch on',
      switchOff: 'Switch off',
      failed: 'This could not be done. Please try again.',
    },
  },
} as const
