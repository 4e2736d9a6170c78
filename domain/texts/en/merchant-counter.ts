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
  failed: 'The code could not be fetched. It is tried again by itself.',
  wrongTitle: 'This address opens no counter',
  wrong:
    'Please open the address again that you were given for this counter, whole and without changes. If it does not open either, ask whoever gave it to you for a new one.',
} as const
