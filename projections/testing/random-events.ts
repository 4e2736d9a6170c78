/** Random events about few people, companies and claims, so that they often meet; in any order, also one that no decider would allow. */
import { featuresConfigSchema } from '@member-care/domain/client/features-config.ts'
import { inpatientDetails, outpatientDetails, receipt } from '@member-care/domain/claim/testing/example-claims.ts'
import { reasonsForPerson } from '@member-care/domain/cover/straight-through.ts'
import { eventCatalogue, type DomainEvent, type EventType } from '@member-care/domain/events/event-catalogue.ts'
import type { Recorded } from '@member-care/event-store/event-log.ts'
import { userStatuses } from '@member-care/domain/user/user-events.ts'
import fc from 'fast-check'
import { eventOfTypes } from './event-of-schema.ts'
import { differenceEvent } from './random-differences.ts'
import { guaranteeEvent } from './random-guarantees.ts'
import { planEvent } from './random-plans.ts'
import { createRecorder } from './recorded-events.ts'

const people = ['ann', 'ben', 'cat'] as const
const companies = ['orchid', 'lantern'] as const

const person = fc.constantFrom(...people)
const company = fc.constantFrom(...companies)
/** Which of several proposals or requests it is. */
const attempt = fc.constantFrom('first', 'second')
const cents = fc.integer({ min: 0, max: 5_000_000 })
const word = fc
  .string({ minLength: 0, maxLength: 8, unit: 'grapheme' })
  .filter((text) => !text.includes('\0') && text.isWellFormed())
const date = fc.constantFrom('2026-01-31', '2026-02-28', '2026-06-30')

/** Each claim has one employee and one patient for its whole life. */
const claim = fc.constantFrom(
  { claimId: 'claim-1', employeeId: 'ann', claimantId: 'ann' },
  { claimId: 'claim-2', employeeId: 'ann', claimantId: 'ben' },
  { claimId: 'claim-3', employeeId: 'cat', claimantId: 'ben' },
)
const changeable = fc.record({
  details: fc.oneof(
    fc.tuple(word, cents).map(([remarks, amount]) => ({ ...outpatientDetails, remarks, amountCents: amount + 1 })),
    fc.tuple(word, word).map(([symptoms, place]) => ({
      ...inpatientDetails,
      symptoms,
      accident: { date: '2026-01-30', time: '08:00', place, details: 'fell', workRelated: false },
    })),
  ),
  payment: fc.oneof(
    fc.constant({ method: 'Cheque' as const }),
    word.map((accountNo) => ({
      method: 'Bank' as const,
      bankName: 'POSB',
      bankNo: '7171',
      branchNo: '081',
      accountNo,
    })),
  ),
  attachments: fc.array(
    word.map((originalFilename) => ({ ...receipt, originalFilename })),
    { maxLength: 2 },
  ),
})

