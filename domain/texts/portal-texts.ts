/** Texts of the member shell and the home page (1§2, 3§8). Quoted ones are letter for letter. */

export const menuTexts = {
  home: 'Home',
  submitClaim: 'Submit Claim',
  claimRecords: 'Claim Records',
  visits: 'My Visits',
  requestElog: 'Request eLOG',
  elogRecords: 'eLOG Records',
  findClinics: 'Find Panel Clinics',
  eCards: 'eCards',
  rewards: 'Rewards',
  store: 'Store',
  askJoey: 'Ask Joey',
  profile: 'Profile',
  hrAdmin: 'HR Admin',
  faq: 'FAQ',
  logOut: 'Log Out',
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
  notFound: 'Data Not Found',
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
