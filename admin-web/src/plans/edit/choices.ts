/** The choices of the plan editor's inputs, in the order of the schema. */
import { coveredAs, datesOfClaim, periods } from '@member-care/domain/cover/plan.ts'
import { coverTexts } from '@member-care/domain/texts/cover-texts.ts'
import { planComparisonTexts } from '@member-care/domain/texts/plan-comparison-texts.ts'
import { planEditTexts } from '@member-care/domain/texts/plan-editor-texts.ts'

const { choices: texts } = planEditTexts

interface Choice {
  readonly id: string
  readonly name: string
}

function named<Id extends string>(ids: readonly Id[], names: Readonly<Record<Id, string>>): readonly Choice[] {
  return ids.map((id) => ({ id, name: names[id] }))
}

/** Read late: the texts follow the language. */
export const choices = {
  claimedAs: () => named(['outpatient', 'inpatient', 'flexible-spending'], planComparisonTexts.claimedAs),
  coveredAs: () => named(coveredAs, coverTexts.coveredAs),
  versionBy: () => named(datesOfClaim, planComparisonTexts.datesOfClaim),
  versionByOrPlan: () => [{ id: '', name: texts.asPlan }, ...named(datesOfClaim, planComparisonTexts.datesOfClaim)],
  shareOfYear: () => named(['whole', 'by-days', 'by-months'], planComparisonTexts.shareOfYear),
  tax: () => named(['covered', 'not-covered'], planComparisonTexts.tax),
  otherInsurer: () => named(['up-to-rest', 'subtract'], planComparisonTexts.otherInsurer),
  of: () => named(['payment', 'charge'], planComparisonTexts.of),
  measures: () => named(['amount', 'visits', 'units', 'days', 'payments'], texts.measures),
  periods: () => named(periods, texts.periods),
  per: () => named(['person', 'family'], texts.per),
  network: () => [{ id: '', name: texts.everywhere }, ...named(['panel', 'other'], texts.network)],
}
