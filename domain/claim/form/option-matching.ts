/** Finds what was typed or chosen in the option lists. */
import type { BenefitOption, OptionItem, OutpatientOptions } from '../claim-options.ts'
import type { OutpatientDetails } from '../claim-details.ts'
import { filled, type OutpatientForm } from './claim-form.ts'

/** The chosen benefit; undefined when none is chosen, or when the chosen group does not offer it. */
export function chosenBenefit(form: OutpatientForm, options: OutpatientOptions): BenefitOption | undefined {
  const group = options.bl.find(({ n }) => n === filled(form.benefitGroup))
  return group?.ol.find(({ id }) => id === filled(form.benefitGroupItem))
}

/** The list item whose name was typed. Small and capital letters count as the same. */
export function listedItem(list: readonly OptionItem[], typed: string | undefined): OptionItem | undefined {
  const name = filled(typed).toLowerCase()
  return name === '' ? undefined : list.find(({ n }) => n.toLowerCase() === name)
}

/** Whether a claim for the benefit needs a document besides the receipt (C47). */
export function needsSupportingDocument(
  benefit: Pick<BenefitOption, 'ptc'> | undefined,
  supportingVisitCode: readonly string[],
): boolean {
  return benefit === undefined || !supportingVisitCode.includes(benefit.ptc)
}

/** The part of a claim that tells its benefit. */
export type BenefitOfClaim = Pick<OutpatientDetails, 'benefitGroup' | 'benefitId' | 'benefitName'> & {
  readonly diagnosisName?: unknown
  readonly diagnosisText?: unknown
}

/** The options of an update form. A claim may keep a benefit that is no longer offered. */
export function withBenefitOf(claim: BenefitOfClaim, options: OutpatientOptions): OutpatientOptions {
  const { benefitGroup, benefitId, benefitName, diagnosisName, diagnosisText } = claim
  const { bl } = options
  if (bl.some(({ n, ol }) => n === benefitGroup && ol.some(({ id }) => id === benefitId))) return options
  const benefit = {
    n: benefitName,
    c: benefitId,
    g: benefitGroup,
    id: benefitId,
    sd: (diagnosisName ?? diagnosisText) !== undefined,
    ptc: '',
  }
  const others = bl.filter(({ n }) => n !== benefitGroup)
  const group = bl.find(({ n }) => n === benefitGroup) ?? { n: benefitGroup, c: benefitGroup, ol: [] }
  return { ...options, bl: [...others, { ...group, ol: [...group.ol, benefit] }] }
}
