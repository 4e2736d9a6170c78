/** Lets a phone put the portal on its home screen: the manifest, and what the page says of it. Of members whose client has chosen a name there is another one (S119). */
import { portalManifest } from '@member-care/domain/pages/portal-manifest.ts'
import { entryPageTexts } from '@member-care/domain/texts/entry-page-texts.ts'
import type { HtmlTagDescriptor, Plugin } from 'vite'

const FILE = 'portal.webmanifest'

export function installable(): Plugin {
  const link = (rel: string, href: string): HtmlTagDescriptor => ({
    tag: 'link',
    attrs: { rel, href },
    injectTo: 'head',
  })
  const meta = (name: string, content: string): HtmlTagDescriptor => ({
    tag: 'meta',
    attrs: { name, content },
    injectTo: 'head',
  })
  return {
    name: 'installable',
    apply: 'build',
    transformIndexHtml: () => [
      link('manifest', `/${FILE}`),
      link('apple-touch-icon', '/home-screen-180.png'),
      meta('apple-mobile-web-app-title', entryPageTexts.portal.shortName),
    ],
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: FILE, source: JSON.stringify(portalManifest()) })
    },
  }
}
