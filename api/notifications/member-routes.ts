/** The calls of members about notifications. */
import type { Routes } from '../http/parts.ts'
import { notificationRoutes } from './notification-routes.ts'
import { pushRoutes } from './push-routes.ts'
import { liveRoute } from './live/live-route.ts'

export const notificationsMemberRoutes: readonly Routes[] = [notificationRoutes, pushRoutes, liveRoute]
