/** Texts of a claim that is begun without a network (S125). The wording is ours. */
export const claimWithoutNetworkTexts = {
  accountInProfile: 'The account in your profile',
  nricInProfile: 'the one in your profile',
  benefitsAsSeen: 'As last seen on this device. Whether it is covered on that day is checked when the claim is filed.',
  readyTitle: 'Your claim is complete, and kept on this device',
  readyDetail:
    'You are not signed in, so it cannot be submitted yet. Once you are connected, sign in: you find it on Home, as it is here, and submit it there.',
  notKeptTitle: 'This claim is not kept yet',
  notKeptDetail: 'Please leave this page open, and sign in here once you are connected.',
} as const
