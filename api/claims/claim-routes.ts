/** The members' claims area. */
import multipart from '@fastify/multipart'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import type { Routes } from '../parts.ts'
import { addClaimCommandRoutes } from './claim-command-routes.ts'
import { addClaimConfigRoutes } from './claim-config-routes.ts'
import { addClaimRecordRoutes } from './claim-record-routes.ts'
import { openClaimRoom, type ClaimMeans } from './claim-room.ts'

export function createClaimRoutes(means: ClaimMeans): Routes {
  return (app, parts) => {
    const room = openClaimRoom(parts, means)
    addClaimConfigRoutes(app, room)
    addClaimRecordRoutes(app, room)
    void app.register(async (forms) => {
      await forms.register(multipart)
      addClaimCommandRoutes(forms.withTypeProvider<ZodTypeProvider>(), room)
    })
  }
}
