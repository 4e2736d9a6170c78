/** What claims do when somebody is forgotten: the visits say nothing about them any more. */
import type { WhenForgotten } from '../http/parts.ts'
import { blankVisitsOf } from './panel-visits.ts'

export const forgetClaims: WhenForgotten = {
  afterwards: (parts, { userId }) => blankVisitsOf(parts.database, userId),
}
