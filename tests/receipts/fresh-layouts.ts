/** Layouts of receipts as a competent stranger may generate them, drawn and measured before any rule was read. */
import { freshAbroad } from './fresh-abroad.ts'
import { freshClinics } from './fresh-clinics.ts'
import type { Layout } from './layout.ts'

export const freshLayouts: Readonly<Record<string, Layout>> = { ...freshClinics, ...freshAbroad }
