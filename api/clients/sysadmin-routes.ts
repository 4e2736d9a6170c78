/** The specification's calls for administrators about clients. */
import type { Routes } from '../http/parts.ts'
import { sysadminClientRoutes } from './sysadmin/client-routes.ts'
import { sysadminClientConfigurationRoute } from './sysadmin/client-configuration-route.ts'

export const clientsSysadminRoutes: readonly Routes[] = [sysadminClientRoutes, sysadminClientConfigurationRoute]
