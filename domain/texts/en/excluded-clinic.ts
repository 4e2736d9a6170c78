/** Texts about excluded clinics (3§2.12, 3§8). Quoted ones are letter for letter. */
import { plural } from '../../language/plural.ts'

export const excludedClinicTexts = {
  title: 'Excluded clinics',
  lead: 'Members are not shown these clinics of the panel.',
  columns: { code: 'Code', id: 'ID', created: 'Created', delete: 'Delete' },
  search: 'Code',
  count: (total: number, text: string) => `${text} ${plural('en', total, { one: 'clinic', other: 'clinics' })}`,
  failed: 'The excluded clinics could not be loaded.',
  none: 'No clinic is excluded.',
  noMatch: 'No excluded clinic has a code like this.',
  notOnPanel: 'Not on the panel now',
  add: 'Exclude a clinic',
  createTitle: 'Exclude a clinic',
  code: 'Clinic code',
  codeHint: 'The code of the clinic, as the panel list has it.',
  create: 'Create',
  /** 3§8. */
  created: 'Excluded Clinic Created Successfully!',
  codeRequired: 'Please type the code of the clinic.',
  codeTooLong: 'A clinic code has at most 20 characters.',
  codeInvalid:
    'A clinic code consists of letters and digits; hyphens, dots, slashes and underscores may stand between them.',
  duplicate: 'This clinic is excluded already.',
  /** 3§5: deleting asks for confirmation. */
  deleteTitle: 'Delete this excluded clinic?',
  delete: 'Delete',
  deleted: 'The clinic is no longer excluded.',
  toList: 'Go to the excluded clinics',
} as const

/** Said before an excluded clinic is deleted. */
export function deleteExcludedClinicText(code: string): string {
  return `${code} is then shown to members again, if it is on the panel.`
}

/** What the button that deletes an excluded clinic is called. */
export function deleteClinicLabel(code: string): string {
  return `${excludedClinicTexts.delete} ${code}`
}
