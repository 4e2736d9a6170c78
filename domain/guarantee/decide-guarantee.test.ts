import { expect, test } from 'vitest'
import { REDACTED } from '../events/event-definition.ts'
import { decideGuarantee } from './decide-guarantee.ts'
import type { GuaranteeCommand } from './guarantee-commands.ts'
import type { GuaranteeEvent } from './guarantee-events.ts'
import {
  askedAdmissionOn,
  evolveGuarantee,
  initialGuarantee,
  isRequested,
  latestLetter,
  type GuaranteeState,
  type RequestedGuarantee,
} from './guarantee-state.ts'
import { guaranteeStatuses, guaranteeStatusAfter, guaranteeSteps, type GuaranteeStep } from './guarantee-status.ts'
import { exampleLetter, exampleRequest } from './testing/example-guarantee.ts'

const today = '2026-11-26'

function take(state: GuaranteeState, ...commands: readonly GuaranteeCommand[]): GuaranteeState {
  return commands.reduce((before, command) => {
    const decision = decideGuarantee(command, before)
    if ('refusal' in decision) throw new Error(decision.refusal.code)
    return decision.events.reduce(evolveGuarantee, before)
  }, state)
}
function refusalOf(command: GuaranteeCommand, state: GuaranteeState): string | undefined {
  const decision = decideGuarantee(command, state)
  return 'refusal' in decision ? decision.refusal.code : undefined
}
const requested = (needsHr = false, decider?: 'insurer') =>
  take(initialGuarantee, {
    type: 'RequestGuarantee',
    data: { requested: { ...exampleRequest, needsHr, ...(decider && { decider }) } },
  })
const issue = (amountCents = 1_000_000, limits: { mostCents?: number; secondPersonAboveCents?: number } = {}) =>
  ({
    type: 'IssueLetter',
    data: {
      letter: { ...exampleLetter, amountCents },
      mostCents: limits.mostCents,
      secondPersonAboveCents: limits.secondPersonAboveCents,
    },
  }) as const
const propose = (amountCents = 3_000_000) =>
  ({
    type: 'ProposeLetterAmount',
    data: {
      proposalId: 'p1',
      terms: { amountCents, conditions: 'Ward B' },
      proposedBy: 'olga',
      mostCents: undefined,
    },
  }) as const
const ask = {
  type: 'AskForLetterChange',
  data: { changeId: 'c1', amountCents: 2_000_000, reason: 'Longer stay', today },
} as const

/** A command for each step that would succeed wherever the status allows it. */
const commandOf: Readonly<Record<GuaranteeStep, GuaranteeCommand>> = {
  'pass-on': { type: 'PassOnGuarantee', data: {} },
  decline: { type: 'DeclineGuarantee', data: { reason: 'Left' } },
  take: { type: 'TakeGuarantee', data: { referenceNo: 'LG-1' } },
  'fail-handover': { type: 'RecordGuaranteeHandoverFailure', data: { reason: 'POLICY_UNKNOWN', final: true } },
  reprocess: { type: 'ReprocessGuarantee', data: {} },
  withdraw: { type: 'WithdrawGuarantee', data: {} },
  'give-information': { type: 'GiveGuaranteeInformation', data: { answer: 'Here', attachments: [] } },
  'request-information': { type: 'RequestGuaranteeInformation', data: { request: 'The form' } },
  approve: issue(),
  'propose-amount': propose(),
  'agree-to-amount': {
    type: 'AgreeToLetterAmount',
    data: { proposalId: 'p1', decidedBy: 'vera', letter: exampleLetter, mostCents: undefined },
  },
  'decline-amount': { type: 'DeclineLetterAmount', data: { proposalId: 'p1', decidedBy: 'vera', reason: 'Too much' } },
  reject: { type: 'RejectGuarantee', data: { reason: 'Not covered' } },
  'ask-for-change': ask,
  replace: issue(1_500_000),
  'decline-change': { type: 'DeclineLetterChange', data: { changeId: 'c1', reason: 'No' } },
  revoke: { type: 'RevokeGuarantee', data: { reason: 'Called off' } },
  'acknowledge-admission': { type: 'AcknowledgeAdmission', data: { issue: 1, today } },
  'tell-expiry': { type: 'TellExpiry', data: { today } },
  expire: { type: 'ExpireGuarantee', data: { today: '2026-12-27' } },
}
/** A letter in each status, with everything open that can be open there. */
function standing(status: (typeof guaranteeStatuses)[number], step: GuaranteeStep): GuaranteeState {
  const opened =
    step === 'give-information'
      ? [commandOf['request-information']]
      : step.endsWith('to-amount') || step === 'decline-amount'
        ? [propose()]
        : []
  const anew = (needsHr = false) => requested(needsHr, 'insurer')
  const submitted = take(anew(), ...opened.filter(() => status === 'SUBMITTED'))
  switch (status) {
    case 'PENDING_HR':
      return anew(true)
    case 'SUBMITTED':
      return submitted
    case 'APPROVED':
      return take(
        anew(),
        issue(),
        ...opened.filter(({ type }) => type === 'ProposeLetterAmount'),
        ...(step === 'decline-change' ? [ask] : []),
      )
    case 'REJECTED':
      return take(anew(), commandOf.reject)
    case 'WITHDRAWN':
      return take(anew(), commandOf.withdraw)
    case 'EXPIRED':
      return take(anew(), issue(), commandOf.expire)
  }
}

