/** What a device is called in the list of sign-ins: kept in English as it signed in, and read in any language. */

export const deviceKinds = ['phone', 'tablet', 'computer', 'television'] as const
export type DeviceKind = (typeof deviceKinds)[number]

/** @param kind undefined for what a model names by itself @returns for example "Windows computer" */
export function deviceName(system: string, kind: DeviceKind | undefined): string {
  return [system, kind ?? ''].join(' ').trim()
}

/** The system and the kind of a name that {@link deviceName} gave. No kind is left in what a model names: "Apple iPhone". */
export function partsOfDeviceName(name: string): { readonly system: string; readonly kind: DeviceKind | undefined } {
  const kind = deviceKinds.find((known) => name === known || name.endsWith(` ${known}`))
  return { system: kind === undefined ? name : name.slice(0, -kind.length).trim(), kind }
}
