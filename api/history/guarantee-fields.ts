/** A letter of guarantee as its history compares and labels it. Pure. */
import type { Power } from '@member-care/domain/access/powers.ts'
import { formatDisplay } from '@member-care/domain/dates/singapore-dates.ts'
import { unlessRedacted, type Personal } from '@member-care/domain/events/event-definition.ts'
import type { GuaranteeEvent, IssuedLetter } from '@member-care/domain/guarantee/guarantee-events.ts'
import {
  evolveGuarantee,
  initialGuarantee,
  isRequested,
  type GuaranteeState,
  type RequestedGuarantee,
} from '@member-care/domain/guarantee/guarantee-state.ts'
import type { AggregateHistory } from '@member-care/domain/history/history-engine.ts'
import { formatMoney } from '@member-care/domain/money/money.ts'
import { guaranteeHistoryTexts as texts } from '@member-care/domain/texts/guarantee-desk-texts.ts'
import { handoverFailureText } from '@member-care/domain/texts/handover-texts.ts'
import { guaranteeTexts } from '@member-care/domain/texts/guarantee-texts.ts'
import { maskedEmailFor, maskedFor } from '../http/masking.ts'

type Value = Personal<string> | undefined

/** One thing that is said of a letter, in words. */
export interface GuaranteeField {
  /** Its path: `request.hospital`, `letters.2.amountCents`. */
  readonly field: string
  readonly group: string
  readonly label: string
  readonly value: unknown
}

/** @param powers of the reader: numbers that identify the patient are shown as they may see them */
export function guaranteeHistory(powers: ReadonlySet<Power>): AggregateHistory<GuaranteeEvent, GuaranteeState> {
  return {
    initial: initialGuarantee,
    evolve: evolveGuarantee,
    fieldsOf: (state) => new Map(isRequested(state) ? saidOf(state, powers) : []),
  }
}

/** All that is said of a letter, in its parts. */
export function guaranteeFields(state: GuaranteeState, powers: ReadonlySet<Power>): readonly GuaranteeField[] {
  return [...guaranteeHistory(powers).fieldsOf(state)].map(([field, value]) => ({
    field,
    group: groupOf(field),
    label: guaranteeFieldLabel(field),
    value,
  }))
}

const letterField = /^letters\.(\d+)\.(\w+)$/

/** What a field is called, by its path. */
export function guaranteeFieldLabel(field: string): string {
  const [, issue, name = ''] = letterField.exec(field) ?? []
  const labels: Readonly<Record<string, string>> = texts.labels
  if (issue !== undefined) return texts.ofLetter(issue, labels[name] ?? name)
  return field.startsWith('attachments.') ? texts.document : (labels[field] ?? field)
}

function groupOf(field: string): string {
  if (field.startsWith('attachments.')) return texts.groups.documents
  if (letterField.test(field)) return texts.groups.letters
  return /^(request|patient|email|policyNo)/.test(field) ? texts.groups.request : texts.groups.desk
}

/** Paths and words; a document is one value, its name. The answers to the questions never change, and stand on the letter's own page. */
function saidOf(state: RequestedGuarantee, powers: ReadonlySet<Power>): readonly (readonly [string, unknown])[] {
  const { request, amountProposal: proposal, change, attachments, letters } = state
  const said: readonly (readonly [string, Value])[] = [
    ['status', guaranteeTexts.statuses[state.status]],
    ['patientName', state.patientName],
    ['patientNric', maskedFor(powers, state.patientNric)],
    ['email', maskedEmailFor(powers, state.email, unlessRedacted(state.patientNric) ?? null)],
    ['policyNo', state.policyNo],
    ['request.hospital', request.hospital],
    ['request.admissionOn', formatDisplay(request.admissionOn)],
    ['request.diagnosis', request.diagnosis],
    ['request.symptoms', request.symptoms],
    ['request.symptomsStartedOn', formatDisplay(request.symptomsStartedOn)],
    ['request.doctorName', request.doctorName],
    ['referenceNo', state.referenceNo],
    ['handover.reason', state.handover && handoverFailureText(state.handover.reason).why],
    ['informationRequest', state.informationRequest],
    ['informationAnswer', state.informationAnswer],
    ['amountProposal.amountCents', money(proposal?.terms.amountCents)],
    ['amountProposal.conditions', proposal?.terms.conditions],
    ['amountProposal.declined.reason', proposal?.declined?.reason],
    ['change.amountCents', money(change?.amountCents)],
    ['change.admissionOn', date(change?.admissionOn)],
    ['change.reason', change?.reason],
    ['change.declined.reason', change?.declined?.reason],
    ['reason', state.reason],
    ['acknowledgedIssue', issueText(state.acknowledgedIssue)],
    ['expiryToldIssue', issueText(state.expiryToldIssue)],
    ...letters.flatMap(letterSaid),
    ...attachments.map(
      ({ attachmentId, originalFilename }) => [`attachments.${attachmentId}`, originalFilename] as const,
    ),
  ]
  return said.filter(([, value]) => value !== undefined && value !== '')
}

function letterSaid({ issue, amountCents, conditions, admissionOn, validUntil }: IssuedLetter) {
  const path = (name: string) => `letters.${issue}.${name}`
  return [
    [path('amountCents'), money(amountCents)],
    [path('conditions'), conditions],
    [path('admissionOn'), date(admissionOn)],
    [path('validUntil'), date(validUntil)],
  ] as const
}

function money(cents: number | undefined): string | undefined {
  return cents === undefined ? undefined : formatMoney(cents, 'SGD')
}

function date(isoDate: string | undefined): string | undefined {
  return isoDate === undefined ? undefined : formatDisplay(isoDate)
}

function issueText(issue: number | undefined): string | undefined {
  return issue === undefined ? undefined : texts.issue(issue)
}
