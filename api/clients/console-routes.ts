/** The console's calls about clients. */
import type { Routes } from '../http/parts.ts'
import { addClientListRoutes } from './client-list-routes.ts'
import { addClientCreationRoutes } from './client-creation-routes.ts'
import { addClientConfigurationRoutes } from './client-configuration-routes.ts'
import { addPlanDocumentRoutes } from './plan-document-routes.ts'
import { addProvisioningTokenRoutes } from './provisioning-token-routes.ts'

export const clientsConsoleRoutes: readonly Routes[] = [
  addClientListRoutes,
  addClientCreationRoutes,
  addClientConfigurationRoutes,
  addPlanDocumentRoutes,
  addProvisioningTokenRoutes,
]
