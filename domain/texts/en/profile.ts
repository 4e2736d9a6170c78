/** Texts of the member's profile (2§2 Profile, 2§5, 2§8). Quoted ones are letter for letter. */

export const profileTabTexts = {
  title: 'Profile',
  bio: 'Bio',
  notifications: 'Notifications',
  signIns: 'Your sign-ins',
  looks: 'Who looked',
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
  myPlan: 'My Plan',
  planLocked: 'Your plan is shown after a one-time password, which we send to your email address.',
  showPlan: 'Show my plan',
  noPlanDocument: 'No plan of your company is kept here. Please ask your HR department what is covered.',
  ownPlanDocument: 'Your company has put its own document here. It says what your plan covers.',
  openPlanDocument: (fileName: string, size: string) => `Open ${fileName} (PDF, ${size})`,
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
  opening: 'Opening the photo…',
  title: 'Change My Profile Photo',
  noFile: 'No Files Uploaded.',
  tooMany: 'Only a maxmum of 1 file can be uploaded',
  wrongType: 'Only image file (jpeg, jpg, png) are allowed.',
  tooLarge: 'The attachment has exceeded the maximum limit of 5MB. Kindly resize and upload the document again.',
  changed: 'Your photo has been changed.',
} as const

/** What of a picture becomes the photo. */
export const cutPhotoTexts = {
  title: 'Crop your photo',
  frame: 'Photo in its frame',
  help: 'Drag the photo, or move it with the arrow keys. Pinch, or press + and −, to zoom.',
  zoom: 'Zoom',
  zoomOut: 'Zoom out',
  zoomIn: 'Zoom in',
  turnLeft: 'Turn left',
  turnRight: 'Turn right',
  cancel: 'Cancel',
  use: 'Use this photo',
  sending: 'Sending…',
} as const

export function zoomText(zoom: number): string {
  return `${Math.round(zoom * 100)}%`
}

/** @param degrees clockwise */
export function turnedText(degrees: number): string {
  return degrees === 0 ? 'The photo is not turned.' : `The photo is turned by ${degrees} degrees.`
}

/** Words that clients write of a family; the keys are theirs. */
export const relationshipWords = { Spouse: 'Spouse', Child: 'Child', Parent: 'Parent' } as const
