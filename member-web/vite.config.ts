import react from '@vitejs/plugin-react'
import { entryPageTexts as texts } from '@member-care/domain/texts/entry-page-texts.ts'
import { buildTargets } from '@member-care/web-kit/browsers/oldest-browsers.mjs'
import { earlyScheme } from '@member-care/web-kit/build/early-scheme.ts'
import { entryPageTexts } from '@member-care/web-kit/build/entry-page-texts.ts'
import { lettersOfFonts } from '@member-care/web-kit/build/letters-of-fonts.ts'
import { oldBrowserPage } from '@member-care/web-kit/build/old-browser-page.ts'
import { openingSign } from '@member-care/web-kit/build/opening-sign.ts'
import { pdfFiles } from '@member-care/web-kit/build/pdf-files.ts'
import { leftOut } from '@member-care/web-kit/build/left-out.ts'
import { unusedSchemas } from '@member-care/web-kit/build/unused-schemas.ts'
import { defineConfig } from 'vite'
import { chunksOfTheBuild } from './chunks.ts'
import { earlyFetches } from './early/early-fetches.ts'
import { schemeStylesFile } from './early/scheme-styles-file.ts'
import { installable } from './offline/installable.ts'
import { serviceWorkerFile } from './offline/service-worker-file.ts'

export default defineConfig({
  root: import.meta.dirname,
  base: '/',
  plugins: [
    react(),
    entryPageTexts(texts.portal),
    oldBrowserPage(),
    earlyScheme(earlyFetches),
    schemeStylesFile(),
    lettersOfFonts(),
    leftOut(),
    unusedSchemas(),
    openingSign(),
    pdfFiles(),
    installable(),
    serviceWorkerFile(),
  ],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    manifest: true,
    // Workers and pictures stay files of their own, so that the content security policy needs no data: or blob: scripts.
    assetsInlineLimit: 0,
    target: buildTargets(),
    // PDF.js and its worker are large, and loaded only with a document.
    chunkSizeWarningLimit: 1_400,
    rolldownOptions: {
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [{ name: chunksOfTheBuild(), debugName: 'what is needed at once' }],
        },
      },
    },
  },
  worker: { format: 'es' },
})
