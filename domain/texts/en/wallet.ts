/** Texts of the card wallet (2§2 Wallet, 2§5 Card, 2§8). Quoted ones are letter for letter. */

export const walletTexts = {
  tab: 'Wallet',
  title: 'Payment cards',
  lead: 'You pay in the store with these cards.',
  safe: 'Your card number goes straight to our card provider. Member Care never sees or keeps it.',
  empty: 'No payment cards yet',
  emptyHint: 'Add a card to pay in the store.',
  add: 'Add a card',
  addTitle: 'Add a payment card',
  number: 'Card number',
  numberHint: 'As on the front of the card',
  expiry: 'Expiry date',
  expiryHint: 'MM/YY',
  code: 'CVV',
  save: 'Add card',
  saving: 'Adding the card…',
  cancel: 'Cancel',
  default: 'Default card',
  defaultHint: 'The default card is charged.',
  makeDefault: 'Make default',
  makingDefault: 'Changing…',
  expired: 'Expired',
  delete: 'Delete',
  deleting: 'Deleting…',
  keep: 'Keep card',
  deleteTitle: 'Delete this card?',
  added: 'The card has been added.',
  deleted: 'The card has been deleted.',
  defaultChanged: 'The default card has been changed.',
  loading: 'Loading your cards',
  notConfirmed: 'The card has not been added: your bank did not confirm it. Please add it again, or another one.',
  /** Of the frame with the provider's own fields. */
  fieldsTitle: 'Card fields of our card provider',
  fieldsFailed: 'The fields of our card provider could not be opened. Please check your connection and try again.',
  unknownBrand: 'Card',
  /** The specification's, of what was typed (2§5). */
  wrongNumber: 'Please enter your card number. Thank you',
  wrongExpiry: 'Please enter a valid card expiry date. Thank you',
  wrongCode: 'Please enter your card CVV. Thank you',
  duplicate: 'This card has already been added to your wallet. Thank you',
  switchedOff: 'Payment cards are not available here at the moment.',
  keyFailed: 'Failed to get ephemeral key',
  noAnswer: 'The card provider did not answer. Please check your connection and try again.',
  mayBeAdded:
    'The card provider did not answer, so the card may have been added. Please look at your cards before you try again.',
} as const

/** Titles of failures for which the provider has no words (2§8, 3§8). */
export const walletErrorTexts = {
  key: 'Failed to get ephemeral key',
  load: 'Failed to load',
  add: 'Failed to add card',
  delete: 'Failed to delete card',
  setDefault: 'Failed to set default card',
  token: 'Failed to create token',
} as const

/** Before a payment with an empty wallet (2§2). */
export const addCardFirstTexts = {
  title: 'Please add a payment card first',
  text: 'There is no card in your wallet to pay with. What you have chosen stays as it is.',
  manage: 'Manage My Wallet',
  cancel: 'Cancel',
} as const

export function cardEndsInText(brand: string, last4: string): string {
  return `${brand} ending in ${last4}`
}

export function expiresText(expiry: string): string {
  return `Expires ${expiry}`
}

/** @param card the card that is the default now, as {@link cardEndsInText} */
export function defaultRemovedText(card: string): string {
  return `The card has been deleted. ${card}, which you added last, is your default card now.`
}

/** @param isDefault whether it is the default card and another one takes its place */
export function removeCardText(card: string, isDefault: boolean): string {
  return isDefault
    ? `${card} is your default card. When it is deleted, the card that you added last becomes the default.`
    : `${card} will be deleted from your wallet.`
}

export function codeHintText(digits: number): string {
  return digits === 4 ? '4 digits on the front of the card' : '3 digits on the back of the card'
}
