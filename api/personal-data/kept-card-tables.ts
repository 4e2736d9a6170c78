/** What is kept of a member's payment cards: by which customer the card provider knows them. */
import type { KeptTable } from './kept-table.ts'

export const keptCardTables: readonly KeptTable[] = [
  {
    part: 'cardCustomer',
    table: 'card_customers',
    of: ['user_id'],
    shown: ['made_at', 'customerId'],
    leftOut: {},
    sealed: { column: 'sealed_customer', id: 'user_id', content: ['customerId'] },
  },
]
