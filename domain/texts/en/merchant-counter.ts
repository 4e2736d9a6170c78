/** Texts of the page that a merchant's counter shows to members. */
export const merchantCounterTexts = {
  title: 'Redeem here',
  lead: 'Scan this code with your phone, on the page of what you have bought.',
  picture: 'The code of this counter as a QR picture',
  barLabel: 'How long this code holds',
  orType: 'Or type it:',
  left: (seconds: number) => (seconds === 1 ? 'Another code in 1 second' : `Another code in ${seconds} seconds`),
  fetching: 'The code is being fetched.',
  offline: 'This tablet is not connected to the internet. The code comes back by itself as soon as it is.',
  failed: 'The code could not be fetched. We keep trying.',
  wrongTitle: 'This is not a counter’s address',
  wrong:
    'Please open the full address that you were given for this counter. If that does not work, ask the person who gave it to you for a new one.',
} as const
