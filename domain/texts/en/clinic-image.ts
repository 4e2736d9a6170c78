/** Texts of the panel’s clinics in the console, with their pictures (2§7). */
import { plural } from '../../language/plural.ts'

export const clinicImageTexts = {
  menu: 'Panel clinics',
  title: 'Panel clinics',
  lead: 'Members see these clinics, with their pictures, in Find Panel Clinics.',
  search: 'Name or code',
  columns: { picture: 'Picture', clinic: 'Clinic', address: 'Address', confirmed: 'Confirmed' },
  failed: 'The clinics could not be loaded.',
  none: 'The panel has no clinics yet.',
  count: (total: number, text: string) => `${text} ${plural('en', total, { one: 'clinic', other: 'clinics' })}`,
  noMatch: 'No clinic of the panel has a name or code like this.',
  noPicture: 'No picture',
  excluded: 'Excluded: members are not shown this clinic.',
  add: 'Add a picture',
  change: 'Change the picture',
} as const

/** What the picture of a clinic shows, in words for people who do not see it. */
export function clinicImageText(clinic: string): string {
  return `Picture of ${clinic}`
}

/** Where a link leads, and for which clinic. */
export function clinicImageActionLabel(action: 'add' | 'change', clinic: string): string {
  return `${clinicImageTexts[action]}: ${clinic}`
}
