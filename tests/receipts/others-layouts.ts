/** Layouts as somebody else's generator may draw them: plain receipts whose labels, dates and numbers are chosen by their seed. Drawn before any rule was read. */
import type { Layout } from './layout.ts'
import { othersClinics } from './others-clinics.ts'
import { othersPlaces } from './others-places.ts'

export const othersLayouts: Readonly<Record<string, Layout>> = { ...othersClinics, ...othersPlaces }
