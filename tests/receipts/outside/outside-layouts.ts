/** Layouts of another generator, drawn as HTML by somebody who knew no rule of the reading. */
import { outsideAbroad } from './outside-abroad.ts'
import type { OutsideLayout } from './outside-bill.ts'
import { outsideBills } from './outside-bills.ts'
import { outsideClinics } from './outside-clinics.ts'
import { outsideShops } from './outside-shops.ts'

export const outsideLayouts: Readonly<Record<string, OutsideLayout>> = {
  ...outsideClinics,
  ...outsideBills,
  ...outsideShops,
  ...outsideAbroad,
}
