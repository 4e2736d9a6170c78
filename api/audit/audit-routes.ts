/** Everything for those who look at what happened: histories, the search over all events, integrity of the log, replays, exports. */
import type { EventStore } from '@member-care/event-store/port.ts'
import type { Routes } from '../parts.ts'
import { addEventSearchRoutes } from './event-search-routes.ts'
import { addHistoryRoutes } from './history-routes.ts'
import { addUserAuditRoute } from './user-audit-route.ts'
import { addIntegrityRoutes, type IntegrityParts } from './integrity-routes.ts'

export function createAuditRoutes({ store, ...integrity }: IntegrityParts & { readonly store: Pick<EventStore, 'read'> }): Routes {
  return (app, parts) => {
    addHistoryRoutes(app, parts, store)
    addEventSearchRoutes(app, parts)
    addUserAuditRoute(app, parts)
    addIntegrityRoutes(app, parts, integrity)
  }
}
