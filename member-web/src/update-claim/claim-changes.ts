/** What has become of a claim and of its update form: what the member changed, and what others changed meanwhile. */
import { lockedFields } from '@member-care/domain/claim/form/locked-fields.ts'
import type { ClaimFormField } from '@member-care/domain/claim/form/claim-form.ts'
import { formatDisplay, isIsoDate } from '@member-care/domain/dates/singapore-dates.ts'
import { currentLanguage } from '@member-care/domain/language/current-language.ts'
import { listed } from '@member-care/domain/language/listed.ts'
import { claimFieldLabels } from '@member-care/domain/texts/claim-form-texts.ts'
import { claimTexts, paymentMethodLabels, yesNoLabels } from '@member-care/domain/texts/claim-texts.ts'
import type { ClaimFormValues } from '../claim-form/claim-form-values.ts'
import { accidentFields, claimFields, otherInsurerFields, paymentFields } from '../claim-detail/claim-fields.ts'
import { statusOf, type ShownClaim } from '../claim-detail/shown-claim.ts'
import { formOfClaim } from './form-of-claim.ts'

/** One thing that was and is; '' where it was not there, or is not there any more. */
export interface ClaimChange {
  readonly label: string
  readonly before: string
  readonly after: string
}

const { detail, fields } = claimTexts

/** What others changed of the claim, for the member to read. A number that the insurer has given it meanwhile is no change of theirs. */
export function changesBetween(before: ShownClaim, after: ShownClaim): readonly ClaimChange[] {
  const [then, now] = [readableParts(before), readableParts(after)]
  return [...new Set([...then.keys(), ...now.keys()])].flatMap((label) => {
    const change = { label, before: then.get(label) ?? '', after: now.get(label) ?? '' }
    // A question that is no longer open is told by the status.
    const isSettled = label === detail.asked && change.after === ''
    return change.before === change.after || isSettled ? [] : [change]
  })
}

/** A day on which everything of a claim is shown. */
const LONG_AFTER = '9999-12-31'

const ownedByInsurer = (): readonly string[] => [fields.transactionNo, fields.payableAmount, detail.remarks]

function readableParts(shown: ShownClaim): ReadonlyMap<string, string> {
  const { claim } = shown
  const details = claimFields(shown, { itemizedMonth: 0, itemizedMessage: '' }, LONG_AFTER).filter(
    ({ label }) => !ownedByInsurer().includes(label),
  )
  const rows = [...details, ...accidentFields(claim), ...otherInsurerFields(claim), ...paymentFields(claim)]
  return new Map([
    [detail.status, claim.status],
    [detail.asked, claim.informationRequest],
    [detail.remarks, claim.remarks],
    ...rows.map(({ label, value }) => [label, value] as const),
    [
      detail.documents,
      listed(
        currentLanguage(),
        claim.attachment.map(({ original_filename: name }) => name),
      ),
    ],
  ])
}

/** The fields that the member changed, in no particular order; ticking a box that confirms something is none. */
export function changedFields(opening: ClaimFormValues, values: ClaimFormValues): readonly ClaimFormField[] {
  const [before, after]: readonly Readonly<Record<string, unknown>>[] = [opening, values]
  return Object.keys({ ...before, ...after })
    .filter((field): field is ClaimFormField => Object.hasOwn(claimFieldLabels, field) && field !== 'payNowConfirmed')
    .filter((field) => (before?.[field] ?? '') !== (after?.[field] ?? ''))
}

export interface Rebased {
  readonly opening: ClaimFormValues
  readonly values: ClaimFormValues
  /** What the member had changed and can no longer change. */
  readonly lost: readonly ClaimFormField[]
}

/** Brings what the member changed over to the claim as it is now, as far as its fields are still open. */
export function rebase(opening: ClaimFormValues, values: ClaimFormValues, latest: ShownClaim): Rebased {
  const locked = lockedFields(statusOf(latest.claim))
  const changed = changedFields(opening, values)
  const kept = changed.filter((field) => !locked.has(field)).map((field) => [field, values[field]] as const)
  const renewed = formOfClaim(latest)
  const typedAccountNo = kept.some(([field]) => field === 'accountNo') ? { typedAccountNo: values.typedAccountNo } : {}
  return {
    opening: renewed,
    values: { ...renewed, ...Object.fromEntries(kept), ...typedAccountNo },
    lost: changed.filter((field) => locked.has(field)),
  }
}

/** What the member filled in, read back without the lists of the form. */
export function readBack(
  changed: readonly ClaimFormField[],
  values: ClaimFormValues,
): readonly { readonly label: string; readonly value: string }[] {
  return changed.flatMap((field) => {
    const value = field === 'payNowConfirmed' ? '' : (values[field] ?? '')
    // A bank is told by its name; a benefit by its group, as its id says nothing.
    return value === '' || field === 'bankNo' || field === 'benefitGroupItem'
      ? []
      : [{ label: claimFieldLabels[field], value: readable(value) }]
  })
}

function readable(value: string): string {
  const names: Readonly<Record<string, string>> = { ...paymentMethodLabels, ...yesNoLabels }
  return isIsoDate(value) ? formatDisplay(value) : (names[value] ?? value)
}
