/** What has been filled in, as it is read back before it is sent. */
import { chosenBenefit } from '@member-care/domain/claim/form/option-matching.ts'
import type { ClaimFormField } from '@member-care/domain/claim/form/claim-form.ts'
import { formatDisplay, isIsoDate } from '@member-care/domain/dates/singapore-dates.ts'
import { WRITTEN_IN_ENGLISH } from '@member-care/domain/language/written-in-english.ts'
import { formatMoney, parseCents } from '@member-care/domain/money/money.ts'
import { claimFieldLabels } from '@member-care/domain/texts/claim-form-texts.ts'
import {
  paymentMethodLabels,
  prePostHospitalisationLabels,
  yesNoLabels,
} from '@member-care/domain/texts/claim-texts.ts'
import { pageTexts } from '@member-care/domain/texts/page-texts.ts'
import { claimSectionTitles } from '@member-care/domain/texts/submit-claim-texts.ts'
import { shownFields, type ClaimFormValues, type FormContext } from './claim-form-values.ts'

export interface SummaryRow {
  readonly field: ClaimFormField
  readonly label: string
  readonly value: string
  /** Where the value has a language of its own. */
  readonly lang?: string
}

export interface SummarySection {
  readonly title: string
  readonly rows: readonly SummaryRow[]
}

const sectionsOf: Readonly<
  Record<FormContext['kind'], readonly { readonly title: string; readonly fields: readonly ClaimFormField[] }[]>
> = {
  outpatient: [
    { title: claimSectionTitles.person, fields: ['companyId', 'claimantId'] },
    {
      title: claimSectionTitles.visit,
      fields: [
        'visitDate',
        'benefitGroup',
        'benefitGroupItem',
        'providerName',
        'diagnosisText',
        'prePostHospitalisation',
        'admissionDate',
      ],
    },
    { title: claimSectionTitles.receipt, fields: ['receiptNo', 'amount', 'includeGST', 'gstAmount', 'empSubRemarks'] },
  ],
  inpatient: [
    { title: claimSectionTitles.person, fields: ['companyId', 'claimantId'] },
    { title: claimSectionTitles.stay, fields: ['providerName', 'admissionDate', 'dischargeDate'] },
    {
      title: claimSectionTitles.treatment,
      fields: ['reasonForTreatment', 'nameOfOperation', 'symptoms', 'symptomsStartDate'],
    },
    { title: claimSectionTitles.bill, fields: ['amount', 'empSubRemarks'] },
  ],
}

const closingSections: readonly { readonly title: string; readonly fields: readonly ClaimFormField[] }[] = [
  {
    title: claimSectionTitles.accident,
    fields: [
      'accidentRelated',
      'accidentDate',
      'accidentTime',
      'placeOfAccident',
      'accidentDetails',
      'workRelated',
      'accidentClaimableFromCompany',
    ],
  },
  {
    title: claimSectionTitles.otherInsurance,
    fields: ['claimingFromOtherInsurer', 'claimingFromOtherInsurerName', 'claimReferenceNo'],
  },
  { title: claimSectionTitles.payment, fields: ['paymentMethod', 'bankName', 'accountNo', 'nric'] },
]

/** The sections in the order of the form, each with the fields that are shown and filled in. */
export function claimSummary(values: ClaimFormValues, context: FormContext): readonly SummarySection[] {
  const shown = shownFields(values, context)
  return [...sectionsOf[context.kind], ...closingSections].map(({ title, fields }) => ({
    title,
    rows: fields.flatMap((field) => {
      const value = shown.has(field) ? readable(field, values, context) : ''
      const language = namesOfPlan.includes(field) ? { lang: WRITTEN_IN_ENGLISH } : {}
      return value === '' ? [] : [{ field, label: labelOf(field, context), value, ...language }]
    }),
  }))
}

function labelOf(field: ClaimFormField, { kind }: FormContext): string {
  return kind === 'inpatient' && field === 'providerName' ? claimFieldLabels.hospital : claimFieldLabels[field]
}

const namesOfPlan: readonly ClaimFormField[] = ['benefitGroup', 'benefitGroupItem']

const yesNo: readonly ClaimFormField[] = [
  'includeGST',
  'accidentRelated',
  'workRelated',
  'accidentClaimableFromCompany',
  'claimingFromOtherInsurer',
]

function readable(field: ClaimFormField, values: ClaimFormValues, context: FormContext): string {
  const value = field === 'payNowConfirmed' ? '' : (values[field] ?? '').trim()
  const company = context.companies.find(({ companyId }) => companyId === values.companyId)
  if (field === 'companyId') return company?.companyName ?? ''
  if (field === 'claimantId') return claimantText(company?.records.find(({ uuid }) => uuid === value))
  if (field === 'benefitGroupItem')
    return context.kind === 'outpatient' ? (chosenBenefit(values, context.options)?.n ?? '') : ''
  if (field === 'amount' || field === 'gstAmount') return formatMoney(parseCents(value) ?? 0, values.currency ?? '')
  if (field === 'paymentMethod') return isOf(paymentMethodLabels, value) ? paymentMethodLabels[value] : ''
  if (field === 'prePostHospitalisation')
    return isOf(prePostHospitalisationLabels, value) ? prePostHospitalisationLabels[value] : ''
  if (yesNo.includes(field)) return isOf(yesNoLabels, value) ? yesNoLabels[value] : ''
  return isIsoDate(value) ? formatDisplay(value) : value
}

/** A device that shows what was last seen knows no NRIC (S119). */
export function claimantText(claimant: { readonly name: string; readonly nric: string } | undefined): string {
  if (claimant === undefined) return ''
  return claimant.nric === '' ? claimant.name : pageTexts.withDetail(claimant.name, claimant.nric)
}

function isOf<Labels extends object>(labels: Labels, value: string): value is string & keyof Labels {
  return Object.hasOwn(labels, value)
}
