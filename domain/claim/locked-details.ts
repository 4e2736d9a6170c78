/** Which details of a claim are locked while the insurer asks or reviews (C11): all but accident and other insurer. */
import type { ClaimDetails } from './claim-details.ts'

/**
 * Locked details that are not personal. The personal ones (diagnosis, symptoms, remarks …) are locked too, but nothing may be decided
 * by comparing them: {@link withOpenFieldsOf} keeps them as they are.
 */
const comparedFields = {
  outpatient: [
    'visitDate',
    'providerName',
    'receiptNo',
    'currency',
    'amountCents',
    'benefitGroup',
    'benefitId',
    'benefitName',
    'includesGst',
    'gstAmountCents',
    'prePostHospitalisation',
    'admissionDate',
  ],
  inpatient: ['admissionDate', 'dischargeDate', 'symptomsStartDate', 'providerName', 'currency', 'amountCents'],
} as const

/** The first locked detail that differs; undefined when none does. Both must be of one kind. */
export function changedCoreField(stored: ClaimDetails, proposed: ClaimDetails): string | undefined {
  const before: Readonly<Record<string, unknown>> = stored
  const after: Readonly<Record<string, unknown>> = proposed
  return comparedFields[stored.kind].find((field) => before[field] !== after[field])
}

/** The stored details with the accident and other insurer of the proposed ones. */
export function withOpenFieldsOf(stored: ClaimDetails, proposed: ClaimDetails): ClaimDetails {
  const { accident: _accident, otherInsurer: _otherInsurer, ...locked } = stored
  const { accident, otherInsurer } = proposed
  return { ...locked, accident, otherInsurer }
}
