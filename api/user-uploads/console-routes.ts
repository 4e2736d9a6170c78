/** The console's calls about files of users. */
import type { Routes } from '../http/parts.ts'
import { uploadRulesRoute } from './upload-rules-route.ts'
import { uploadRoutesOf } from './upload-routes.ts'
import { consoleUploads } from './upload-surface.ts'

export const userUploadsConsoleRoutes: readonly Routes[] = [uploadRulesRoute, uploadRoutesOf(consoleUploads)]
