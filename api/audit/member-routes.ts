/** The calls of members about what is on record of them. */
import type { Routes } from '../http/parts.ts'
import { ownLooksRoute } from './own-looks-route.ts'

export const auditMemberRoutes: readonly Routes[] = [ownLooksRoute]
