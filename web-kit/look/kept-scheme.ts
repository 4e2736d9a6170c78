/** Light, dark, or as the system: what the person at this device has chosen for the portal. It is no personal data, so it stays on the device. */
import { SCHEME_KEY, showKeptScheme } from './show-kept-scheme.ts'

export const schemes = ['light', 'dark'] as const
export type Scheme = (typeof schemes)[number]

/** @returns null as long as the system decides */
export function keptScheme(): Scheme | null {
  try {
    const kept = localStorage.getItem(SCHEME_KEY)
    return schemes.find((scheme) => scheme === kept) ?? null
  } catch {
    return null
  }
}

/** Keeps it and shows it at once. @param scheme null leaves it to the system again */
export function keepScheme(scheme: Scheme | null): void {
  try {
    if (scheme === null) localStorage.removeItem(SCHEME_KEY)
    else localStorage.setItem(SCHEME_KEY, scheme)
  } catch {
    // A browser that keeps nothing stays as its system is.
  }
  showKeptScheme(SCHEME_KEY)
}
