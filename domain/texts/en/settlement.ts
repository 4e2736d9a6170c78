/** What the console says of what is settled with merchants. */
import { plural } from '../../language/plural.ts'

export const settlementTexts = {
  title: 'Merchants’ settlement',
  lead: 'What was redeemed of each merchant’s products and rewards in a month of Singapore, by members of the clients whom you look after.',
  /** To who sees one half of it. */
  onlyVouchers: 'You see vouchers. What merchants are owed for products is shown to those who settle payments.',
  onlyProducts: 'You see products. Vouchers are shown to those who look after rewards.',
  month: 'Month',
  filters: 'Choose the month and the merchant',
  download: 'Download as CSV',
  failed: 'The settlement could not be loaded.',
  downloadFailed: 'The file could not be made.',
  none: (month: string) => `Nothing was redeemed in ${month}`,
  noneHint:
    'Only what was redeemed is owed. What is bought and not redeemed counts in the month in which it is redeemed.',
  noneOfMerchant: 'Other merchants may have something in this month.',
  everyMerchant: 'Show every merchant',
  noMerchant: 'No merchant',
  whole: 'All merchants',
  totals: (month: string) => `Totals of ${month}`,
  owed: (amount: string, pieces: string) => `${amount} for ${pieces}`,
  vouchers: (total: number, text: string) => `${text} ${plural('en', total, { one: 'voucher', other: 'vouchers' })}`,
  count: (total: number, text: string) => `${text} ${plural('en', total, { one: 'row', other: 'rows' })}`,
  kinds: { product: 'Product', reward: 'Voucher' },
  columns: {
    month: 'Month',
    merchant: 'Merchant',
    kind: 'Kind',
    title: 'Product or reward',
    redeemed: 'Times redeemed',
    pieces: 'Pieces',
    total: 'Total, GST included',
    /** In the file, where amounts have no currency beside them. */
    totalFile: 'Total in SGD, GST included',
  },
} as const
