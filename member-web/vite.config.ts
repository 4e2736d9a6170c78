import react from '@vitejs/plugin-react'
import { buildTargets } from '@member-care/web-kit/browsers/oldest-browsers.mjs'
import { oldBrowserPage } from '@member-care/web-kit/build/old-browser-page.ts'
import { pdfFiles } from '@member-care/web-kit/build/pdf-files.ts'
import { defineConfig } from 'vite'

/** Where the API answers while the development server runs beside it. */
const api = process.env['API_ORIGIN'] ?? 'http://localhost:8080'

/**
 * What the first screen needs and later ones too: in one file, because each of its own costs as much again (first-screen.test.ts).
 * Only modules that the sign-in loads in any case.
 */
const sharedWithFirstScreen = [
  'member-web/src/(session/session(-tabs)?|portal-api/(api-client|session-api)|resource/use-resource|form/FieldFrame|feedback/Notice)\\.tsx?$',
  'api/client/client\\.ts$',
  'domain/(theme/tokens|texts/public-page-texts|errors/response-error)\\.ts$',
  '@mui/(material/)?utils/(esm/)?(owner|isFocus|useEnhanced|debounce|getActive)',
  'react/(cjs/react-)?jsx-runtime',
]

export default defineConfig({
  root: import.meta.dirname,
  base: '/',
  plugins: [react(), oldBrowserPage(), pdfFiles()],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    manifest: true,
    // Workers and pictures stay files of their own, so that the content security policy needs no data: or blob: scripts.
    assetsInlineLimit: 0,
    target: buildTargets(),
    // PDF.js and its worker are large, and loaded only with a document.
    chunkSizeWarningLimit: 1_400,
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'first-screen', test: new RegExp(sharedWithFirstScreen.join('|')) }] } } },
  },
  worker: { format: 'es' },
  server: {
    port: Number(process.env['PORT'] ?? 5173),
    proxy: { '/api': { target: api, ws: true }, '/dev': api },
  },
})
