/** The manifest by which a phone puts the portal on its home screen, under the name that a client has chosen. */
import { portalManifest } from '@member-care/domain/pages/portal-manifest.ts'
import { homeScreenNameOf } from '@member-care/projections/clients/home-screen-name.ts'
import { z } from 'zod'
import type { Routes } from '../http/parts.ts'

const icon = z.object({ src: z.string(), sizes: z.string(), type: z.string(), purpose: z.string().optional() })
const manifestSchema = z.object({
  id: z.string(),
  name: z.string(),
  short_name: z.string(),
  lang: z.string(),
  dir: z.string(),
  description: z.string(),
  start_url: z.string(),
  scope: z.string(),
  display: z.string(),
  theme_color: z.string(),
  background_color: z.string(),
  share_target: z.object({
    action: z.string(),
    method: z.string(),
    enctype: z.string(),
    params: z.object({ files: z.array(z.object({ name: z.string(), accept: z.array(z.string()) })) }),
  }),
  icons: z.array(icon),
})

export const homeScreenRoutes: Routes = (app, { database }) => {
  // A browser asks for it by itself, without a token. It tells the name alone, and the same of a company that there is not as of one without a name.
  app.get(
    '/home-screen/:companyId/manifest',
    {
      config: { access: 'public' },
      schema: { params: z.object({ companyId: z.uuid() }), response: { 200: manifestSchema } },
    },
    async ({ params: { companyId } }, reply) => {
      void reply.header('Cache-Control', 'public, max-age=3600')
      return portalManifest(await homeScreenNameOf(database, companyId))
    },
  )
}
