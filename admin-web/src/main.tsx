import '@fontsource-variable/inter'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { ConsoleApp } from './console/console-app.tsx'
import { leaveWhenSignedOutElsewhere } from './console/session.ts'

leaveWhenSignedOutElsewhere()

const container = document.getElementById('console')
if (!container) throw new Error('The page has no place for the console.')
createRoot(container).render(
  <StrictMode>
    <ConsoleApp />
  </StrictMode>,
)
