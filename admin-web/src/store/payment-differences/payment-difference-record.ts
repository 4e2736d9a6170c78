/** Where our orders and the card provider do not agree, as the console reads it and says it, and where the list of it stands. */
import { formatMoney } from '@member-care/domain/money/money.ts'
import { storeConsoleTexts } from '@member-care/domain/texts/store-console-texts.ts'
import type { AnswerTo } from '../../console/api-client.ts'
import type { ListAddress } from '../../list/list-address.ts'

export type PaymentDifference = AnswerTo<'/api/console/payment-differences'>[number]

export const paymentDifferenceAddress: ListAddress = {
  sortFields: ['foundAt'],
  defaultSort: { field: 'foundAt', order: 'DESC' },
  filters: {
    // Open ones are shown, unless those that are settled are asked for.
    isSettled: {
      name: 'status',
      read: (text) => text === 'settled' || undefined,
      write: (value) => (value === true ? 'settled' : ''),
    },
  },
}

export const openPaymentDifferencesPath = '/payment-differences'

/** An amount of one side; in words where that side has none. */
export function sideText(cents: number | null): string {
  return cents === null ? storeConsoleTexts.differences.nothing : formatMoney(cents, 'SGD')
}
