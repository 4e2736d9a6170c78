import { wordsOf } from '../language/words.ts'
import * as english from './en/store-page.ts'

export const {
  storePageTexts,
  productPageTexts,
  purchaseTexts,
  purchaseStandingTexts,
  redeemTexts,
  invoicePageTexts,
  onlyLeftText,
  mostPiecesText,
  askToBuyText,
  chargedCardText,
  boughtText,
  boughtBelowText,
  giveBackText,
  redeemPurchaseText,
  giveBackPurchaseText,
  invoiceOfPurchaseText,
  invoiceFileName,
  redeemedOnText,
} = wordsOf('store-page', english)
