/** Whether members read NRICs in full is the client's to say (1§3 `maskNRIC`, `unmaskedNRICLength`). */
import { maskNric, VISIBLE_NRIC } from '../identity/nric.ts'
import type { FeaturesConfig } from './features-config.ts'

/** @param features absent where no client says it: then the number is masked */
export function nricForMembers(
  nric: string,
  { maskNRIC, unmaskedNRICLength }: Pick<FeaturesConfig, 'maskNRIC' | 'unmaskedNRICLength'> = {
    maskNRIC: true,
    unmaskedNRICLength: VISIBLE_NRIC,
  },
): string {
  return maskNRIC ? maskNric(nric, unmaskedNRICLength) : nric
}
