import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { entryPageTexts as texts } from '@member-care/domain/texts/entry-page-texts.ts'
import { buildTargets } from '@member-care/web-kit/browsers/oldest-browsers.mjs'
import { entryPageTexts } from '@member-care/web-kit/build/entry-page-texts.ts'
import { oldBrowserPage } from '@member-care/web-kit/build/old-browser-page.ts'
import { pdfFiles } from '@member-care/web-kit/build/pdf-files.ts'
import { defineConfig } from 'vite'

/** The console is served below /systemadmin; its assets stay there too when the same pages answer below /hradmin. */
export default defineConfig({
  root: import.meta.dirname,
  base: '/systemadmin/',
  plugins: [react(), entryPageTexts(texts.console), oldBrowserPage(), pdfFiles()],
  worker: { format: 'es' },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    // Fonts and pictures stay files of their own, so that the content security policy needs no data: addresses.
    assetsInlineLimit: 0,
    target: buildTargets(),
    // react-admin and MUI are one large chunk by nature; it changes only with their versions, so browsers keep it.
    chunkSizeWarningLimit: 1_300,
    rolldownOptions: {
      // The My Plan editor is a page of its own, which opens in a new window (3§2.2).
      input: {
        console: join(import.meta.dirname, 'index.html'),
        'my-plan-editor': join(import.meta.dirname, 'my-plan-editor.html'),
      },
      // What a single page uses comes with that page. The map, dragging, CSV, PDF, calendars, the editor of articles and their cleaner, QR codes and
      // passkeys are each on a few pages only, or opened by few.
      output: {
        codeSplitting: {
          groups: [
            {
              name: 'libraries',
              test: /node_modules\/(?!maplibre-gl|@maplibre|@dnd-kit|@preact\/signals|papaparse|pdfjs-dist|@mui\/x-|date-fns|ra-input-rich-text|@tiptap|prosemirror|linkifyjs|orderedmap|rope-sequence|w3c-keyname|@floating-ui|fast-equals|use-sync-external-store|dompurify|uqr|@simplewebauthn)/,
              minShareCount: 2,
            },
          ],
        },
      },
    },
  },
})
