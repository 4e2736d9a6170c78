import type { ESLint, Linter } from 'eslint'

interface WayAround {
  readonly instead: string
  readonly seenAs: readonly string[]
  /** The framework's side of it, as patterns below admin-web/src. */
  readonly made?: readonly string[]
  /** A file below admin-web/src, and why it may. */
  readonly allowed: readonly (readonly [file: string, reason: string])[]
}

export const ways: Readonly<Record<'table' | 'form' | 'address' | 'call' | 'client', WayAround>>
export const aroundTheFramework: { readonly plugin: ESLint.Plugin; readonly configs: Linter.Config[] }
