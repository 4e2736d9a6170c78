/** The console's calls about clinics. */
import type { Routes } from '../http/parts.ts'
import { clinicImageRoutes } from './clinic-image-routes.ts'
import { userClinicRoutes } from './user-clinic-routes.ts'

export const clinicsConsoleRoutes: readonly Routes[] = [clinicImageRoutes, userClinicRoutes]
