/** The console's calls about users. */
import type { Routes } from '../http/parts.ts'
import { userEditRoutes } from './user-edit-routes.ts'
import { addUserListRoutes } from './user-list-routes.ts'
import { addUserRecordRoute } from './user-record-routes.ts'
import { addDependantsRoute } from './dependants-route.ts'
import { addUserOfNricRoute } from './user-of-nric-route.ts'

export const usersConsoleRoutes: readonly Routes[] = [
  userEditRoutes,
  addUserListRoutes,
  addUserRecordRoute,
  addDependantsRoute,
  addUserOfNricRoute,
]
