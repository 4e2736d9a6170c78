import '@member-care/domain/validation/without-eval.ts'
import '@fontsource-variable/inter'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import CssBaseline from '@mui/material/CssBaseline'
// The system's own provider: Material's brings the switching of colour schemes along, which the portal does not use.
import { ThemeProvider } from '@mui/system'
import { MemberPortal } from './MemberPortal.tsx'
import { joinOtherTabs } from './session/session-tabs.ts'
import { theme } from './theme/theme.ts'

const root = document.getElementById('root')
if (root === null) throw new Error('The page has no #root.')

joinOtherTabs()
createRoot(root).render(
  <StrictMode>
    <ThemeProvider theme={theme}>
      <CssBaseline />
      <BrowserRouter>
        <MemberPortal />
      </BrowserRouter>
    </ThemeProvider>
  </StrictMode>,
)
