/** Why a purchase, or what was asked of it, did not become what was asked. Each says what to do instead. The keys are the stable refusal codes. */
export const orderRefusalTexts = {
  ORDER_NOT_FOUND: 'This purchase does not exist. Please open it again from Purchased.',
  ORDER_PRODUCT_NOT_FOUND: 'This product is not on sale any more. Please choose another one from the store.',
  ORDER_ALREADY_PLACED: 'This purchase has been made already. Please look it up in Purchased.',
  ORDER_QUANTITY: 'You can buy 1 to 10 pieces at once. Please choose another quantity.',
  ORDER_SOLD_OUT:
    'There are not enough pieces left. Nothing was charged. Please choose fewer pieces, or come back later.',
  ORDER_PRICE_CHANGED:
    'The price of this product has just changed. Nothing was charged. Please look at the new price, and buy it again if you wish.',
  ORDER_UNDER_WAY: 'We are checking this purchase with your bank. Please wait, and do not buy it again.',
  ORDER_NOT_PAID: 'This purchase was not paid. Please buy it again.',
  ORDER_REDEEMED: 'This product has been redeemed already.',
  ORDER_GIVEN_BACK: 'This purchase was given back, and its money goes back to your card.',
  ORDER_ENDED: 'This purchase was not completed, and nothing was charged. Please buy it again.',
  ORDER_WRONG_AMOUNT:
    'The amount paid is not the price of this order. Please look at the payment at the card provider.',
  ORDER_PAYMENT_KNOWN: 'The result of this payment is known now. Please close this and look at the order again.',
  ORDER_PAYMENT_ASKED:
    'The card provider is still being asked about this payment. Please come back an hour after the order was placed.',
} as const
