/** Whose use of the cover somebody of a family is told. */
import type { WhoSeesUses } from '../client/features-config.ts'

/** Somebody of a family: their user id, and whether the cover is theirs as the employee. */
export interface FamilyViewer {
  readonly userId: string
  readonly isEmployee: boolean
}

/**
 * Whether somebody is told what another person of their family has used, with its amounts and claims. What is left for the
 * family together is told everybody, because their own claims depend on it.
 * @param setting of the client; not said: the employee is told everything
 */
export function seesUsesOf(
  setting: WhoSeesUses | undefined,
  { userId, isEmployee }: FamilyViewer,
  personId: string,
): boolean {
  if (personId === userId) return true
  switch (setting ?? 'employee') {
    case 'employee':
      return isEmployee
    case 'family':
      return true
    case 'self':
      return false
  }
}
