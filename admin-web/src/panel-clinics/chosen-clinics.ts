/** Which clinics a choice of type and area leaves, and what can be chosen. Pure. */
import type { ClinicChoice, PanelClinic } from './panel-clinics-calls.ts'

export function chosenClinics(clinics: readonly PanelClinic[], { type, area }: ClinicChoice): readonly PanelClinic[] {
  return clinics.filter((clinic) => (type === '' || String(clinic.t) === type) && (area === '' || clinic.ar === area))
}

/** The types that there are clinics of, with their names. */
export function typesOf(clinics: readonly PanelClinic[]): readonly { readonly value: string; readonly label: string }[] {
  const labels = new Map(clinics.map(({ t, ts }) => [String(t), ts]))
  return [...labels].map(([value, label]) => ({ value, label })).sort((one, other) => one.label.localeCompare(other.label))
}

/** Where an area's name stands on the map: in the middle of its clinics. */
export function areaPlaces(clinics: readonly PanelClinic[]): readonly { readonly area: string; readonly place: readonly [number, number] }[] {
  const middle = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  return [...Map.groupBy(clinics, ({ ar }) => ar)].map(([area, there]) => ({ area, place: [middle(there.map(({ lo }) => lo)), middle(there.map(({ la }) => la))] }))
}

/** The areas that there are clinics in, by name. */
export function areasOf(clinics: readonly PanelClinic[]): readonly string[] {
  return [...new Set(clinics.map(({ ar }) => ar))].sort()
}