const claimEvent: fc.Arbitrary<DomainEvent> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc
      .record({ claim, changeable, companyId: company, name: word, nric: word })
      .map(({ claim, changeable, companyId, name, nric }) => ({
        type: 'ClaimFiled' as const,
        data: {
          ...claim,
          ...changeable,
          companyId,
          claimantName: name,
          claimantNric: nric,
          filedBy: 'member' as const,
        },
      })),
  },
  fc.record({ claim, retryCount: fc.integer({ min: 1, max: 5 }), gaveUp: fc.boolean() }).map(({ claim, ...rest }) => ({
    type: 'ClaimHandoverFailed' as const,
    data: { claimId: claim.claimId, reason: 'no answer', ...rest },
  })),
  claim.map(({ claimId }) => ({ type: 'ClaimReprocessRequested' as const, data: { claimId } })),
  fc
    .tuple(claim, word)
    .map(([{ claimId }, transactionNo]) => ({ type: 'ClaimRegistered' as const, data: { claimId, transactionNo } })),
  fc.tuple(claim, word).map(([{ claimId, claimantId }, request]) => ({
    type: 'ClaimInformationRequested' as const,
    data: { claimId, claimantId, request },
  })),
  fc.tuple(claim, changeable, fc.boolean()).map(([claim, changeable, answersRequest]) => ({
    type: 'ClaimUpdated' as const,
    data: { ...claim, ...changeable, answersRequest },
  })),
  claim.map(({ claimId }) => ({ type: 'ClaimReviewStarted' as const, data: { claimId } })),
  fc.tuple(claim, cents, word).map(([{ claimId, claimantId }, payableCents, remarks]) => ({
    type: 'ClaimApproved' as const,
    data: { claimId, claimantId, payableCents, remarks, batchNo: 'B-1' },
  })),
  fc.tuple(claim, word).map(([{ claimId, claimantId }, remarks]) => ({
    type: 'ClaimRejected' as const,
    data: { claimId, claimantId, reasonCode: 'R', remarks },
  })),
  fc.tuple(claim, cents, word, fc.boolean()).map(([{ claimId, claimantId }, payableCents, remarks, isApproved]) => ({
    type: 'ClaimDecisionCorrected' as const,
    data: {
      claimId,
      claimantId,
      before: { status: 'REJECTED' as const, reasonCode: 'R' },
      after: isApproved
        ? { status: 'APPROVED' as const, payableCents }
        : { status: 'REJECTED' as const, reasonCode: 'S' },
      reason: remarks,
      remarks,
      batchNo: 'B-2',
      correctedBy: 'olga',
    },
  })),
  claim.map(({ claimId }) => ({ type: 'ClaimDeleted' as const, data: { claimId } })),
  fc.tuple(claim, attempt, word).map(([{ claimId, employeeId }, proposalId, accountNo]) => ({
    type: 'ClaimBankAccountProposed' as const,
    data: {
      claimId,
      employeeId,
      proposalId,
      account: { bankName: 'POSB', bankNo: '7171', branchNo: '081', accountNo },
      proposedBy: 'olga',
    },
  })),
  fc
    .tuple(
      fc.constantFrom('ClaimBankAccountVerified' as const, 'ClaimBankAccountDeclined' as const),
      claim,
      attempt,
      fc.option(word, { nil: undefined }),
    )
    .map(([type, { claimId, employeeId }, proposalId, note]) => ({
      type,
      data: { claimId, employeeId, proposalId, decidedBy: 'vera', ...(note !== undefined && { note }) },
    })),
  fc.tuple(claim, fc.option(word, { nil: undefined })).map(([{ claimId }, assigneeId]) => ({
    type: 'ClaimAssigned' as const,
    data: { claimId, ...(assigneeId !== undefined && { assigneeId }) },
  })),
  fc.tuple(claim, word).map(([{ claimId }, otherClaimId]) => ({
    type: 'ClaimDuplicateDismissed' as const,
    data: { claimId, otherClaimId },
  })),
)

