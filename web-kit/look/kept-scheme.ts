/** Light, dark, or as the system: what the person at this device has chosen for the portal. It is no personal data, so it stays on the device. */
import { keptText } from '../storage/kept-value.ts'
import { SCHEME_KEY, showKeptScheme } from './show-kept-scheme.ts'

export const schemes = ['light', 'dark'] as const
export type Scheme = (typeof schemes)[number]

const kept = keptText('device', SCHEME_KEY)

/** @returns null as long as the system decides */
export function keptScheme(): Scheme | null {
  const read = kept.read()
  return schemes.find((scheme) => scheme === read) ?? null
}

/** Keeps it and shows it at once. @param scheme null leaves it to the system again */
export function keepScheme(scheme: Scheme | null): void {
  if (scheme === null) kept.forget()
  else kept.keep(scheme)
  showKeptScheme(SCHEME_KEY)
}
