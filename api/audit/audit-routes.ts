/** Everything for those who look at what happened: integrity of the log, replays, exports. */
import type { Routes } from '../parts.ts'
import { addIntegrityRoutes, type IntegrityParts } from './integrity-routes.ts'

export function createAuditRoutes(audit: IntegrityParts): Routes {
  return (app, parts) => {
    addIntegrityRoutes(app, parts, audit)
  }
}
