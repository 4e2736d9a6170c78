/** Lets a phone put the portal on its home screen: the manifest, and what the page says of it. */
import { entryPageTexts } from '@member-care/domain/texts/entry-page-texts.ts'
import { tokens } from '@member-care/domain/theme/tokens.ts'
import type { HtmlTagDescriptor, Plugin } from 'vite'
import { SHARE_ADDRESS, SHARED_FIELD } from '../src/shared-receipts/shared-names.ts'
import { MEMBER_AREA } from '../src/service-worker/worker-names.ts'

const FILE = 'portal.webmanifest'
const texts = entryPageTexts.portal

/** Its pictures lie in public/. */
const manifest = {
  id: MEMBER_AREA,
  name: texts.title,
  short_name: texts.shortName,
  description: texts.description,
  start_url: MEMBER_AREA,
  scope: '/',
  display: 'standalone',
  theme_color: tokens.colour.primary,
  background_color: tokens.colour.background,
  share_target: {
    action: SHARE_ADDRESS,
    method: 'POST',
    enctype: 'multipart/form-data',
    params: { files: [{ name: SHARED_FIELD, accept: ['image/*', 'application/pdf'] }] },
  },
  icons: [
    { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
    { src: '/home-screen-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/home-screen-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/home-screen-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
}

export function installable(): Plugin {
  const link = (rel: string, href: string): HtmlTagDescriptor => ({
    tag: 'link',
    attrs: { rel, href },
    injectTo: 'head',
  })
  return {
    name: 'installable',
    apply: 'build',
    transformIndexHtml: () => [link('manifest', `/${FILE}`), link('apple-touch-icon', '/home-screen-180.png')],
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: FILE, source: JSON.stringify(manifest) })
    },
  }
}
