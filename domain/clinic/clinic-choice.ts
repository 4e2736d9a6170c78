/** Which panel clinics a choice of type, zone and area leaves, and what can be chosen (2§2, 3§3 "clinics"). */

/** What of a clinic is chosen by, in the short field names of the call (2§3 "Clinic"). */
export interface ChoosableClinic {
  readonly t: number
  readonly ts: string
  readonly z: string
  readonly ar: string
}

/** Empty for all. */
export interface ClinicChoice {
  readonly type: string
  readonly zone: string
  /** Within the zone. */
  readonly area: string
}

export const everyClinic: ClinicChoice = { type: '', zone: '', area: '' }

export function chosenClinics<Clinic extends ChoosableClinic>(
  clinics: readonly Clinic[],
  { type, zone, area }: ClinicChoice,
): readonly Clinic[] {
  return clinics.filter(
    (clinic) =>
      (type === '' || String(clinic.t) === type) &&
      (zone === '' || clinic.z === zone) &&
      (area === '' || clinic.ar === area),
  )
}

/** The types that there are clinics of, by name. */
export function typesOf(
  clinics: readonly ChoosableClinic[],
): readonly { readonly value: string; readonly label: string }[] {
  const labels = new Map(clinics.map(({ t, ts }) => [String(t), ts]))
  return [...labels]
    .map(([value, label]) => ({ value, label }))
    .sort((one, other) => one.label.localeCompare(other.label))
}

/** The zones that there are clinics in, by name. */
export function zonesOf(clinics: readonly ChoosableClinic[]): readonly string[] {
  return [...new Set(clinics.map(({ z }) => z))].filter((zone) => zone !== '').sort()
}

/** The areas of a zone that there are clinics in, by name; of every zone, unless told. */
export function areasOf(clinics: readonly ChoosableClinic[], zone = ''): readonly string[] {
  return [...new Set(chosenClinics(clinics, { ...everyClinic, zone }).map(({ ar }) => ar))].sort()
}

/** The choice with another zone: the area stays where it lies in that one. */
export function withZone(choice: ClinicChoice, zone: string, clinics: readonly ChoosableClinic[]): ClinicChoice {
  return { ...choice, zone, area: areasOf(clinics, zone).includes(choice.area) ? choice.area : '' }
}
