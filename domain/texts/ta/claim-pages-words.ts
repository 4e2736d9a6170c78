/** Of the words in Tamil, those that the lists and the first step of a claim and the e-card open with besides. */
import type { ClaimPagesDrawer, Translated } from '../translated.ts'
import * as chat from './chat.ts'
import * as chatPage from './chat-page.ts'
import * as dateField from './date-field.ts'
import * as eCard from './e-card.ts'
import * as guaranteePage from './guarantee-page.ts'
import * as visit from './visit.ts'

export const words = {
  chat,
  'chat-page': chatPage,
  'date-field': dateField,
  'e-card': eCard,
  'guarantee-page': guaranteePage,
  visit,
} satisfies Pick<Translated, ClaimPagesDrawer>