test.each(guaranteeStatuses.flatMap((status) => guaranteeSteps.map((step) => [status, step] as const)))(
  '%s: %s goes as the one table says',
  (status, step) => {
    const before = standing(status, step)
    // The same command issues the first letter and one in place of another.
    const isOther = (step === 'approve' && status === 'APPROVED') || (step === 'replace' && status === 'SUBMITTED')
    const expected = guaranteeStatusAfter(isOther ? (step === 'approve' ? 'replace' : 'approve') : step, status)
    if (expected === undefined) expect(refusalOf(commandOf[step], before)).toBeDefined()
    else expect(take(before, commandOf[step]).status).toBe(expected)
  },
)

test('one that is signed beforehand is requested and issued in one', () => {
  const state = take(initialGuarantee, {
    type: 'RequestGuarantee',
    data: { requested: { ...exampleRequest, kind: 'presigned' }, letter: exampleLetter },
  }) as RequestedGuarantee
  expect([state.status, latestLetter(state)?.issue]).toEqual(['APPROVED', 1])
})

test('nothing is guaranteed above the limit, nor for nothing, nor by one alone above the client’s amount', () => {
  expect(refusalOf(issue(1_000_001, { mostCents: 1_000_000 }), requested())).toBe('LETTER_AMOUNT_ABOVE_LIMIT')
  expect(refusalOf(issue(0), requested())).toBe('LETTER_AMOUNT_MISSING')
  expect(refusalOf(issue(500_001, { secondPersonAboveCents: 500_000 }), requested())).toBe('LETTER_SECOND_PERSON')
  expect(refusalOf(issue(500_000, { secondPersonAboveCents: 500_000 }), requested())).toBeUndefined()
})

test('a hand-over is counted, is given up after five failures or a refusal, and begins anew with Reprocess', () => {
  const fail = (final = false) =>
    ({ type: 'RecordGuaranteeHandoverFailure', data: { reason: 'The insurer answered 500.', final } }) as const
  const failed = take(requested(false, 'insurer'), fail(), fail(), fail(), fail()) as RequestedGuarantee
  expect(failed.handover).toEqual({ failures: 4, reason: 'The insurer answered 500.', gaveUp: false })
  for (const over of [take(failed, fail()), take(requested(false, 'insurer'), fail(true))] as RequestedGuarantee[]) {
    expect(over.handover?.gaveUp).toBe(true)
    expect(refusalOf(fail(), over)).toBe('GUARANTEE_HANDOVER_GIVEN_UP')
    expect((take(over, commandOf.reprocess) as RequestedGuarantee).handover).toBeUndefined()
  }
  const taken = take(failed, commandOf.take) as RequestedGuarantee
  expect([taken.status, taken.referenceNo, taken.handover]).toEqual(['SUBMITTED', 'LG-1', undefined])
  expect(decideGuarantee(commandOf.take, taken)).toEqual({ events: [] })
  for (const command of [
    fail(),
    commandOf.reprocess,
    { type: 'TakeGuarantee', data: { referenceNo: 'LG-2' } } as const,
  ])
    expect(refusalOf(command, taken)).toBe('GUARANTEE_ALREADY_TAKEN')
  expect(refusalOf(commandOf.take, requested())).toBe('GUARANTEE_NOT_WITH_INSURER')
})

test('a second person agrees to what was proposed, and to nothing else', () => {
  const proposed = take(requested(), propose())
  const agree = (over: object) =>
    ({ type: 'AgreeToLetterAmount', data: { ...commandOf['agree-to-amount'].data, ...over } }) as GuaranteeCommand
  expect(refusalOf(agree({ decidedBy: 'olga' }), proposed)).toBe('LETTER_PROPOSAL_OWN')
  expect(refusalOf(agree({ proposalId: 'p0' }), proposed)).toBe('LETTER_PROPOSAL_REPLACED')
  expect(refusalOf(agree({ mostCents: 2_999_999 }), proposed)).toBe('LETTER_AMOUNT_ABOVE_LIMIT')
  expect(latestLetter(take(proposed, agree({ mostCents: 3_000_000 })) as RequestedGuarantee)).toEqual({
    ...exampleLetter,
    issue: 1,
    amountCents: 3_000_000,
    conditions: 'Ward B',
    proposedBy: 'olga',
  })
  const silent = { proposalId: 'p1', decidedBy: 'vera', reason: ' ' }
  expect(refusalOf({ type: 'DeclineLetterAmount', data: silent }, proposed)).toBe('LETTER_PROPOSAL_REASON_MISSING')
  const declined = take(proposed, commandOf['decline-amount'])
  expect(refusalOf(agree({}), declined)).toBe('LETTER_PROPOSAL_ABSENT')
})

