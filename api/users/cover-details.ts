/** A cover between its form, its record and its events. */
import type { CoverForm } from '@member-care/domain/user/cover-form.ts'
import type { Membership } from '@member-care/projections/users/user-records.ts'

/** What a form says of a cover as it is recorded: what is empty is left out. */
export function coverDetails(
  form: CoverForm,
): Partial<Omit<CoverForm, 'effectiveStartDate'>> & Pick<CoverForm, 'effectiveStartDate'> {
  const { effectiveStartDate, staffId, designation, planNo, costCenter, costCenterName, effectiveEndDate } = form
  const optional = { staffId, designation, planNo, costCenter, costCenterName, effectiveEndDate }
  const given = Object.entries(optional).flatMap(([field, value]) =>
    value.trim() === '' ? [] : [[field, value.trim()] as const],
  )
  return { effectiveStartDate, ...Object.fromEntries(given) }
}

/** A cover on record, as its form has it: what is not known is empty. */
export function coverFormOf({
  staffId,
  designation,
  planNo,
  costCenter,
  costCenterName,
  effectiveStartDate,
  effectiveEndDate,
}: Membership): CoverForm {
  return {
    staffId: staffId ?? '',
    designation: designation ?? '',
    planNo: planNo ?? '',
    costCenter: costCenter ?? '',
    costCenterName: costCenterName ?? '',
    effectiveStartDate,
    effectiveEndDate: effectiveEndDate ?? '',
  }
}

/** The texts of a form without blanks around them. */
export function trimmed<Texts extends Readonly<Record<string, string>>>(texts: Texts): Texts {
  return Object.fromEntries(Object.entries(texts).map(([field, text]) => [field, text.trim()])) as Texts
}