const userEvent: fc.Arbitrary<DomainEvent> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({ userId: person, name: word, nric: word, email: word, contactNo: word }).map((data) => ({
      type: 'UserEnrolled' as const,
      data: { ...data, userType: 'client' as const, loginRequired: true, birthdate: '1990-01-01' },
    })),
  },
  fc
    .record({
      userId: person,
      companyId: company,
      memberType: fc.constantFrom('E' as const, 'D' as const),
      effectiveStartDate: date,
      staffId: word,
    })
    .map((data) => ({ type: 'MembershipStarted' as const, data })),
  fc
    .record({
      userId: person,
      companyId: company,
      memberType: fc.constantFrom('E' as const, 'D' as const),
      effectiveStartDate: date,
      staffId: word,
    })
    .map((data) => ({ type: 'MembershipChanged' as const, data })),
  fc
    .record({ userId: person, companyId: company, effectiveEndDate: date })
    .map((data) => ({ type: 'MembershipEnded' as const, data })),
  fc.record({ userId: person, companyId: company }).map((data) => ({ type: 'MembershipRemoved' as const, data })),
  fc.record({ userId: person, companyId: company }).map((data) => ({ type: 'DefaultCompanyChosen' as const, data })),
  fc
    .record({ userId: person, name: word, nric: word }, { requiredKeys: ['userId'] })
    .map((data) => ({ type: 'UserDetailsChanged' as const, data })),
  fc
    .record({ userId: person, loginRequired: fc.boolean() })
    .map((data) => ({ type: 'LoginRequirementChanged' as const, data })),
  fc
    .record({
      userId: person,
      studentInformation: fc.record({ studentID: word, studentEmail: word }, { requiredKeys: [] }),
    })
    .map((data) => ({ type: 'StudentInformationChanged' as const, data })),
  fc
    .record({ userId: person, companyId: company })
    .map((data) => ({ type: 'OnboardingEmailSent' as const, data: { ...data, templateAlias: 'welcome' } })),
  fc.record({ userId: person, sent: fc.boolean() }).map((data) => ({ type: 'OnboardingEmailMarked' as const, data })),
  fc.tuple(person, word).map(([userId, accountNo]) => ({
    type: 'UserBankAccountProposed' as const,
    data: {
      userId,
      proposalId: 'p1',
      bankName: 'POSB',
      bankNo: '7171',
      branchNo: '081',
      accountNo,
      proposedBy: 'olga',
      source: 'console' as const,
    },
  })),
  person.map((userId) => ({ type: 'AdministratorDeleted' as const, data: { userId, reason: '' } })),
  person.map((userId) => ({ type: 'TermsAccepted' as const, data: { userId, termsVersion: '2026-01' } })),
  fc.tuple(person, word).map(([userId, email]) => ({ type: 'EmailAddressChanged' as const, data: { userId, email } })),
  fc.tuple(person, word).map(([userId, contactNo]) => ({
    type: 'ContactNumberChanged' as const,
    data: { userId, contactNoCountryCode: '65', contactNo },
  })),
  fc.tuple(person, word).map(([userId, accountNo]) => ({
    type: 'BankAccountRecorded' as const,
    data: { userId, bankName: 'POSB', bankNo: '7171', branchNo: '081', accountNo },
  })),
  fc.tuple(person, attempt, word).map(([userId, proposalId, accountNo]) => ({
    type: 'UserBankAccountProposed' as const,
    data: {
      userId,
      proposalId,
      bankName: 'POSB',
      bankNo: '7171',
      branchNo: '081',
      accountNo,
      proposedBy: 'olga',
      source: 'console' as const,
    },
  })),
  fc
    .tuple(
      fc.constantFrom('UserBankAccountVerified' as const, 'UserBankAccountDeclined' as const),
      person,
      attempt,
      word,
    )
    .map(([type, userId, proposalId, note]) => ({
      type,
      data: { userId, proposalId, decidedBy: 'vera', note },
    })),
  fc.tuple(person, attempt, word).map(([userId, proposalId, reason]) => ({
    type: 'UserBankAccountDeclined' as const,
    data: { userId, proposalId, decidedBy: 'vera', reason, proposedBy: 'olga' },
  })),
  fc.tuple(person, attempt, word).map(([userId, requestId, name]) => ({
    type: 'IdentityChangeRequested' as const,
    data: {
      userId,
      requestId,
      name,
      evidence: [{ fileId: 'f', originalFilename: name, mimeType: 'image/png', bytes: 1 }],
    },
  })),
  fc
    .tuple(fc.constantFrom('IdentityChangeApproved' as const, 'IdentityChangeDeclined' as const), person, attempt)
    .map(([type, userId, requestId]) => ({
      type,
      data: { userId, requestId, decidedBy: 'olga' },
    })),
  person.map((userId) => ({
    type: 'RolesChanged' as const,
    data: { userId, roles: ['ADMIN_CLAIM'], groupCodes: ['P2'], reason: '' },
  })),
  fc
    .tuple(person, fc.constantFrom(...userStatuses))
    .map(([userId, status]) => ({ type: 'UserStatusChanged' as const, data: { userId, status, reason: '' } })),
  person.map((userId) => ({ type: 'AccountActivated' as const, data: { userId } })),
  person.map((userId) => ({ type: 'PasswordChanged' as const, data: { userId, how: 'profile' as const } })),
  person.map((userId) => ({ type: 'SignedIn' as const, data: { userId, how: 'password' as const } })),
  person.map((userId) => ({ type: 'SignInFailed' as const, data: { userId, reason: 'wrong-password' as const } })),
  person.map((userId) => ({ type: 'AccountLocked' as const, data: { userId, reason: 'wrong-passwords' as const } })),
  person.map((userId) => ({ type: 'AccountUnlocked' as const, data: { userId, reason: 'recovered' as const } })),
)

const clientEvent: fc.Arbitrary<DomainEvent> = fc.oneof(
  fc.tuple(company, word).map(([companyId, name]) => ({
    type: 'ClientCreated' as const,
    data: {
      companyId,
      name,
      companyCode: 'C',
      groupCode: 'P2',
      policyNo: 'P',
      inpatientPolicyNo: 'PI',
      outpatientPolicyNo: 'PO',
    },
  })),
  fc.tuple(company, fc.boolean()).map(([companyId, allowChat]) => ({
    type: 'ClientConfigured' as const,
    data: {
      companyId,
      featuresConfig: featuresConfigSchema.parse({ allowChat }),
      paymentConfig: { defaults: { paymentMethod: '' }, autoFillBankDetails: false, updateBankInfo: true },
    },
  })),
  fc.tuple(company, fc.boolean()).map(([companyId, allowLOG]) => ({
    type: 'ClientFeaturesChanged' as const,
    data: { companyId, featuresConfig: { allowLOG } },
  })),
  fc.tuple(company, word).map(([companyId, templateAlias]) => ({
    type: 'ClientOnboardingChanged' as const,
    data: { companyId, onboardingEmailConfig: { templateAlias } },
  })),
  fc.tuple(company, word).map(([companyId, email]) => ({
    type: 'ClientElogConfigChanged' as const,
    data: { companyId, eLogConfig: { companyEmails: [email] } },
  })),
)

