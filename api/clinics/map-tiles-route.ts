/** Where the map of clinics gets its tiles: of the portal and of the console. */
import { z } from 'zod'
import type { Routes } from '../http/parts.ts'

export const mapTilesRoute: Routes = (app, { settings }) => {
  app.get(
    '/map-tiles',
    {
      config: { access: 'signed-in', stepUp: 'none' },
      schema: {
        response: { 200: z.object({ tiles: z.object({ url: z.string(), attribution: z.string() }).nullable() }) },
      },
    },
    async () => ({ tiles: settings.mapTiles ?? null }),
  )
}
