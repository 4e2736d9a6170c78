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
} as const