test('a letter is asked for the day of an open change, else for that of the letter before, else for that of the request', () => {
  const on = (state: GuaranteeState) => (isRequested(state) ? askedAdmissionOn(state) : undefined)
  expect(on(requested())).toBe(exampleRequest.request.admissionOn)
  const later = { ...issue().data, letter: { ...exampleLetter, admissionOn: '2026-12-05' } }
  const issued = take(requested(), { type: 'IssueLetter', data: later })
  expect(on(issued)).toBe('2026-12-05')
  const asked = take(issued, { ...ask, data: { ...ask.data, admissionOn: '2026-12-09' } })
  expect(on(asked)).toBe('2026-12-09')
  expect(on(take(asked, commandOf['decline-change']))).toBe('2026-12-05')
})

test('a change is asked for once, is for more, and ends with its letter', () => {
  const approved = take(requested(), issue())
  const asking = (over: object) => ({ type: 'AskForLetterChange', data: { ...ask.data, ...over } }) as GuaranteeCommand
  expect(refusalOf(asking({ amountCents: 1_000_000 }), approved)).toBe('CHANGE_AMOUNT_NOT_HIGHER')
  expect(refusalOf(asking({ amountCents: undefined }), approved)).toBe('CHANGE_EMPTY')
  expect(refusalOf(asking({ reason: ' ' }), approved)).toBe('CHANGE_REASON_MISSING')
  expect(refusalOf(asking({ today: '2026-12-27' }), approved)).toBe('LETTER_OVER')
  const asked = take(approved, ask)
  expect(refusalOf(asking({ changeId: 'c2' }), asked)).toBe('CHANGE_ALREADY_ASKED')
  const replaced = take(asked, issue(2_000_000)) as RequestedGuarantee
  expect([replaced.letters.map((letter) => letter.issue), replaced.change]).toEqual([[1, 2], undefined])
})

test('the hospital acknowledges with the newest letter, while it holds, and once', () => {
  const acknowledge = (presented: number, day = today) =>
    ({ type: 'AcknowledgeAdmission', data: { issue: presented, today: day } }) as const
  const replaced = take(requested(), issue(), issue(2_000_000))
  expect(refusalOf(acknowledge(1), replaced)).toBe('LETTER_REPLACED')
  expect(refusalOf(acknowledge(2, '2026-12-27'), replaced)).toBe('LETTER_OVER')
  const acknowledged = take(replaced, acknowledge(2, '2026-12-26'))
  expect(decideGuarantee(acknowledge(2, '2026-12-27'), acknowledged)).toEqual({ events: [] })
})

test('a letter ends after its last day, and its end is told once for each letter', () => {
  const approved = take(requested(), issue())
  expect(refusalOf({ type: 'ExpireGuarantee', data: { today: '2026-12-26' } }, approved)).toBe('LETTER_STILL_VALID')
  const told = take(approved, commandOf['tell-expiry'])
  expect(decideGuarantee(commandOf['tell-expiry'], told)).toEqual({ events: [] })
  expect((take(told, issue(), commandOf['tell-expiry']) as RequestedGuarantee).expiryToldIssue).toBe(2)
})

test('a question is answered once, with words or a document', () => {
  const asked = take(requested(), commandOf['request-information'])
  const give = (answer: string): GuaranteeCommand => ({
    type: 'GiveGuaranteeInformation',
    data: { answer, attachments: [] },
  })
  expect(refusalOf(give(' '), asked)).toBe('INFORMATION_ANSWER_MISSING')
  expect(refusalOf(give('Again'), take(asked, give('Here')))).toBe('INFORMATION_NOT_ASKED')
})

test('every refusal of a reason leaves the letter as it is', () => {
  const approved = take(requested(), issue())
  for (const type of ['DeclineGuarantee', 'RejectGuarantee', 'RevokeGuarantee'] as const) {
    const before = type === 'DeclineGuarantee' ? requested(true) : type === 'RejectGuarantee' ? requested() : approved
    expect(refusalOf({ type, data: { reason: ' ' } }, before), type).toBe('GUARANTEE_REASON_MISSING')
  }
})

test('what was forgotten keeps nobody from deciding', () => {
  const forgotten: GuaranteeEvent = {
    type: 'GuaranteeRequested',
    data: { ...exampleRequest, patientName: REDACTED, patientNric: REDACTED, email: REDACTED },
  }
  const state = evolveGuarantee(initialGuarantee, forgotten)
  expect(isRequested(take(state, issue()))).toBe(true)
})
