/** Why a photo of a receipt fills in nothing. The wording is ours. */
import type { ReadingFault } from '../../receipt/reading-fault.ts'

export const receiptReadingTexts = {
  faults: {
    tooSmall: 'This picture is too small to read. Please take the photo again, closer to the receipt.',
    tooDark: 'This photo is too dark to read. Please take it again with more light.',
    tooBlurred:
      'This photo is blurred. Please hold the phone still, let it focus on the receipt, and take the photo again.',
    noText: 'Nothing can be read here. Please check that this is the receipt; you can also type the claim.',
    unreadable: 'This file cannot be read on this device. Please fill in the form yourself.',
    unavailable: 'Receipts cannot be read on this device right now. Please fill in the form yourself.',
    notFetched: 'This document could not be fetched to be read here. Please fill in the form yourself.',
  } satisfies Record<ReadingFault, string>,
} as const
