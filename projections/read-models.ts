/** All read models, in the version that this product keeps. */
import { claimsProjection } from './claims/claims-projection.ts'
import { clientsProjection } from './clients/clients-projection.ts'
import type { Projection } from './runner/projection.ts'
import { usersProjection } from './users/users-projection.ts'

export const readModels: readonly Projection[] = [clientsProjection, usersProjection, claimsProjection]
