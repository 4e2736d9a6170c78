/** The specification's calls for administrators about users. */
import type { Routes } from '../http/parts.ts'
import { userSetupRoutes } from './sysadmin/user-setup-routes.ts'
import { sysadminUserReadingRoutes } from './sysadmin/user-reading-routes.ts'

export const usersSysadminRoutes: readonly Routes[] = [userSetupRoutes, sysadminUserReadingRoutes]
