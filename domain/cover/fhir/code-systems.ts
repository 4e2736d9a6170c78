/** The codes of the export: those of HL7 where it has one, and our own under the address of the installation. */
import { currencyAmount } from './amounts.ts'
import type { CodeableConcept, Coding, Identifier, Quantity } from './fhir-types.ts'

/** What HL7 has a code for, each with the name that HL7 gives it. */
const hl7 = {
  adjudication: {
    submitted: 'Submitted Amount',
    copay: 'CoPay',
    eligible: 'Eligible Amount',
    deductible: 'Deductible',
    benefit: 'Benefit Amount',
  },
  'adjudication-reason': { ar001: 'Not covered', ar002: 'Plan Limit Reached' },
  applicability: { 'in-network': 'In Network', 'out-of-network': 'Out of Network' },
  'benefit-network': { in: 'In Network', out: 'Out of Network' },
  'benefit-term': { annual: 'Annual', lifetime: 'Lifetime' },
  'benefit-type': {
    benefit: 'Benefit',
    deductible: 'Deductible',
    visit: 'Visit',
    copay: 'Copayment per service',
    'copay-percent': 'Copayment Percent per service',
    'copay-maximum': 'Copayment maximum per service',
  },
  'benefit-unit': { individual: 'Individual', family: 'Family' },
  'claim-type': { institutional: 'Institutional', professional: 'Professional' },
  'coverage-class': { group: 'Group', plan: 'Plan' },
  'ex-paymenttype': { complete: 'Complete' },
  'insurance-plan-type': { medical: 'Medical' },
  processpriority: { normal: 'Normal' },
  'subscriber-relationship': { self: 'Self', spouse: 'Spouse', child: 'Child', parent: 'Parent', other: 'Other' },
  'v3-ActCode': { HIP: 'health insurance plan policy' },
} as const
type Hl7System = keyof typeof hl7

/** A code of HL7. */
export function hl7Code<System extends Hl7System>(system: System, code: keyof (typeof hl7)[System] & string): Coding {
  const codes: Readonly<Record<string, string>> = hl7[system]
  return { system: `http://terminology.hl7.org/CodeSystem/${system}`, code, display: codes[code] ?? code }
}

/** What HL7 has no code for. */
export type OwnSystem =
  | 'adjudication'
  | 'benefit'
  | 'benefit-cost'
  | 'benefit-group'
  | 'benefit-type'
  | 'counted-over'
  | 'plan-rule'
  | 'refusal'

/** @param base the address under which our own codes and identifiers stand, without a slash at its end: `https://example.com/fhir` */
export function ownCode(base: string, system: OwnSystem, code: string, display: string): Coding {
  return { system: `${base}/CodeSystem/${system}`, code: withoutBlanks(code), display }
}

/** Something that has a number or an id of ours. */
export function ownIdentifier(
  base: string,
  what: 'claim' | 'company' | 'nric' | 'plan' | 'staff' | 'user',
  value: string,
): Identifier {
  return { system: `${base}/identifier/${what}`, value }
}

export function concept(text: string, ...coding: readonly Coding[]): CodeableConcept {
  return { coding, text }
}

/** Money as a limit or a cost has it. @param cents of the currency */
export function moneyQuantity(cents: number, currency: string): Quantity {
  return { value: currencyAmount(cents), unit: currency, system: 'urn:iso:std:iso:4217', code: currency }
}

/** @param share in millionths */
export function percentQuantity(share: number): Quantity {
  return { value: share / 10_000, unit: '%', system: 'http://unitsofmeasure.org', code: '%' }
}

/** A code of FHIR neither begins nor ends with a blank, and has one at a time. Codes of a plan are typed by people. */
function withoutBlanks(code: string): string {
  return code.trim().replace(/\s+/g, ' ') || '-'
}
