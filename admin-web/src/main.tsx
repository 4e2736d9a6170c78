import '@member-care/domain/validation/without-eval.ts'
import '@fontsource-variable/inter'
import { lazy, StrictMode, Suspense } from 'react'
import { createRoot } from 'react-dom/client'
import { basePathOf, HR_ADMINISTRATION } from './console/base-path.ts'
import { consoleLanguages } from '@member-care/domain/language/language.ts'
import { settleLanguage } from '@member-care/web-kit/language/settle-language.ts'
import { joinOtherTabs } from './console/session-end.ts'
import { leaveWhenSignedOutElsewhere } from './console/session.ts'

leaveWhenSignedOutElsewhere()
await Promise.all([joinOtherTabs(), settleLanguage(consoleLanguages)])

const ConsoleApp = lazy(async () => ({ default: (await import('./frame/console-app.tsx')).ConsoleApp }))
const HrArea = lazy(async () => ({ default: (await import('./hr/hr-area.tsx')).HrArea }))
const isHrArea = basePathOf(window.location.pathname) === HR_ADMINISTRATION

const container = document.getElementById('console')
if (!container) throw new Error('The page has no place for the console.')
createRoot(container).render(
  <StrictMode>
    <Suspense fallback={null}>{isHrArea ? <HrArea /> : <ConsoleApp />}</Suspense>
  </StrictMode>,
)
