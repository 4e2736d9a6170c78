/** A request for a letter of guarantee that breaks a rule, and what is said of it. */
import { addDays } from '@member-care/domain/dates/singapore-dates.ts'
import { pdf, type FormFile } from '../support/claim-forms.ts'

export interface BadLetter {
  readonly what: string
  /** To the fields of a right request; undefined leaves one out. `<ben>` in a value stands for his id, and so for others of the cast. */
  readonly changes?: Readonly<Record<string, string | undefined>>
  /** Instead of the one of a right request. */
  readonly files?: readonly FormFile[]
  /** When it is sent; an instant. */
  readonly at?: string
  /** 422 unless it says otherwise. */
  readonly status?: number
  /** The texts, each at its field, and no others; none where nothing can be said of a field. */
  readonly errors?: Readonly<Record<string, string>>
}

/** In Singapore 1 June 2026, one second before the day is over. */
export const usualInstant = '2026-06-01T15:59:59Z'

export const referral: FormFile = { content: pdf('referral'), name: 'referral.pdf' }
export const hospital = 'Banyan General Hospital'

/** Answers as the questions of everybody ask for them. */
export const stay = { id: 'stay', inputs: [{ value: 'planned' }, { value: 0 }, { value: null }] }
export const history = { id: 'history', choices: [{ value: 'N' }, { value: 'N' }] }
export const answers = (...asked: readonly object[]) => ({ questionnaire: JSON.stringify(asked) })

/** Right in every field. @param today Singapore date */
export function rightLetter(patientId: string, today: string): Readonly<Record<string, string>> {
  return {
    patientId,
    hospital,
    diagnosis: 'Gallstones',
    descriptionOfSymptoms: 'Pain after meals',
    dateTheSymptomsStarted: addDays(today, -12),
    dateFrom: addDays(today, 4),
    ...answers(stay, history),
  }
}

/** A value in the name of a test. */
export function shown(value: unknown): string {
  const text = typeof value === 'string' ? JSON.stringify(value) : (JSON.stringify(value) ?? 'absent')
  return text.length > 44 ? `${text.slice(0, 20)}… of ${text.length} characters` : text
}
