/** Which clinics a search leaves, and in which order (2§2 Clinic locator, 2§5 "Clinic search"). */
import { areasOf, chosenClinics, zonesOf, type ClinicChoice } from '@member-care/domain/clinic/clinic-choice.ts'
import { distanceBetween, type Place } from '@member-care/domain/clinic/distance.ts'
import { openState, type ClinicMoment } from '@member-care/domain/clinic/open-now.ts'
import { clinicTypeLabels } from '@member-care/domain/texts/portal-texts.ts'
import type { PanelClinic } from '../portal-api/home-api.ts'

export interface ClinicFilter extends ClinicChoice {
  /** Part of the name or the address, in any case; fewer than 3 characters search for nothing. */
  readonly search: string
  /** Only those that are open then. */
  readonly openAt?: ClinicMoment | undefined
}

const LEAST_SEARCH_LENGTH = 3
/** So many are shown at first, and so many more each time. */
export const CLINICS_AT_A_TIME = 10

export function clinicsFound(
  clinics: readonly PanelClinic[],
  { search, openAt, ...choice }: ClinicFilter,
): readonly PanelClinic[] {
  const wanted = search.trim().toLowerCase()
  return chosenClinics(clinics, choice).filter(
    (clinic) =>
      (wanted.length < LEAST_SEARCH_LENGTH || `${clinic.n} ${clinic.a}`.toLowerCase().includes(wanted)) &&
      (openAt === undefined || openState(clinic, openAt)?.isOpen === true),
  )
}

/** A clinic, and how many metres it is away, where that is known. */
export interface PlacedClinic {
  readonly clinic: PanelClinic
  readonly metres: number | undefined
}

/** The nearest first; in their own order where nobody knows from where. */
export function nearestFirst(clinics: readonly PanelClinic[], from: Place | undefined): readonly PlacedClinic[] {
  if (from === undefined) return clinics.map((clinic) => ({ clinic, metres: undefined }))
  return clinics
    .map((clinic) => ({ clinic, metres: distanceBetween(from, { latitude: clinic.la, longitude: clinic.lo }) }))
    .toSorted((one, other) => one.metres - other.metres)
}

/** What an address chooses; what there is no clinic of is not chosen. */
export function choiceOfAddress(query: URLSearchParams, clinics: readonly PanelClinic[]): ClinicChoice {
  const asked = (name: string, among: readonly string[]) => among.find((value) => value === query.get(name)) ?? ''
  const zone = asked('zone', zonesOf(clinics))
  return { type: asked('type', Object.keys(clinicTypeLabels)), zone, area: asked('area', areasOf(clinics, zone)) }
}

/** The address of a choice; what is not chosen is left out. */
export function addressOfChoice(choice: ClinicChoice): URLSearchParams {
  return new URLSearchParams(Object.entries(choice).filter(([, value]) => value !== ''))
}
