/** Texts of the file of all that is kept about a member: where it is asked for, and what it says. */
import { shownCount } from '../../language/shown-count.ts'
import { PERSONAL_DATA_HOURS } from '../../export/personal-data.ts'

/** On the profile. */
export const personalDataTexts = {
  title: 'Take my data with me',
  lead: `One file with everything that we keep about you: a PDF to read, the same as JSON for programs, your claims as FHIR R4, and your documents. We ask for a one-time password first, and tell you by e-mail when the file is ready. You can download it for ${PERSONAL_DATA_HOURS} hours.`,
  ask: 'Ask for my data',
  askAgain: 'Ask again',
  asking: 'Asking …',
  askFailed: 'Your data could not be asked for. Please try again.',
  working: 'Your file is being made. You can leave this page: we tell you when it is ready.',
  ready: 'Your file is ready.',
  expired: 'Your last file has been deleted. You can ask for a new one.',
  failed: 'Your file could not be made. Please ask for it again.',
  gone: `There is no file any more. It can be downloaded for ${PERSONAL_DATA_HOURS} hours; please ask for a new one.`,
  download: 'Download my data',
  downloading: 'Downloading …',
  downloadFailed: 'Your file could not be downloaded. Please try again.',
  requestedAt: 'Asked for',
  expiresAt: 'Can be downloaded until',
  size: 'Size',
  careful: 'The file holds your medical data. Please keep it where nobody else can read it.',
} as const

/** `my-data-2026-11-24.zip`. @param day in Singapore, YYYY-MM-DD */
export function personalDataFileName(day: string): string {
  return `my-data-${day}.zip`
}

/** `412 KB`, `3 MB`: as exact as somebody needs who is about to download it. */
export function fileSizeText(bytes: number): string {
  const [unit, size] = bytes < MEGABYTE ? (['KB', 1_000] as const) : (['MB', MEGABYTE] as const)
  return `${shownCount(Math.max(1, Math.round(bytes / size)))} ${unit}`
}
const MEGABYTE = 1_000_000

/** The parts of the file, in the order in which they are printed. */
export const keptPartTexts = {
  person: 'Who you are',
  covers: 'Your cover, and who is covered with you',
  directoryEntries: 'How your company’s own system knows you',
  claims: 'Claims',
  guarantees: 'Letters of guarantee (eLOG)',
  purchases: 'What you bought in the store',
  redemptions: 'Vouchers of rewards',
  coverUses: 'What claims have used of your cover',
  visits: 'Visits to panel clinics',
  drafts: 'Claims and requests that you have begun',
  conversations: 'Conversations in the chat',
  conversationEntries: 'What was said and done in these conversations',
  conversationTexts: 'The words of what was said',
  filesOfDrafts: 'Documents of what you have begun',
  documents: 'Documents',
  photo: 'Your photo',
  proposedAccounts: 'Bank account that was proposed for you',
  identityChanges: 'Change of your details that you asked for or HR proposed',
  whoLooked: 'Who looked at your data',
  notifications: 'Notifications',
  notificationWishes: 'How you want to be told',
  subscribedDevices: 'Devices that show you notifications',
  savedArticles: 'Articles and videos that you saved',
  clinicReports: 'What you said is wrong about clinics',
  cardCustomer: 'How the card provider knows you',
  language: 'Your language',
  emails: 'E-mails to you',
  signIns: 'Where you are signed in',
  devices: 'Devices that you have used',
  trustedDevices: 'Devices that you trust',
  password: 'Your password',
  secondFactors: 'Authenticator apps and passkeys',
  recoveryCodes: 'Recovery codes',
  oneTimePasswords: 'One-time passwords that were sent to you',
  links: 'Links that were sent to you',
  signInTries: 'Tries to sign in',
  secondFactorTries: 'Tries at the second step of a sign-in',
  begunSignIns: 'Sign-ins that were begun',
  begunPasskeys: 'Passkeys that were begun',
  registrations: 'Registration',
  uploads: 'What files from your employer said of you',
  takenData: 'Files of your data that you asked for',
} as const
export type KeptPart = keyof typeof keptPartTexts

/** The PDF. */
export const personalDataLetterTexts = {
  title: 'What we keep about you',
  intro: 'About this file',
  explained: [
    'This is everything that Member Care keeps about you. The file data.json has the same for programs. The file claims.fhir.json has your claims as FHIR R4, a health care standard. Documents and your photo are in the folder documents, under the number given here.',
    'It holds nothing about other members of your family: they can ask for their own file. For people who worked on your claims it gives their role, not their name. Passwords, codes and keys are never given out, not even to you.',
  ],
  history: 'What happened, and when',
  historyLead: 'Everything that was recorded about you, with the values of that time.',
  notIncluded: 'Documents that are not in this file',
  notIncludedLead: 'Together they are too large, or they can no longer be opened. You can open them in the portal.',
  yes: 'Yes',
  no: 'No',
  self: 'You',
  family: 'Another member of your family',
} as const

/** `Claims (3)`: the third record of a part that has several. */
export function recordHeading(part: string, position: number): string {
  return `${part} (${position})`
}
