/** Why a purchase, or what was asked of it, did not become what was asked, in Chinese. Each says what to do instead. */
export const orderRefusalTexts = {
  ORDER_NOT_FOUND: '这次购买不存在。请从“已购买”重新打开。',
  ORDER_PRODUCT_NOT_FOUND: '这个产品已停售。请在商店选择另一个产品。',
  ORDER_ALREADY_PLACED: '这次购买已经完成。请在“已购买”中查看。',
  ORDER_QUANTITY: '一次可购买 1 至 10 件。请选择另一个数量。',
  ORDER_SOLD_OUT: '剩余数量不足。没有扣款。请减少数量，或以后再来。',
  ORDER_PRICE_CHANGED: '这个产品的价格刚刚更改。没有扣款。请查看新价格；如果您仍想购买，请重新购买。',
  ORDER_UNDER_WAY: '我们正在向您的银行查询这次购买。请等候，不要再次购买。',
  ORDER_NOT_PAID: '这次购买没有付款。请重新购买。',
  ORDER_REDEEMED: '这个产品已经兑换。',
  ORDER_GIVEN_BACK: '这次购买已退货，款项会退回您的银行卡。',
  ORDER_ENDED: '这次购买没有成功，也没有扣款。请重新购买。',
  ORDER_WRONG_AMOUNT: '支付的金额与这个订单的价格不符。请在银行卡服务商处查看这笔付款。',
  ORDER_PAYMENT_KNOWN: '这笔付款的结果已经明确。请关闭此窗口，查看订单的现状。',
  ORDER_PAYMENT_ASKED: '仍在向银行卡服务商查询这笔付款。请在下单一小时后再来。',
} as const
