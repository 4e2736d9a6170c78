/** A submission that breaks one rule, and what is said of it. */
import type { ClaimKind } from '@member-care/domain/claim/claim-terms.ts'
import type { FormFile } from '../support/claim-forms.ts'

export const ways = ['create', 'update', 'update-while-asked'] as const
/** Filing; changing a claim that is all open; changing one about which the insurer asks, whose core fields are locked (C11). */
export type Way = (typeof ways)[number]

export type Changes = Readonly<Record<string, string | undefined>>

export interface BadSubmission {
  /** Of the checklist; where it has none for it, the limit that is ours. */
  readonly rule: string
  readonly what: string
  readonly kind: ClaimKind
  readonly way: Way
  /** To the fields of a right form. */
  readonly changes: Changes
  /** Instead of those of the right form. */
  readonly files?: readonly FormFile[]
  /** The texts, each at its field. */
  readonly errors: Readonly<Record<string, string>>
}

/** One broken rule, for every kind and way in which it holds. */
export interface BrokenRule {
  readonly rule: string
  readonly kinds?: readonly ClaimKind[]
  readonly ways?: readonly Way[]
  readonly changes: Changes
  readonly errors: Readonly<Record<string, string>>
}

const bothKinds: readonly ClaimKind[] = ['outpatient', 'inpatient']

/** What only filing and an update of an open claim look at. */
export const whileOpen: readonly Way[] = ['create', 'update']

export function inEveryWay(broken: BrokenRule): readonly BadSubmission[] {
  const { rule, kinds = bothKinds, ways: broughtBy = ways, changes, errors } = broken
  const what = Object.entries(changes)
    .map(([field, value]) => `${field} ${shortened(value)}`)
    .join(', ')
  return kinds.flatMap((kind) => broughtBy.map((way) => ({ rule, what, kind, way, changes, errors })))
}

function shortened(value: string | undefined): string {
  if (value === undefined) return 'absent'
  return value.length > 40 ? `of ${value.length} characters ${value.slice(0, 1)}` : JSON.stringify(value)
}
