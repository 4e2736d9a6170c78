/** Which kinds of claim a client takes (1§6: feature flags gate each function). */
import type { FeaturesConfig } from '../../client/features-config.ts'
import type { ClaimKind } from '../claim-terms.ts'

export type FilingFeatures = Pick<FeaturesConfig, 'allowEclaimSubmit' | 'allowOutpatient' | 'allowInpatient'>

/** Whether the client's employees may file a claim of this kind. What was filed before a kind was switched off goes on as it would have. */
export function isKindOffered(
  kind: ClaimKind,
  { allowEclaimSubmit, allowOutpatient, allowInpatient }: FilingFeatures,
): boolean {
  return allowEclaimSubmit && (kind === 'outpatient' ? allowOutpatient : allowInpatient)
}
