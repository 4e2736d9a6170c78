/** Everything for those who look at what happened: histories, the search over all events, integrity of the log, replays, exports. */
import type { Routes } from '../parts.ts'
import { addEventSearchRoutes } from './event-search-routes.ts'
import { addHistoryRoutes } from './history-routes.ts'
import { addUserAuditRoute } from './user-audit-route.ts'
import type { Evidence } from './stored-stream.ts'
import { addIntegrityRoutes, type IntegrityParts } from './integrity-routes.ts'

export function createAuditRoutes({ evidence, ...integrity }: IntegrityParts & { readonly evidence: Evidence }): Routes {
  return (app, parts) => {
    addHistoryRoutes(app, parts, evidence)
    addEventSearchRoutes(app, parts)
    addUserAuditRoute(app, parts)
    addIntegrityRoutes(app, parts, integrity)
  }
}
