/** Everything for those who look at what happened: the search over all events, integrity of the log, replays, exports. */
import type { Routes } from '../http/parts.ts'
import { addEventSearchRoutes } from './event-search-routes.ts'
import { addIntegrityRoutes, type IntegrityParts } from './integrity-routes.ts'

export function createAuditRoutes(integrity: IntegrityParts): Routes {
  return (app, parts) => {
    addEventSearchRoutes(app, parts)
    addIntegrityRoutes(app, parts, integrity)
  }
}
