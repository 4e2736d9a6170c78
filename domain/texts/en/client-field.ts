/** Every field of a client's configuration in words: what it is called, and what it does for the member (3§2.6, 3§3). */

export interface ClientFieldText {
  readonly label: string
  readonly meaning: string
}

/** What members are offered, and may do. */
export const offerTexts = {
  allowEclaimSubmit: { label: 'Claims', meaning: 'Employees file claims and see their claim records.' },
  allowOutpatient: { label: 'Outpatient claims', meaning: 'Claims for visits to a doctor may be filed.' },
  allowInpatient: { label: 'Inpatient claims', meaning: 'Claims for stays in a hospital may be filed.' },
  allowMyVisit: { label: 'My Visits', meaning: 'Employees see their family’s visits to panel clinics.' },
  allowLOG: { label: 'Letters of guarantee', meaning: 'Employees ask for eLOGs and see those that they have.' },
  allowClinicLocator: { label: 'Panel clinics', meaning: 'Members search the panel clinics, as a list and on a map.' },
  allowEcard: { label: 'eCards', meaning: 'Members show their medical card on the phone.' },
  cacheECard: {
    label: 'eCards without a connection',
    meaning: 'The phone keeps the card, so that it shows at a clinic without reception.',
  },
  allowViewBenefitBalance: { label: 'Benefit balance', meaning: 'Members see how much of each benefit is left.' },
  allowMyPlan: { label: 'My Plan', meaning: 'Members read what their plan covers.' },
  allowStretchMyDollar: { label: 'Rewards', meaning: 'Members browse rewards and redeem them.' },
  allowMarketplace: { label: 'Store', meaning: 'Members buy health products and pay with their own card.' },
  allowHealthArticles: { label: 'Health articles', meaning: 'Members read articles and watch videos.' },
  allowChat: { label: 'Ask Joey', meaning: 'Members write to somebody who helps them.' },
  allowNotification: {
    label: 'Notifications',
    meaning:
      'Members have a bell that counts what is new. The list of what they were told stays in their profile without it.',
  },
  allowTeleconsult: { label: 'Teleconsultation for employees', meaning: 'Employees open the teleconsultation app.' },
  allowTeleconsultDependant: {
    label: 'Teleconsultation for dependants',
    meaning: 'Dependants open the teleconsultation app.',
  },
  allowEAP: { label: 'Employee assistance programme', meaning: 'Members find whom to turn to in difficult times.' },
  allowEmployeeChangeEmail: {
    label: 'Employees change their e-mail',
    meaning: 'Employees change their e-mail address in their profile.',
  },
  allowDependantChangeEmail: {
    label: 'Dependants change their e-mail',
    meaning: 'Dependants change their e-mail address in their profile.',
  },
  requireRegistrationEmail: {
    label: 'E-mail at registration',
    meaning: 'People who register confirm an e-mail address with a one-time password.',
  },
  allowEditRegistrationEmail: {
    label: 'Another e-mail at registration',
    meaning: 'People who register may put another address than the one that the company gave.',
  },
  userDataFromCustomerMS: {
    label: 'Data from the customer service',
    meaning: 'Names and cover come from the customer service rather than from what is uploaded here.',
  },
} as const satisfies Readonly<Record<string, ClientFieldText>>

