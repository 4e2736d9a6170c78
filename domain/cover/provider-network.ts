/** Whether a provider is on the panel, by the name that is on the receipt. */
import type { CoverClaim } from './cover-claim.ts'

export interface ProviderNames {
  /** Of the panel's clinics. */
  readonly panel: readonly string[]
  /** Of clinics whose claims are not covered. */
  readonly excluded: readonly string[]
}

/** What nobody knows by its name is unknown: the desk may know better. Case and blanks do not count. */
export function networkOf(providerName: string, { panel, excluded }: ProviderNames): CoverClaim['network'] {
  const name = comparable(providerName)
  if (name === '') return 'unknown'
  if (excluded.some((one) => comparable(one) === name)) return 'excluded'
  return panel.some((one) => comparable(one) === name) ? 'panel' : 'unknown'
}

function comparable(name: string): string {
  return name.trim().replace(/\s+/g, ' ').toLowerCase()
}
