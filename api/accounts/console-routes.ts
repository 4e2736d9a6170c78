/** The console's calls about sign-in, registration, sessions and who was forgotten. */
import type { Routes } from '../http/parts.ts'
import { removeFactorsRoutes } from './second-factors/remove-factors-routes.ts'
import { forgetUserRoute } from './forget-user-route.ts'

export const accountsConsoleRoutes: readonly Routes[] = [removeFactorsRoutes, forgetUserRoute]
