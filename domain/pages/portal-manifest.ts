/** What a phone is told that puts the portal on its home screen (W3C Web Application Manifest). */
import { WRITTEN_IN_ENGLISH } from '../language/written-in-english.ts'
import { entryPageTexts } from '../texts/entry-page-texts.ts'
import { tokens } from '../theme/tokens.ts'
import { SHARE_ADDRESS, SHARED_FIELD } from './shared-receipts.ts'

const START = '/app'
const { portal } = entryPageTexts

/** Its pictures lie in member-web/public. It is one portal for a phone, whatever it is called. @param name of the client's choice; empty: the product's */
export function portalManifest(name = '') {
  return {
    id: START,
    name: name === '' ? portal.title : name,
    short_name: name === '' ? portal.shortName : name,
    // What stands in the entry page has no other language.
    lang: WRITTEN_IN_ENGLISH,
    dir: 'ltr',
    description: portal.description,
    start_url: START,
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
}
