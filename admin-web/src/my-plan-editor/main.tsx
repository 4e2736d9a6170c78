/** A page of its own, beside the console: it needs no sign-in, because it reads and writes nothing but files of whoever opens it. */
import '@member-care/domain/validation/without-eval.ts'
import '@fontsource-variable/inter'
import { CssBaseline } from '@mui/material'
import { ThemeProvider } from '@mui/material/styles'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { theme } from '../console/theme.ts'
import { MyPlanEditor } from './my-plan-editor.tsx'

const container = document.getElementById('my-plan-editor')
if (!container) throw new Error('The page has no place for the editor.')
createRoot(container).render(
  <StrictMode>
    <ThemeProvider theme={theme}>
      <CssBaseline />
      <MyPlanEditor />
    </ThemeProvider>
  </StrictMode>,
)
