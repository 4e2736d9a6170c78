/** The calls of members about their profile. */
import type { Routes } from '../http/parts.ts'
import { profileChangeRoutes } from './profile-change-routes.ts'
import { profileRoutes } from './profile-routes.ts'
import { addProfilePhotoRoutes } from './profile-photo-routes.ts'

export const profileMemberRoutes: readonly Routes[] = [profileRoutes, profileChangeRoutes, addProfilePhotoRoutes]
