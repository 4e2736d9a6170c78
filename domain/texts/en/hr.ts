/** Texts of the HR administrators' area (3§2.16). The wording is ours. */
export const hrTexts = {
  product: 'Member Care',
  area: 'HR Admin',
  welcome: 'Welcome to the HR admin portal',
  lead: 'Your companies and the people whose cover is in force today.',
  companies: 'Your companies',
  policyNo: 'Policy no.',
  employees: 'Employees covered',
  dependants: 'Dependants covered',
  none: 'You look after no company at the moment',
  noneDetail: 'Your role is tied to a company that covers you. Please contact your insurer when this is not right.',
  notAllowed: 'This area is for HR administrators.',
  backToPortal: 'Back to my portal',
  loading: 'Loading',
  tryAgain: 'Try again',
} as const
