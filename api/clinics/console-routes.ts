/** The console's calls about clinics. */
import type { Routes } from '../http/parts.ts'
import { clinicReportRoutes } from './clinic-report-routes.ts'
import { panelClinicRoutes } from './panel-clinic-routes.ts'
import { userClinicRoutes } from './user-clinic-routes.ts'

export const clinicsConsoleRoutes: readonly Routes[] = [panelClinicRoutes, clinicReportRoutes, userClinicRoutes]
