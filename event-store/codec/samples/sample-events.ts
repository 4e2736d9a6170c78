/** One event of every type, with every field that it can have, in the version that is written now. What `samples/*.json` are made from. */
import { SUBJECT_KEYS_STREAM } from '../key-records.ts'
import { accountEventDefinitions } from '@member-care/domain/account/account-events.ts'
import type { DomainEvent, EventType } from '@member-care/domain/events/event-catalogue.ts'
import { usualElogConfig } from '@member-care/domain/client/elog-config.ts'
import { oneTimePasswordFields, paymentFields } from '@member-care/domain/client/feature-groups.ts'
import { featuresConfigSchema, paymentConfigSchema } from '@member-care/domain/client/features-config.ts'
import { usualTemplates } from '@member-care/domain/client/microservice-templates.ts'
import type { StreamId } from '../../port.ts'
import { attachments } from './sample-attachments.ts'
import { inpatient, outpatient } from './sample-claim-details.ts'
import { contentSamples } from './sample-content.ts'
import { conversationSamples } from './sample-conversations.ts'
import { guaranteeSamples } from './sample-guarantees.ts'
import { orderSamples } from './sample-orders.ts'
import { samplePlan } from './sample-plan.ts'

const claimId = '0b8f7c52-6a43-4d53-8d39-6f7d0a3c1e01'
const exportId = '6d1f2c3b-8a40-4e57-9c1d-0b7f5e3a9d24'
const eclaimId = '4e6b0d92-1c75-4a38-b0f3-92d8e7a5c60a'
const companyId = '5d7a2c1e-93b4-4f0a-8a67-2b1f9c0d3e02'
const employeeId = 'e2c9d4b8-17f5-4c3e-b6a1-84d05f2e7a03'
const dependantId = 'a6f1e3d7-52c8-4b90-9e14-3c7b8d60f504'

const factorId = 'b4d8f1a2-3c69-4e07-a1d5-7f20c9e6b318'
const deviceId = '58e3c7d9-0f1b-4a62-8c74-d6a9b2e5f013'
const proposalId = '7c41f6de-2b8a-4d37-9e05-f1a6b3c8d207'
const addressChangeId = '3b9a7d10-4c5e-4a1f-8f2b-6d7e8c9f0a91'
const identityChangeId = '2d90b7a4-6f13-4c58-8ea2-b05c7d3f9e0b'
const hrAdministratorId = 'd7b36e05-48a9-4c12-a0f6-3e95b1c8d72a'
const administratorId = 'c1a5e1f0-7b2d-4c3a-9f4e-5d6c7b8a9f10'
const verifierId = '91f3c0de-4b62-4a7d-8c15-e06a2b7d9f0c'

const excludedClinicId = '9d2f6b1c-7a05-4e83-9c46-5b0e1d8f3a71'
const planId = 'a83f5c07-62d1-5e49-b7c8-1f0d9e4b2a36'
const emailIndex = 'pI0Zq3mD5Yw7bS9fKx2vLc8nRt4hJg6eAuQoWiE1yTk'
const nricIndex = 'Vb6Nc1Xz8Lk3Jh5Gf9Ds2Ap7Qw4Er0TyUiOm_Zx-Cv0'

const payment = { method: 'Bank', bankName: 'DBS/POSB', bankNo: '7171', branchNo: '081', accountNo: '0811234567' } as const

const reckoning: DataOf<'ClaimAmountProposed'>['reckoning'] = {
  planNo: samplePlan.planNo,
  planHoldsFrom: samplePlan.holdsFrom,
  planVersions: 2,
  benefitId: 'SP-01',
  network: 'other',
  desk: { network: 'other', referral: 'yes', otherInsurerPaysCents: 1_000, rate: 1_350_000 },
  payableCents: 12_345,
  claimedCents: 15_345,
  memberBearsCents: 2_000,
  otherInsurerPaysCents: 1_000,
  writtenOffCents: 0,
  lines: [
    { step: 'co-pay', before: 15_345, after: 13_345 },
    { step: 'payment-limits', rule: { id: 'year', name: 'Specialist a year' }, before: 13_345, after: 12_345 },
  ],
  questions: ['diagnosis'],
}

