/** What two moments of a record show beside each other. */
import type { LabelledField } from '../console/field-list.tsx'

export interface ComparedField {
  readonly label: string
  readonly then: LabelledField['value']
  readonly now: LabelledField['value']
  readonly isDifferent: boolean
}

export interface ComparedGroup {
  readonly title: string
  readonly fields: readonly ComparedField[]
}
