/** The console's calls that look for users. */
import type { Routes } from '../parts.ts'
import { addDependantsRoute } from './dependants-route.ts'
import { addUserListRoutes } from './user-list-routes.ts'
import { addUserOfNricRoute } from './user-of-nric-route.ts'
import { addUserRecordRoute } from './user-record-routes.ts'

export const userReadingRoutes: Routes = (app, parts) => {
  addUserListRoutes(app, parts)
  addUserRecordRoute(app, parts)
  addDependantsRoute(app, parts)
  addUserOfNricRoute(app, parts)
}