const taken: DataOf<'CoverReserved'> = {
  companyId,
  employeeId,
  sourceId: claimId,
  sourceKind: 'claim',
  offsets: ['6f2d80b1-39c4-4e75-a1d8-7b5e0c9f3a42'],
  personId: dependantId,
  benefitId: 'SP-01',
  date: '2026-03-03',
  visitId: claimId,
  stayId: `${dependantId}/2026-03-05`,
  disabilityId: 'd51e7a90-48b6-4c2f-8f03-92c6d7e1b5a8',
  planNo: samplePlan.planNo,
  planHoldsFrom: samplePlan.holdsFrom,
  payableCents: 10_000,
  pools: [
    { pool: 'visits-a-year', amount: 1 },
    { pool: 'first-dollars-of-all', amount: 2_345 },
  ],
}

const elsewhere: readonly string[] = [...paymentFields, ...oneTimePasswordFields]
const offered = Object.fromEntries(
  Object.entries(featuresConfigSchema.parse({ allowChat: true, maximumFileUpload: 3, supportingVisitCode: ['SP'] })).filter(([field]) => !elsewhere.includes(field)),
)

type DataOf<Type extends EventType> = Extract<DomainEvent, { type: Type }>['data']

const dataOf: { readonly [Type in EventType]: DataOf<Type> } = {
  ClaimFiled: {
    claimId,
    companyId,
    employeeId,
    claimantId: dependantId,
    claimantName: 'Tan Wei Ling',
    claimantNric: 'S1234567D',
    filedBy: 'hr-administrator',
    details: outpatient,
    payment,
    attachments: [...attachments],
  },
  ClaimHandoverFailed: { claimId, retryCount: 5, reason: 'the insurer answered 503', gaveUp: true },
  ClaimReprocessRequested: { claimId },
  ClaimRegistered: { claimId, transactionNo: 'T20260303-000042', visitNo: 'V-1001' },
  ClaimInformationRequested: { claimId, claimantId: dependantId, request: 'Please send the referral letter.' },
  ClaimUpdated: { claimId, claimantId: dependantId, employeeId, details: inpatient, payment, attachments: [...attachments], answersRequest: true },
  ClaimReviewStarted: { claimId },
  ClaimApproved: {
    claimId,
    claimantId: dependantId,
    payableCents: 10_000,
    remarks: 'Paid up to the limit',
    batchNo: 'B-2026-10',
    notDuplicate: { otherClaimIds: ['0195f000-0000-7000-8000-00000000c1a2'], reason: 'Ah Kow was seen twice on that day' },
    reckoning,
    otherAmount: { reason: 'The clinic confirmed a lower bill', proposedBy: '1d5b9e07-6f24-4c8e-b390-a7e2c4d6f108' },
  },
  ClaimAmountProposed: {
    claimId,
    claimantId: dependantId,
    payableCents: 10_000,
    remarks: 'Paid up to the limit',
    batchNo: 'B-2026-10',
    notDuplicate: { otherClaimIds: ['0195f000-0000-7000-8000-00000000c1a2'], reason: 'Ah Kow was seen twice on that day' },
    proposalId: '7c41f6de-2b8a-4d37-9e05-f1a6b3c8d207',
    reckoning,
    reason: 'The clinic confirmed a lower bill',
    proposedBy: '1d5b9e07-6f24-4c8e-b390-a7e2c4d6f108',
  },
  ClaimAmountDeclined: {
    claimId,
    claimantId: dependantId,
    proposalId: '7c41f6de-2b8a-4d37-9e05-f1a6b3c8d207',
    decidedBy: '9a3e7c15-80d2-4b6f-a4c7-5e1f8b2d6009',
    reason: 'The bill of the clinic is not among the documents',
  },
  ClaimRejected: { claimId, claimantId: dependantId, reasonCode: 'NOT_COVERED', remarks: 'Cosmetic treatment', batchNo: 'B-2026-11' },
  ClaimDecisionCorrected: { claimId, claimantId: dependantId, before: { status: 'REJECTED', reasonCode: 'NOT_COVERED' }, after: { status: 'APPROVED', payableCents: 10_000 }, reason: 'The referral came after the rejection', remarks: 'Paid up to the limit', batchNo: 'B-2026-12', notDuplicate: { otherClaimIds: ['0195f000-0000-7000-8000-00000000c1a2'], reason: 'Ah Kow was seen twice on that day' }, reckoning, correctedBy: '9a3e7c15-80d2-4b6f-a4c7-5e1f8b2d6009', proposedBy: '1d5b9e07-6f24-4c8e-b390-a7e2c4d6f108' },
  ClaimDeleted: { claimId },
  ClaimAssigned: { claimId, assigneeId: '0195f000-0000-7000-8000-00000000ad01' },
  ClaimDuplicateDismissed: { claimId, otherClaimId: '0195f000-0000-7000-8000-00000000c1a2' },
  ClaimBankAccountProposed: {
    claimId,
    employeeId,
    proposalId: '7c41f6de-2b8a-4d37-9e05-f1a6b3c8d207',
    account: { bankName: 'POSB', bankNo: '7171', branchNo: '081', accountNo: '084102395' },
    proposedBy: '1d5b9e07-6f24-4c8e-b390-a7e2c4d6f108',
  },
  ClaimBankAccountVerified: {
    claimId,
    employeeId,
    proposalId: '7c41f6de-2b8a-4d37-9e05-f1a6b3c8d207',
    decidedBy: '9a3e7c15-80d2-4b6f-a4c7-5e1f8b2d6009',
    note: 'As on the bank statement',
  },
  ClaimBankAccountDeclined: {
    claimId,
    employeeId,
    proposalId: '7c41f6de-2b8a-4d37-9e05-f1a6b3c8d207',
    decidedBy: '9a3e7c15-80d2-4b6f-a4c7-5e1f8b2d6009',
    note: 'The statement names somebody else',
  },
  FlexibleSpendingClaimRecorded: {
    eclaimId,
    companyId,
    employeeId,
    claimantId: dependantId,
    incurredDate: '2026-03-04',
    account: 'Medical Spending',
    claimCategory: 'Dental',
    currency: 'USD',
    amountCents: 8_050,
    providerName: 'Smile Studio',
    receiptNo: 'R-2026-0043',
    attachments: [attachments[0]],
  },
  UserEnrolled: {
    userId: employeeId,
    userType: 'client',
    name: 'Tan Ah Kow',
    nric: 'S7654321B',
    email: 'ah.kow@example.com',
    birthdate: '1980-01-31',
    gender: 'm',
    contactNoCountryCode: '65',
    contactNo: '91234567',
    loginRequired: true,
  },
  MembershipStarted: {
    userId: dependantId,
    companyId,
    memberType: 'D',
    employeeId,
    relationship: 'spouse',
    staffId: 'ST-1',
    designation: 'Engineer',
    planNo: 'PLAN-A',
    costCenter: 'CC-10',
    costCenterName: 'Engineering',
    effectiveStartDate: '2026-01-01',
    effectiveEndDate: '2026-12-31',
  },
  MembershipChanged: {
    userId: dependantId,
    companyId,
    memberType: 'D',
    employeeId,
    relationship: 'spouse',
    staffId: 'ST-1',
    designation: 'Engineer',
    planNo: 'PLAN-A',
    costCenter: 'CC-10',
    costCenterName: 'Engineering',
    effectiveStartDate: '2026-01-01',
    effectiveEndDate: '2026-12-31',
  },
  MembershipEnded: { userId: dependantId, companyId, effectiveEndDate: '2026-06-30' },
  MembershipLapsed: { userId: dependantId, companyId, effectiveEndDate: '2026-06-30', lapsedOn: '2026-07-01' },
  MembershipRemoved: { userId: dependantId, companyId },
  DirectoryEntryRecorded: { userId: employeeId, companyId, userName: 'ah.kow@orchid.example.com', externalId: '00u1f2xqzkA9', givenName: 'Ah Kow', familyName: 'Tan', isListed: true },
  DefaultCompanyChosen: { userId: employeeId, companyId },
  UserDetailsChanged: { userId: employeeId, name: 'Tan Ah Kau', nric: 'S7654321B', birthdate: '1980-02-01', gender: 'm' },
  LoginRequirementChanged: { userId: dependantId, loginRequired: true },
  StudentInformationChanged: {
    userId: employeeId,
    studentInformation: {
      studentFullBankAccountNo: '0811234567',
      studentEmail: 'ah.kow@students.example.com',
      studentTel: '00001234',
      studentCareerCode: 'UGRD',
      studentMaritalStatus: 'Single',
      studentID: 'u0000001x',
      studentNationality: 'Singaporean',
      singaporeCitizenshipstatus: 'Citizen',
      nsMenIndicator: 'Y',
    },
  },
  OnboardingEmailSent: { userId: employeeId, companyId, templateAlias: 'welcome' },
  OnboardingEmailMarked: { userId: employeeId, sent: false },
  TermsAccepted: { userId: employeeId, termsVersion: '2026-01' },
  EmailAddressChanged: { userId: employeeId, email: 'willow.tan@example.com' },
  ContactNumberChanged: { userId: employeeId, contactNoCountryCode: '65', contactNo: '00001234' },
  BankAccountRecorded: { userId: employeeId, bankName: 'DBS/POSB', bankNo: '7171', branchNo: '081', accountNo: '0811234567' },
  UserBankAccountProposed: {
    userId: employeeId,
    proposalId,
    bankName: 'OCBC',
    bankNo: '7339',
    branchNo: '501',
    accountNo: '1234567',
    proposedBy: administratorId,
    source: 'console',
  },
  UserBankAccountVerified: { userId: employeeId, proposalId, decidedBy: verifierId, note: 'As on the passbook' },
  UserBankAccountDeclined: { userId: employeeId, proposalId, decidedBy: verifierId, note: 'The passbook is of somebody else' },
  IdentityChangeRequested: {
    userId: employeeId,
    requestId: identityChangeId,
    name: 'Tan Ah Kau',
    nric: 'S1234567D',
    birthdate: '1990-02-28',
    gender: 'f',
    proposedBy: hrAdministratorId,
    companyId,
    reason: 'We have seen the deed poll',
    evidence: [{ fileId: '3b9a7d10-4c5e-4a1f-8f2b-6d7e8c9f0a06', originalFilename: 'deed poll.pdf', mimeType: 'application/pdf', bytes: 204_800 }],
  },
  IdentityChangeApproved: { userId: employeeId, requestId: identityChangeId, decidedBy: verifierId, note: 'As on the deed poll' },
  IdentityChangeDeclined: { userId: employeeId, requestId: identityChangeId, decidedBy: verifierId, note: 'The deed poll is not readable' },
  IdentityChangeWithdrawn: { userId: employeeId, requestId: identityChangeId, withdrawnBy: hrAdministratorId },
  RolesChanged: { userId: employeeId, roles: ['ADMIN_OPERATION'], groupCodes: ['ALL'], reason: 'Joined the operations team' },
  UserStatusChanged: { userId: employeeId, status: 301, reason: 'On long leave' },
  AdministratorDeleted: { userId: employeeId, reason: 'Left the team' },
  PersonalDataErased: { userId: employeeId, reason: 'Asked for by the person' },
  AccountActivated: { userId: employeeId },
  PasswordChanged: { userId: employeeId, how: 'profile' },
  SignedIn: { userId: employeeId, how: 'password-and-otp' },
  SignInFailed: { userId: employeeId, reason: 'wrong-otp' },
  AccountLocked: { userId: employeeId, reason: 'wrong-passwords' },
  AccountUnlocked: { userId: employeeId, reason: 'administrator' },
  SignedOut: { userId: employeeId },
  AdministratorInvited: { userId: employeeId },
  AdministratorAddressChangeAsked: { userId: employeeId, changeId: addressChangeId, email: 'willow.ng@example.com', effectiveAt: '2026-03-05T05:06:07.000Z', reason: 'Has married' },
  AdministratorAddressChangeCancelled: { userId: employeeId, changeId: addressChangeId },
  AdministratorAddressChangeAccepted: { userId: employeeId, changeId: addressChangeId },
  SecondFactorEnrolled: { userId: employeeId, factorId, kind: 'totp' },
  SecondFactorRemoved: { userId: employeeId, factorId, kind: 'passkey', reason: 'Lost the telephone' },
  SecondFactorUsed: { userId: employeeId, factorId, kind: 'totp', shownFor: 'sign-in' },
  SecondFactorRefused: { userId: employeeId, kind: 'recovery-code', shownFor: 'proof', reason: 'wrong' },
  RecoveryCodesMade: { userId: employeeId },
  DeviceTrusted: { userId: employeeId, deviceId },
  DeviceTrustEnded: { userId: employeeId, deviceId },
  SignOnIdentityBound: { userId: employeeId, issuer: 'https://login.example.com', subjectHash: 'q1vXhYb0l3cZ5p2sT8dKfJ6mN4rGxW7uQeAoLiBnHyM' },
  ClientCreated: {
    companyId,
    name: 'Merlion Shipping Pte Ltd',
    companyCode: 'MERL',
    groupCode: 'ASIA',
    policyNo: 'P-100',
    inpatientPolicyNo: 'P-101',
    outpatientPolicyNo: 'P-102',
  },
  ClientConfigured: {
    companyId,
    featuresConfig: featuresConfigSchema.parse({ allowEclaimSubmit: true, maximumFileUpload: 1, supportingVisitCode: ['SP'], loginIDType: 'nric' }),
    paymentConfig: paymentConfigSchema.parse({ defaults: { paymentMethod: 'Bank' }, autoFillBankDetails: true, updateBankInfo: false }),
  },
  ClientCompanyChanged: { companyId, name: 'Merlion Holdings', policyNo: 'POL-2', inpatientPolicyNo: 'POL-2' },
  ClientStatusChanged: { companyId, status: 'INACTIVE' },
  ClientFeaturesChanged: { companyId, featuresConfig: offered },
  ClientPaymentChanged: {
    companyId,
    featuresConfig: { chequeOnly: false, giroOnly: true, payrollOnly: false, payNowOnly: true, allowEclaimPaymentByInsurer: true },
    paymentConfig: { defaults: { paymentMethod: 'Bank' }, autoFillBankDetails: true, updateBankInfo: true },
  },
  ClientOneTimePasswordsChanged: { companyId, featuresConfig: Object.fromEntries(oneTimePasswordFields.map((field) => [field, true])) },
  ClientElogConfigChanged: { companyId, eLogConfig: { ...usualElogConfig, LogF_RequireHR: 1, Default_ELOG: 'Fixed', companyEmails: ['benefits@merlion.example'] } },
  ClientEnrolmentConfigChanged: { companyId, enrolmentConfig: { secondary_identifier: ['name', 'staffid'] } },
  ClientOnboardingChanged: { companyId, onboardingEmailConfig: { templateAlias: 'welcome', testUserId: employeeId } },
  MicroserviceTemplatesChanged: { companyId, microserviceTemplates: { ...usualTemplates, welcomeEmail: 'tmpl-7' } },
  TeleconsultFeaturesChanged: { companyId, teleconsultFeatures: ['General Practitioner', 'Post Health Screening'] },
  ClientPlanDocumentChanged: { companyId, planDocument: { fileId: '3f0c4f6e-9d0e-5a6f-8a51-0d1b6c1f7a10', fileName: 'Orchid plan A 2026.pdf', bytes: 240_118, sha256: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08' } },
  ProvisioningTokenMade: { companyId, tokenId: 'b7f0a1de-64c9-4a2e-9d0c-2f5e8b1c7a39', name: 'Entra ID', hash: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08' },
  ProvisioningTokenEnded: { companyId, tokenId: 'b7f0a1de-64c9-4a2e-9d0c-2f5e8b1c7a39' },
  NotificationTemplatesChanged: { companyId, templates: { 'claim-approved': { subject: 'Good news from {company}', message: 'Claim {claimNumber} is approved.' } } },
  EmailAddressReserved: { emailIndex, userId: employeeId },
  EmailAddressReleased: { emailIndex, userId: employeeId },
  NricReserved: { nricIndex, userId: employeeId },
  NricReleased: { nricIndex, userId: employeeId },
  UserExportRequested: { exportId, memberType: 'e', filter: { field: 'groupCode', query: 'ASIA' }, groupCodes: ['ALL'] },
  UserExportWritten: { exportId, rows: 1250 },
  UserExportFetched: { exportId, rows: 1250 },
  PersonalDataRequested: { exportId, userId: employeeId },
  PersonalDataWritten: { exportId, userId: employeeId },
  PersonalDataFetched: { exportId, userId: employeeId },
  ...conversationSamples,
  SubjectKeysRecorded: { cause: 'made', keys: [{ subjectId: employeeId, keyId: '0e4c7b52-91d3-4f6a-8b25-c3d9e1f07a64', mac: 'q9uXc0nC5m2v8oYw3ZtJrLkPbEfGhIaDsUxNzVyT1Q4' }] },
  PasswordHashesRecorded: { cause: 'made', hashes: [{ userId: employeeId, mac: 'q9uXc0nC5m2v8oYw3ZtJrLkPbEfGhIaDsUxNzVyT1Q4', parameters: '$argon2id$v=19$m=65536,t=2,p=1', changedAt: '2026-03-04T05:06:07.890Z' }] },
  EventsLost: {
    problem: 'behind',
    formerFirstEventId: '3f0c6a5e-1b7d-5c2a-9e84-d06b5a7f1c23',
    anchored: { total: 1641, lost: 2, firstLostId: '7a1e9d40-52c8-5f3b-8d16-b94e0c2f7a58', lastLostId: 'c5d27f18-6e0b-5a94-b3f7-20e8a1d46b9c' },
    indexed: { byType: [{ type: 'ClaimFiled', events: 2 }], from: '2026-03-04T05:06:07.890Z', to: '2026-03-04T05:06:08.123Z' },
    ahead: ['claims', 'users'],
    pointToNothing: [{ column: 'app.files.claim_id', rows: 3 }],
  },
  ClinicExcluded: { excludedClinicId, code: 'GP-0012' },
  ClinicExclusionDeleted: { excludedClinicId, code: 'GP-0012' },
  PlanDraftSaved: { planId, companyId, draft: samplePlan, savedBy: administratorId },
  PlanDraftSubmitted: { planId, companyId, submittedBy: administratorId },
  PlanDraftReturned: { planId, companyId, returnedBy: verifierId, reason: 'The limit of visits is that of last year' },
  PlanDraftDiscarded: { planId, companyId, discardedBy: administratorId },
  PlanVersionPublished: {
    planId,
    companyId,
    version: 2,
    content: samplePlan,
    writtenBy: [administratorId],
    submittedBy: administratorId,
    publishedBy: verifierId,
  },
  ...contentSamples,
  CoverReserved: taken,
  CoverUsed: taken,
  CoverReleased: { companyId, employeeId, sourceId: claimId, personId: dependantId },
  CoverDifferenceFound: {
    claimId,
    companyId,
    employeeId,
    personId: dependantId,
    planNo: 'A',
    reckonedCents: 8000,
    paidCents: 8000,
    nowCents: 6000,
  },
  CoverDifferenceGone: { claimId, companyId },
  CoverDifferenceClosed: {
    claimId,
    companyId,
    personId: dependantId,
    outcome: 'left',
    reason: 'The client bears it',
    decidedBy: administratorId,
  },
  StraightThroughJudged: { claimId, companyId, reasons: ['over-amount', 'resembles-another'], reckonedCents: 8000 },
  StraightThroughSwitched: { isStopped: true, switchedBy: employeeId },
  ExchangeRateNoted: { currency: 'USD', date: '2026-03-03', perUnitBillionths: 1_347_200_000, source: 'MAS, end of day' },
  ...guaranteeSamples,
  ...orderSamples,
  SensitiveRecordViewed: { subjectId: dependantId, what: 'claim-attachment', recordId: claimId },
}

/** The stream that an event of each category stands on. */
function streamOf(event: DomainEvent): StreamId {
  const { data } = event
  if (event.type === 'SensitiveRecordViewed') return `access-${event.data.subjectId}`
  if (event.type === 'SubjectKeysRecorded') return SUBJECT_KEYS_STREAM
  if (event.type === 'PasswordHashesRecorded') return 'passwords-8c1d5e70-4f3a-4a6b-b2d9-1e7f60c3a845'
  if (event.type === 'EventsLost') return 'log-4d0b7e92-6c1f-4a85-93d7-e28c5b1f0a64'
  if (event.type.startsWith('CoverDifference')) return `coverdifference-${claimId}`
  if (event.type === 'StraightThroughJudged') return `straightthrough-${event.data.claimId}`
  if (event.type === 'StraightThroughSwitched') return 'straightthrough-switch'
  if (event.type === 'ExchangeRateNoted') return `exchangerates-${event.data.currency}`
  if ('planId' in data) return `plan-${data.planId}`
  if ('sourceId' in data) return `cover-${data.companyId}-${data.employeeId}`
  if ('excludedClinicId' in data) return `excludedclinic-${data.excludedClinicId}`
  if ('emailIndex' in data) return `email-${data.emailIndex}`
  if ('nricIndex' in data) return `nric-${data.nricIndex}`
  if ('exportId' in data) return `export-${data.exportId}`
  if ('eclaimId' in data) return `eclaim-${data.eclaimId}`
  if ('claimId' in data) return `claim-${data.claimId}`
  if (!('userId' in data)) return `client-${companyId}`
  const onAccount = accountEventDefinitions.map((definition): string => definition.type)
  return `${onAccount.includes(event.type) ? 'account' : 'user'}-${data.userId}`
}

/** The sample event of a type, and the stream it stands on. */
export function sampleEvent<Type extends EventType>(type: Type): { stream: StreamId; event: DomainEvent } {
  const event = { type, data: dataOf[type] } as DomainEvent
  return { stream: streamOf(event), event }
}
