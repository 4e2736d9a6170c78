/** Texts of the member's profile (2§2 Profile, 2§5, 2§8). Quoted ones are letter for letter. */

export const profileTabTexts = {
  title: 'Profile',
  bio: 'Bio',
  notifications: 'Notifications',
  signIns: 'Your sign-ins',
} as const

/** The Bio tab. The wording is ours. */
export const profileTexts = {
  personalInformation: 'Personal information',
  name: 'Name',
  nric: 'NRIC / FIN / Passport',
  email: 'Email address',
  contactNo: 'Contact number',
  bankAccount: 'Bank account for reimbursements',
  noAccount: 'None stored',
  none: 'None',
  photo: 'Your photo',
  policyNo: 'Policy no.',
  plan: 'Plan',
  coveredAs: 'Covered as',
  employee: 'Employee',
  dependant: 'Dependant',
  staffId: 'Staff ID',
  coveredSince: 'Covered since',
  coveredUntil: 'Covered until',
  noCover: 'You are not covered by any plan today.',
  dependents: 'Dependents',
  noDependants: 'Nobody is covered through you at the moment.',
} as const

export function dependentsText(count: number): string {
  return count === 0 ? profileTexts.dependents : `${profileTexts.dependents} (${count})`
}

/** Change My Profile Photo (2§5, 2§8). Quoted ones are letter for letter; `tooLarge` is the claims' (2§5 eLOG). */
export const profilePhotoTexts = {
  change: 'Change photo',
  title: 'Change My Profile Photo',
  noFile: 'No Files Uploaded.',
  tooMany: 'Only a maxmum of 1 file can be uploaded',
  wrongType: 'Only image file (jpeg, jpg, png) are allowed.',
  tooLarge: 'The attachment has exceeded the maximum limit of 5MB. Kindly resize and upload the document again.',
  changed: 'Your photo has been changed.',
} as const