const coverEvent: fc.Arbitrary<DomainEvent> = fc.oneof(
  fc
    .record({
      type: fc.constantFrom('CoverReserved' as const, 'CoverUsed' as const),
      claim,
      companyId: company,
      endsLetter: fc.boolean(),
      serviceDate: date,
      amount: fc.integer({ min: 1, max: 50_000 }),
    })
    .map(({ type, claim: { claimId, employeeId, claimantId }, companyId, endsLetter, serviceDate, amount }) => ({
      type,
      data: {
        companyId,
        employeeId,
        sourceId: claimId,
        sourceKind: 'claim' as const,
        offsets: endsLetter ? ['letter-1'] : [],
        personId: claimantId,
        benefitId: 'GP',
        date: serviceDate,
        visitId: claimId,
        ...(endsLetter && { stayId: `${claimantId}/${serviceDate}` }),
        planNo: 'A',
        planHoldsFrom: '2026-01-01',
        payableCents: amount,
        pools: [{ pool: 'year', amount }],
      },
    })),
  fc
    .record({ claim, companyId: company, amount: fc.integer({ min: 1, max: 50_000 }) })
    .map(({ claim, companyId, amount }) => ({
      type: 'CoverReserved' as const,
      data: {
        companyId,
        employeeId: claim.employeeId,
        sourceId: 'letter-1',
        sourceKind: 'letter' as const,
        offsets: [],
        personId: claim.claimantId,
        benefitId: 'GP',
        date: '2026-01-31',
        visitId: 'letter-1',
        planNo: 'A',
        planHoldsFrom: '2026-01-01',
        payableCents: amount,
        pools: [{ pool: 'year', amount }],
      },
    })),
  fc
    .record({ claim, companyId: company, source: fc.constantFrom('claim', 'letter') })
    .map(({ claim: { claimId, employeeId, claimantId }, companyId, source }) => ({
      type: 'CoverReleased' as const,
      data: {
        companyId,
        employeeId,
        sourceId: source === 'claim' ? claimId : 'letter-1',
        personId: claimantId,
      },
    })),
)

const judgement: fc.Arbitrary<DomainEvent> = fc
  .record({
    claimId: fc.constantFrom('claim-1', 'claim-2', 'claim-3'),
    companyId: fc.constantFrom('orchid', 'lantern'),
    reasons: fc.subarray([...reasonsForPerson]),
    reckonedCents: fc.option(fc.nat(10_000), { nil: undefined }),
  })
  .map((data) => ({ type: 'StraightThroughJudged' as const, data }))

const exchangeRateEvent: fc.Arbitrary<DomainEvent> = fc
  .tuple(fc.constantFrom('USD', 'MYR'), date, fc.integer({ min: 1, max: 2_000_000_000 }))
  .map(([currency, date, perUnitBillionths]) => ({
    type: 'ExchangeRateNoted' as const,
    data: { currency, date, perUnitBillionths, source: 'MAS' },
  }))

export interface RandomHistory {
  /** As they are read while nobody is forgotten yet. */
  readonly events: readonly Recorded[]
  readonly forgotten: readonly { readonly userId: string; readonly at: number }[]
}

/** What often follows each other in the life of claims, people, clients and plans. */
const usualEvent = fc.oneof(
  { weight: 6, arbitrary: claimEvent },
  { weight: 5, arbitrary: userEvent },
  clientEvent,
  planEvent,
  exchangeRateEvent,
  { weight: 2, arbitrary: coverEvent },
  judgement,
  differenceEvent,
  { weight: 2, arbitrary: guaranteeEvent },
)

/** Histories of all kinds of events, in which some people are forgotten at some moment. */
export const randomHistory: fc.Arbitrary<RandomHistory> = randomHistoryOf(
  eventCatalogue.map(({ type }) => type as EventType),
)

/**
 * Histories in which events of these types are frequent, among all kinds of events.
 * `at` is the index of the fact that somebody is forgotten; what is recorded of the person afterwards is stored redacted.
 */
export function randomHistoryOf(types: readonly EventType[]): fc.Arbitrary<RandomHistory> {
  const event = fc.oneof({ weight: 3, arbitrary: usualEvent }, eventOfTypes(types))
  return fc
    .record({
      events: fc.array(event, { minLength: 1, maxLength: 60, size: 'max' }),
      erasures: fc.uniqueArray(fc.record({ userId: person, when: fc.double({ min: 0, max: 1, noNaN: true }) }), {
        selector: ({ userId }) => userId,
        minLength: 1,
        maxLength: 2,
      }),
    })
    .map(({ events, erasures }) => {
      const all: DomainEvent[] = [...events]
      for (const { userId, when } of erasures)
        all.splice(Math.floor(when * all.length), 0, {
          type: 'PersonalDataErased',
          data: { userId, reason: 'asked for' },
        })
      const forgotten = erasures.map(({ userId }) => ({
        userId,
        at: all.findIndex((event) => event.type === 'PersonalDataErased' && event.data.userId === userId),
      }))
      return { events: all.map(createRecorder()), forgotten }
    })
}
