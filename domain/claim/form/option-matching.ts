/** Finds what was typed or chosen in the option lists. */
import type { BenefitOption, OptionItem, OutpatientOptions } from '../claim-options.ts'
import { filled, type OutpatientForm } from './claim-form.ts'

/** The chosen benefit; undefined when none is chosen or it is not offered in the chosen group. */
export function chosenBenefit(form: OutpatientForm, options: OutpatientOptions): BenefitOption | undefined {
  const group = options.bl.find(({ n }) => n === filled(form.benefitGroup))
  return group?.ol.find(({ id }) => id === filled(form.benefitGroupItem))
}

/** The list item whose name was typed, whatever its case. */
export function listedItem(list: readonly OptionItem[], typed: string | undefined): OptionItem | undefined {
  const name = filled(typed).toLowerCase()
  return name === '' ? undefined : list.find(({ n }) => n.toLowerCase() === name)
}

/** Whether a claim for the benefit needs a document besides the receipt (C47). */
export function needsSupportingDocument(benefit: Pick<BenefitOption, 'ptc'> | undefined, supportingVisitCode: readonly string[]): boolean {
  return benefit === undefined || !supportingVisitCode.includes(benefit.ptc)
}
