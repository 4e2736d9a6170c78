/** Texts of the store, in Tamil: products, purchases, redemption and the tax invoice. */
import { plural } from '../../language/plural.ts'

export const storeTexts = {
  noActiveCard: 'உங்களிடம் செயலில் உள்ள அட்டை எதுவும் இல்லை',
  noCardDialog: 'பணம் செலுத்த முடியவில்லை: முதலில் பணம் செலுத்தும் அட்டையைச் சேர்க்கவும்',
  wrongCode: 'தவறான QR குறியீடு. சரியான QR குறியீட்டை வருடுகிறீர்களா என்று பாருங்கள்.',
  failedToBuy: 'பொருளை வாங்க முடியவில்லை',
  failedToRedeem: 'பொருளை மீட்டுக்கொள்ள முடியவில்லை',
  failedToInvoice: 'விலைப்பட்டியலை உருவாக்க முடியவில்லை',
  invoiceNotReady: 'வரி விலைப்பட்டியல் உருவாக்கப்படுகிறது. ஒரு நிமிடம் கழித்து மீண்டும் முயலுங்கள்.',
  paymentsOff: 'இப்போது எதையும் வாங்க முடியாது. பிறகு மீண்டும் முயலுங்கள்.',
}

export const taxInvoiceTexts = {
  title: 'வரி விலைப்பட்டியல்',
  invoice: 'விலைப்பட்டியல்',
  number: 'வரி விலைப்பட்டியல் எண்',
  date: 'தேதி',
  order: 'கொள்முதல் எண்',
  seller: 'விற்பனையாளர்',
  sellerName: 'பெயர்',
  sellerAddress: 'முகவரி',
  gstNo: 'GST பதிவு எண்',
  amounts: 'தொகைகள்',
  withoutGst: 'GST இல்லாமல்',
  total: 'மொத்தம், GST உட்பட',
  paid: 'அட்டை மூலம் செலுத்தப்பட்டது. இந்த விலைப்பட்டியல் கணினியால் உருவாக்கப்பட்டது; கையொப்பம் இல்லாமலே செல்லுபடியாகும்.',
}

export function piecesText(pieces: number): string {
  return plural('ta', pieces, { one: `${pieces} பொருள்`, other: `${pieces} பொருட்கள்` })
}

export function gstText(percent: number): string {
  return `GST ${percent}%`
}
