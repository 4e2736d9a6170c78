/**
 * A page of its own, beside the console: it needs no sign-in, because it reads and writes only files of the person who
 * opens it.
 */
import '@member-care/domain/validation/without-eval.ts'
import '@fontsource-variable/inter'
import { CssBaseline } from '@mui/material'
import { consoleLanguages } from '@member-care/domain/language/language.ts'
import { settleLanguage } from '@member-care/web-kit/language/settle-language.ts'
import { lazy, StrictMode, Suspense } from 'react'
import { createRoot } from 'react-dom/client'
import { SystemTheme } from '../console/system-theme.tsx'

// Its constants hold words, so it is loaded once the language is known.
const MyPlanEditor = lazy(async () => ({ default: (await import('./my-plan-editor.tsx')).MyPlanEditor }))

const container = document.getElementById('my-plan-editor')
if (!container) throw new Error('The page has no place for the editor.')
await settleLanguage(consoleLanguages)
createRoot(container).render(
  <StrictMode>
    <SystemTheme>
      <CssBaseline enableColorScheme />
      <Suspense fallback={null}>
        <MyPlanEditor />
      </Suspense>
    </SystemTheme>
  </StrictMode>,
)
