/** Texts of keeping pictures of clinics in the console (2§7). */
import { plural } from '../../language/plural.ts'

export const clinicImageTexts = {
  menu: 'Panel clinics',
  title: 'Panel clinics',
  lead: 'Members see these clinics, with their pictures, in Find Panel Clinics.',
  search: 'Name or code',
  columns: { picture: 'Picture', clinic: 'Clinic', address: 'Address', actions: 'Change', confirmed: 'Confirmed' },
  failed: 'The clinics could not be loaded.',
  none: 'The panel has no clinics yet.',
  count: (total: number, text: string) => `${text} ${plural('en', total, { one: 'clinic', other: 'clinics' })}`,
  noMatch: 'No clinic of the panel has a name or code like this.',
  noPicture: 'No picture',
  excluded: 'Excluded: members are not shown this clinic.',
  upload: 'Upload',
  replace: 'Replace',
  remove: 'Remove',
  removeTitle: 'Remove this picture?',
  removeConsequence: 'Members see the clinic without a picture then.',
  saved: 'The picture has been saved.',
  removed: 'The picture has been removed.',
  noFile: 'Please choose a picture.',
  tooMany: 'Please choose one picture only.',
  tooLarge: 'The picture is larger than 5 MB. Please make it smaller, or choose another one.',
  wrongType: 'This is no picture. Please choose a JPEG, PNG or HEIC file.',
} as const

/** What the picture of a clinic shows, in words for people who do not see it. */
export function clinicImageText(clinic: string): string {
  return `Picture of ${clinic}`
}

/** What a button does, and for which clinic. */
export function clinicImageActionLabel(action: 'upload' | 'replace' | 'remove', clinic: string): string {
  return `${clinicImageTexts[action]}: ${clinicImageText(clinic)}`
}
