/** The console's calls about files of users. */
import type { Routes } from '../http/parts.ts'
import { uploadRulesRoute } from './upload-rules-route.ts'
import { uploadRoutes } from './upload-routes.ts'

export const userUploadsConsoleRoutes: readonly Routes[] = [uploadRulesRoute, uploadRoutes]