/** What members see, and how. */
export const displayTexts = {
  maskNRIC: { label: 'Mask NRICs', meaning: 'Members see NRICs with all but the last characters hidden.' },
  unmaskedNRICLength: { label: 'Characters that stay readable', meaning: 'At the end of a masked NRIC.' },
  showMHC: { label: 'Clinic’s own records', meaning: 'A visit shows what the clinic network recorded of it.' },
  showDiagnosis: { label: 'Diagnosis', meaning: 'A visit shows its diagnosis.' },
  showLabs: { label: 'Laboratory tests', meaning: 'A visit shows its laboratory tests.' },
  showXrays: { label: 'X-rays', meaning: 'A visit shows its X-rays.' },
  showProcedures: { label: 'Procedures', meaning: 'A visit shows its procedures.' },
  showDrugs: { label: 'Medicine', meaning: 'A visit shows the medicine that was given.' },
  showReceipt: { label: 'Receipt', meaning: 'A visit has a receipt to open.' },
  contentNeedsApproval: {
    label: 'Content needs approval',
    meaning:
      'Articles, rewards, banners and other content for this client is published by another administrator than those who wrote it.',
  },
  showTreatmentToHr: {
    label: 'Treatment and documents for HR',
    meaning:
      'The company’s HR sees the reason of treatment, the operation, remarks and documents of its people’s claims. Each look is recorded, and the member sees it.',
  },
  itemizedMonth: {
    label: 'Itemised amounts after',
    meaning: 'Amounts are itemised this many months after a visit; 0 shows them at once.',
  },
  itemizedMessage: { label: 'Message until then', meaning: 'Shown instead of the itemised amounts before that.' },
  disableMessage: {
    label: 'Message for what is off',
    meaning: 'What members read on a page that their company does not offer.',
  },
  homeScreenName: {
    label: 'Name on home screens',
    meaning: 'What the portal is called on the phones of members; empty for Member Care.',
  },
  userGuideUrl: { label: 'User guide', meaning: 'Address of the guide that members open from the portal.' },
  teleconsultAppLink: { label: 'Teleconsultation app', meaning: 'Address that members open for a teleconsultation.' },
  articleCompanyId: {
    label: 'Article company ID',
    meaning: 'Whose articles members read; leave empty for the general ones.',
  },
  maximumFileUpload: {
    label: 'Documents per category',
    meaning: 'Most receipts, and most other documents, that a claim may have.',
  },
  supportingVisitCode: {
    label: 'Visit types that need no document',
    meaning: 'Codes of benefits whose claims need nothing besides the receipt.',
  },
  registrationProof: {
    label: 'Asked with another e-mail',
    meaning: 'People who register with another address than the one on record must know this too.',
  },
  loginIDType: {
    label: 'Sign in with',
    meaning: 'Members may always sign in with their e-mail address; here they may use this as well.',
  },
} as const satisfies Readonly<Record<string, ClientFieldText>>

export const planTexts = {
  defaultPlanEmployee: {
    label: 'Plan of employees',
    meaning: 'Covers employees whose membership names no plan.',
  },
  defaultPlanDependant: {
    label: 'Plan of dependants',
    meaning: 'Covers dependants whose membership names no plan.',
  },
  whoSeesUses: {
    label: 'Who sees what a family has used',
    meaning: 'Everybody sees their own amounts and claims, and what is left for the family together.',
  },
  letterSecondPersonAbove: {
    label: 'Second person for a letter above',
    meaning: 'A letter of guarantee up to this is issued by one person; above it a second person has to agree.',
  },
  otherAmountLimitCents: {
    label: 'Second person above (cents)',
    meaning: 'One person may pay an amount other than the plan’s up to this; above it a second person has to agree.',
  },
} as const satisfies Readonly<Record<string, ClientFieldText>>

export const straightThroughTexts = {
  straightThrough: {
    label: 'Decide claims at once',
    meaning:
      'A claim is approved by its plan alone where everything speaks for it: nothing is open, its documents are clean, and no other claim is like it.',
  },
  straightThroughMost: { label: 'Claims up to', meaning: 'Above this amount a person decides.' },
  straightThroughSample: {
    label: 'Checked anyway',
    meaning: 'This many of 100 such claims, chosen at random, go to a person.',
  },
} as const satisfies Readonly<Record<string, ClientFieldText>>

export const paymentTexts = {
  giroOnly: { label: 'Bank account', meaning: 'Claims are paid to a bank account.' },
  chequeOnly: { label: 'Cheque', meaning: 'Claims are paid by cheque.' },
  payrollOnly: { label: 'Payroll', meaning: 'Claims are paid with the salary.' },
  payNowOnly: { label: 'PayNow', meaning: 'Claims are paid by PayNow.' },
  allowEclaimPaymentByInsurer: {
    label: 'Through the insurer',
    meaning: 'The insurer pays as it is agreed there; offered besides the others.',
  },
  paymentMethod: { label: 'Chosen beforehand', meaning: 'The way of payment that a new claim begins with.' },
  autoFillBankDetails: {
    label: 'Fill in the stored account',
    meaning: 'A new claim begins with the account that the member has stored.',
  },
  updateBankInfo: {
    label: 'Members may change the payment',
    meaning: 'Members may choose another way or account for a claim.',
  },
} as const satisfies Readonly<Record<string, ClientFieldText>>

