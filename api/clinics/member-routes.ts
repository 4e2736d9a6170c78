/** The calls of members about clinics. */
import type { Routes } from '../http/parts.ts'
import { clinicRoutes } from './clinic-routes.ts'

export const clinicsMemberRoutes: readonly Routes[] = [clinicRoutes]
