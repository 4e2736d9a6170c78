/** The console's calls about administrators. */
import type { Routes } from '../http/parts.ts'
import { administratorRoutes } from './administrator-record-routes.ts'
import { administratorListRoutes } from './administrator-list-routes.ts'
import { addressChangeRoutes } from './address-change-routes.ts'
import { addAccessRoutes } from './access-routes.ts'
import { removeAdministratorFactorsRoute } from './remove-factors-route.ts'

export const administratorsConsoleRoutes: readonly Routes[] = [
  administratorRoutes,
  administratorListRoutes,
  addressChangeRoutes,
  addAccessRoutes,
  removeAdministratorFactorsRoute,
]
