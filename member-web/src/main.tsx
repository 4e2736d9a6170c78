import '@member-care/domain/validation/without-eval.ts'
import '@fontsource-variable/inter'
import { startTransition, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import CssBaseline from '@mui/material/CssBaseline'
// The system's own provider: Material's brings the switching of colour schemes by script along, which the portal leaves to CSS.
import { ThemeProvider } from '@mui/system'
import { settleLanguage } from '@member-care/web-kit/language/settle-language.ts'
import { bringWhatOpens, MemberPortal } from './member-portal.tsx'
import { followInstallPrompt } from './offline/install-prompt.ts'
import { joinOtherTabs } from './session/session-tabs.ts'
import './theme/scheme-styles.css'
import { makeTheme } from './theme/theme.ts'

const FONT = '"Inter Variable"'

const root = document.getElementById('root')
if (root === null) throw new Error('The page has no #root.')

// Now, while the line is free, and not only once letters are drawn: text that is drawn anew in its font moves what stands below it.
void document.fonts.load(`1em ${FONT}`).catch(() => undefined)
joinOtherTabs()
followInstallPrompt()
const portal = createRoot(root)
async function bring(): Promise<void> {
  await settleLanguage()
  await bringWhatOpens(window.location.pathname)
}
void bring().then(() => {
  const theme = makeTheme()
  // In small pieces, so that the page answers a finger between them.
  startTransition(() =>
    portal.render(
      <StrictMode>
        <ThemeProvider theme={theme}>
          <CssBaseline />
          <BrowserRouter>
            <MemberPortal />
          </BrowserRouter>
        </ThemeProvider>
      </StrictMode>,
    ),
  )
})