export const oneTimePasswordTexts = {
  restrictOTP: {
    label: 'At every sign-in',
    meaning: 'Signing in always asks for a one-time password, and nothing below asks again.',
  },
  requireOTPClinicLocator: { label: 'Panel clinics', meaning: 'Asked before the clinics are shown.' },
  requireOTPLOG: { label: 'Letters of guarantee', meaning: 'Asked before eLOGs are shown or asked for.' },
  requireOTPClaims: { label: 'Claims and visits', meaning: 'Asked before claims and visits are shown or filed.' },
  requireOTPRewards: { label: 'Rewards', meaning: 'Asked before rewards are shown.' },
  requireOTPStore: { label: 'Store', meaning: 'Asked before the store is shown.' },
  requireOTPEcard: { label: 'eCards', meaning: 'Asked before a card is shown.' },
  requireOTPTeleconsult: { label: 'Teleconsultation', meaning: 'Asked before the teleconsultation opens.' },
  requireOTPProfile: { label: 'Profile', meaning: 'Asked before the profile is shown.' },
  requireOTPUserGuide: { label: 'User guide', meaning: 'Asked before the user guide opens.' },
  requireOTPArticle: { label: 'Health articles', meaning: 'Asked before articles and videos are shown.' },
  requireOTPNotification: { label: 'Notifications', meaning: 'Asked before notifications are shown.' },
  requireOTPAskJoey: { label: 'Ask Joey', meaning: 'Asked before a chat is begun.' },
  allowTrustedDevices: {
    label: 'Trusted devices',
    meaning:
      'Members may have their own device trusted: it is not asked for the second step of signing in for 30 days.',
  },
} as const satisfies Readonly<Record<string, ClientFieldText>>

export const elogTexts = {
  LogF_RequireHR: {
    label: 'Fixed letters need HR',
    meaning: 'A letter over a fixed amount waits until the company’s HR approves it.',
  },
  LogNF_RequireHR: {
    label: 'Non-fixed letters need HR',
    meaning: 'A letter without a fixed amount waits until the company’s HR approves it.',
  },
  Default_ELOG: {
    label: 'Usual letter',
    meaning: 'The kind of letter that a member gets unless they ask for another.',
  },
  Presigned_ELOG_Count: {
    label: 'Pre-signed letters',
    meaning: 'This many are signed beforehand and issued without waiting.',
  },
  Presigned_ELOG_Amount: { label: 'Amount of a pre-signed letter', meaning: 'What one of them guarantees.' },
  Presigned_ELOG_Limit: {
    label: 'Pre-signed: most in all',
    meaning: 'What they may guarantee together; empty for no limit.',
  },
  Presigned_ELOG_Limit_Count: {
    label: 'Pre-signed: most letters',
    meaning: 'How many a member may have; empty for no limit.',
  },
  Fixed_ELOG_Limit: {
    label: 'Fixed: most in all',
    meaning: 'What fixed letters may guarantee together; empty for no limit.',
  },
  Fixed_ELOG_Limit_Count: { label: 'Fixed: most letters', meaning: 'How many a member may have; empty for no limit.' },
  NonFixed_ELOG_Limit: {
    label: 'Non-fixed: most in all',
    meaning: 'What non-fixed letters may guarantee together; empty for no limit.',
  },
  NonFixed_ELOG_Limit_Count: {
    label: 'Non-fixed: most letters',
    meaning: 'How many a member may have; empty for no limit.',
  },
  companyEmails: { label: 'Company e-mails', meaning: 'People of the company who are told of letters.' },
  questionnaire: { label: 'Questions', meaning: 'What is asked with every request for a letter.' },
} as const satisfies Readonly<Record<string, ClientFieldText>>

