/** The calls of members about clinics. */
import type { Routes } from '../http/parts.ts'
import { clinicPictureRoute } from './clinic-picture-route.ts'
import { clinicRoutes } from './clinic-routes.ts'

export const clinicsMemberRoutes: readonly Routes[] = [clinicRoutes, clinicPictureRoute]
