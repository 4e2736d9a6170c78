/** Texts of the member shell and the home page (1§2, 3§8). Quoted ones are letter for letter. */
import { plural } from '../../language/plural.ts'

export const menuTexts = {
  home: 'Home',
  submitClaim: 'Submit Claim',
  claimRecords: 'Claim Records',
  visits: 'My Visits',
  requestElog: 'Request eLOG',
  elogRecords: 'eLOG Records',
  myCover: 'My Cover',
  findClinics: 'Find Panel Clinics',
  eCards: 'eCards',
  teleconsult: 'Teleconsultation',
  rewards: 'Rewards',
  store: 'Store',
  askJoey: 'Ask Joey',
  profile: 'Profile',
  userGuide: 'User Guide',
  hrAdmin: 'HR Admin',
  insights: 'Analytics',
  faq: 'FAQ',
  logOut: 'Log Out',
} as const

/** The menu's most used entries in the bar at a phone's lower edge, where each has a fifth of the width. */
export const quickMenuTexts = {
  home: menuTexts.home,
  submitClaim: menuTexts.submitClaim,
  claimRecords: menuTexts.claimRecords,
  eCards: menuTexts.eCards,
  profile: menuTexts.profile,
} as const

export const homeTexts = {
  requestLetterOfGuarantee: 'Request Letter of Guarantee',
  submitClaim: 'Submit Claim',
  coveragePlans: 'Coverage Plans',
  accessECard: 'Access my eCard',
  seeAll: 'See All',
} as const

export const portalTexts = {
  loading: 'Loading',
} as const

/** By clinic type (1§3). */
export const clinicTypeLabels = {
  0: 'Others',
  1: 'General Practitioners',
  2: 'Specialists',
  3: 'Dental',
  4: 'Xray',
  5: 'Physiotherapy',
  6: 'Traditional Chinese Medicine',
  7: 'Polyclinic',
  8: 'Hospital',
  9: 'Lab',
} as const

/** The frame of the member area. The wording is ours. */
export const shellTexts = {
  openMenu: 'Open menu',
  menu: 'Menu',
  mainMenu: 'Main menu',
  quickMenu: 'Quick menu',
  lastLogin: 'Last login:',
  offline: 'You are offline',
  offlineDetail:
    'What you see may not be up to date. What you have typed stays here; please try again once you are connected.',
  goHome: 'Go to Home',
  logOutTitle: 'Log out before everything is saved?',
  logOutDetail: 'Part of what you have filled in or added is in this tab only. It is lost when you log out.',
  logOut: 'Log out',
  opensNewTab: 'Opens in a new tab',
  needHelp: 'Need help?',
  stay: 'Stay here',
} as const

/** What the home page says of the member's claims. The wording is ours. */
export const overviewTexts = {
  morning: 'Good morning',
  afternoon: 'Good afternoon',
  evening: 'Good evening',
  greet: (greeting: string, name: string) => `${greeting}, ${name}`,
  quickLinks: 'Quick links',
  clinics: 'Find a panel clinic',
  attention: 'Needs your attention',
  seeWhatToDo: 'See what to do',
  moreWaiting: (count: number) =>
    `${count} more ${plural('en', count, { one: 'claim needs', other: 'claims need' })} attention`,
  lastClaim: 'Your last claim',
  seeClaim: 'See this claim',
  notUpToDate: 'Your claims could not be brought up to date.',
  nothing: 'Nothing needs your attention',
  employeesOnly: 'Claims are submitted by the employee whose cover it is.',
  notCovered: 'You are not covered at the moment',
  notCoveredDetail:
    'You can still follow claims for visits while you were covered, and send what is asked for. New claims cannot be submitted here.',
  noClaims: 'No claims yet',
  noClaimsDetail: 'Submit your first claim with a photo of your receipt. Here you will see where it stands.',
  confirmToSee: 'Please confirm that it is you to see your claims',
  confirmWithOtp: 'Confirm with a one-time password',
} as const
