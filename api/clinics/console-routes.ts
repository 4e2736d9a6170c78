/** The console's calls about clinics. */
import type { Routes } from '../http/parts.ts'
import { clinicImageRoutes } from './clinic-image-routes.ts'
import { clinicReportRoutes } from './clinic-report-routes.ts'
import { panelClinicRoutes } from './panel-clinic-routes.ts'
import { publicHolidayRoutes } from './public-holiday-routes.ts'
import { userClinicRoutes } from './user-clinic-routes.ts'

export const clinicsConsoleRoutes: readonly Routes[] = [
  panelClinicRoutes,
  clinicImageRoutes,
  clinicReportRoutes,
  publicHolidayRoutes,
  userClinicRoutes,
]
