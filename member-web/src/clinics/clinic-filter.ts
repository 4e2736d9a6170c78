/** Which clinics a search leaves (2§2 Clinic locator, 2§5 "Clinic search"). */
import type { PanelClinic } from '../portal-api/home-api.ts'

export interface ClinicFilter {
  /** Part of the name or the address, in any case; fewer than 3 characters search for nothing. */
  readonly search: string
  /** '' for all. */
  readonly type: string
  readonly area: string
}

export const LEAST_SEARCH_LENGTH = 3
/** So many are shown at first, and so many more each time. */
export const CLINICS_AT_A_TIME = 10

export function clinicsFound(clinics: readonly PanelClinic[], { search, type, area }: ClinicFilter): readonly PanelClinic[] {
  const wanted = search.trim().toLowerCase()
  return clinics.filter(
    (clinic) =>
      (type === '' || String(clinic.t) === type) &&
      (area === '' || clinic.ar === area) &&
      (wanted.length < LEAST_SEARCH_LENGTH || `${clinic.n} ${clinic.a}`.toLowerCase().includes(wanted)),
  )
}

/** The areas that there are clinics in, by name. */
export function areasOf(clinics: readonly PanelClinic[]): readonly string[] {
  return [...new Set(clinics.map(({ ar }) => ar))].sort()
}
