/** The calls of members about clinics. */
import type { Routes } from '../http/parts.ts'
import { clinicRoutes } from './clinic-routes.ts'
import { mapTilesRoute } from './map-tiles-route.ts'
import { publicHolidayRoute } from './public-holiday-route.ts'
import { reportClinicRoute } from './report-clinic-route.ts'

export const clinicsMemberRoutes: readonly Routes[] = [
  clinicRoutes,
  reportClinicRoute,
  publicHolidayRoute,
  mapTilesRoute,
]