export const templateTexts = {
  submittedOutpatientClaim: { label: 'Outpatient claim submitted', meaning: '' },
  submittedInpatientClaim: { label: 'Inpatient claim submitted', meaning: '' },
  firstNotification: { label: 'First notification', meaning: 'Information on a claim is asked for.' },
  firstReminder: { label: 'First reminder', meaning: '' },
  secondReminder: { label: 'Second reminder', meaning: '' },
  closure: { label: 'Closure', meaning: '' },
  approved: { label: 'Approved', meaning: '' },
  rejected: { label: 'Rejected', meaning: '' },
  marketplacePurchased: { label: 'Marketplace purchased', meaning: '' },
  marketplaceRedeemed: { label: 'Marketplace redeemed', meaning: '' },
  eLogNotification: { label: 'eLog notification', meaning: 'A request waits for the company’s HR.' },
  simpleEmail: { label: 'Simple email', meaning: 'Every notification that has no template of its own.' },
  birthdayPush: { label: 'Birthday push', meaning: '' },
  accessTokenPush: { label: 'Access token push', meaning: '' },
  welcomeEmail: { label: 'Welcome email', meaning: '' },
  emailOTP: { label: 'Email OTP', meaning: '' },
  resetPassword: { label: 'Reset password', meaning: '' },
  succeededResetPassword: { label: 'Succeeded reset password', meaning: 'The password was changed.' },
  smsOTP: { label: 'SMS OTP', meaning: '' },
} as const satisfies Readonly<Record<string, ClientFieldText>>

export const otherFieldTexts = {
  status: {
    label: 'Status',
    meaning: 'Users of an inactive client keep what they have; nobody new is sent a welcome e-mail.',
  },
  templateAlias: {
    label: 'Template alias',
    meaning: 'The welcome e-mail’s template; empty while nobody is to be sent one.',
  },
  testEmail: {
    label: 'Test e-mail',
    meaning: 'A user of this company to whom the welcome e-mail can be sent as a trial.',
  },
  teleconsultFeatures: { label: 'Teleconsultation', meaning: 'Members see the enabled kinds in this order.' },
  secondaryIdentifiers: {
    label: 'Secondary identifiers',
    meaning: 'Kept with the client, in this order. It changes nothing: people are told apart by their NRIC.',
  },
} as const satisfies Readonly<Record<string, ClientFieldText>>

/** Labels by the path of a field within the configuration, for histories and reviews of changes. */
export const clientFieldLabels: Readonly<Record<string, string>> = {
  ...labelsBelow('featuresConfig', { ...offerTexts, ...displayTexts, ...planTexts, ...straightThroughTexts }),
  ...labelsBelow(
    'featuresConfig',
    {
      ...pickTexts(paymentTexts, [
        'giroOnly',
        'chequeOnly',
        'payrollOnly',
        'payNowOnly',
        'allowEclaimPaymentByInsurer',
      ]),
    },
    'Payment: ',
  ),
  ...labelsBelow('featuresConfig', oneTimePasswordTexts, 'One-time password: '),
  'paymentConfig.defaults.paymentMethod': `Payment: ${paymentTexts.paymentMethod.label}`,
  ...labelsBelow('paymentConfig', pickTexts(paymentTexts, ['autoFillBankDetails', 'updateBankInfo'])),
  ...labelsBelow('eLogConfig', elogTexts),
  'eLogConfig.questionnaire.questions': 'Questions',
  'eLogConfig.questionnaire.attachments.optional': 'Documents may be left out',
  ...labelsBelow('microserviceTemplates', templateTexts, 'Template: '),
  status: otherFieldTexts.status.label,
  'enrolmentConfig.secondary_identifier': otherFieldTexts.secondaryIdentifiers.label,
  'onboardingEmailConfig.templateAlias': `Onboarding: ${otherFieldTexts.templateAlias.label}`,
  'onboardingEmailConfig.testUserId': `Onboarding: ${otherFieldTexts.testEmail.label}`,
  'onboardingEmailConfig.testEmail': `Onboarding: ${otherFieldTexts.testEmail.label}`,
  teleconsultFeatures: otherFieldTexts.teleconsultFeatures.label,
  teleconsult_features_config: otherFieldTexts.teleconsultFeatures.label,
}

function labelsBelow(
  part: string,
  texts: Readonly<Record<string, ClientFieldText>>,
  before = '',
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(texts).map(([field, { label }]) => [`${part}.${field}`, `${before}${label}`]),
  )
}

function pickTexts<Texts extends Readonly<Record<string, ClientFieldText>>>(
  texts: Texts,
  fields: readonly (keyof Texts & string)[],
): Record<string, ClientFieldText> {
  return Object.fromEntries(fields.flatMap((field) => (texts[field] ? [[field, texts[field]]] : [])))
}
