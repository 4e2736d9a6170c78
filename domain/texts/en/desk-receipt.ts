/** What the claims desk is told of a receipt that its browser has read. The wording is ours. */
export const deskReceiptTexts = {
  title: 'What the receipt says',
  note: 'Read by this browser, for comparison only. Nothing of it is sent or kept; the document counts.',
  table: (file: string) => `What ${file} says`,
  reading: (file: string) => `Reading ${file}`,
  columns: { field: 'Field', claimed: 'Claimed', read: 'On the receipt' },
  fields: {
    provider: 'Provider',
    number: 'Receipt number',
    date: 'Date',
    currency: 'Currency',
    total: 'Total',
    gst: 'GST',
    patient: 'Patient',
  },
  comparisons: {
    agrees: 'Agrees',
    differs: 'Differs',
    unsure: 'Not read reliably',
    unread: 'Not found',
    uncompared: 'Not compared',
  },
  noGst: 'Not included',
  /** The form does not ask for it. */
  notAsked: 'Not asked',
  /** What a press on a value that was read does, for screen readers. */
  show: (field: string, value: string) => `${field} ${value}: show where it is`,
  outlined: (field: string, value: string) => `${field}: ${value} is outlined in the document.`,
  totalsAgree: 'Subtotal, GST and total add up.',
  totalsDisagree: 'Subtotal, GST and total do not add up. Please look at the amounts.',
  part: 'Only some of its pages were read here, so nothing is certain. Please read the document yourself.',
  sum: 'Sum of the receipts',
  sumUnsure: 'Not certain: please add up the receipts yourself.',
  sumWaits: 'Open every receipt to have them added up.',
  sumAbroad: (sum: string) => `${sum}, in another currency`,
  sumAgrees: 'The receipts come to what is claimed.',
  sumDiffers: (sum: string, claimed: string) => `The receipts come to ${sum}; the claim says ${claimed}.`,
  notOpened: 'It is read when it is opened.',
  open: (file: string) => `Open ${file}`,
  none: 'No document was handed in as invoice or receipt.',
  /** At the top of the claim. */
  says: (field: string, read: string, claimed: string) =>
    `${field}: the receipt says ${read}, the claim says ${claimed}.`,
  showWhere: 'Show where',
  differences: 'The receipt says otherwise',
  tryAgain: 'Try again',
  /** Why nothing was read. It speaks neither for nor against the claim. */
  faults: {
    tooSmall: 'This picture is too small to be read by machine. Please read the document yourself.',
    tooDark: 'This photo is too dark to be read by machine. Please read the document yourself.',
    tooBlurred: 'This photo is too blurred to be read by machine. Please read the document yourself.',
    noText: 'No text was found on it. Please check that this is a receipt.',
    unreadable: 'This file cannot be read by machine. Please read the document yourself.',
    unavailable: 'Receipts cannot be read in this browser right now. Please read the document yourself, or try again.',
    notFetched: 'This document could not be fetched to be read by machine. Please open it again.',
  },
} as const
