import { Admin, CustomRoutes, Resource } from 'react-admin'
import { lazy, type ReactNode } from 'react'
import { createBrowserRouter, Route, RouterProvider } from 'react-router-dom'
import { createAuthProvider } from './auth-provider.ts'
import { basePathOf } from './base-path.ts'
import { consolePages, isConsolePage, type ConsolePage } from './console-pages.tsx'
import { createDataProvider } from './data-provider.ts'
import { HomePage } from './home-page.tsx'
import { i18nProvider } from './i18n-provider.ts'
import { ConsoleLayout } from './layout.tsx'
import { NotFoundPage } from './not-found-page.tsx'
import { OpeningPage } from './opening-page.tsx'
import { PageError } from './page-error.tsx'
import { createQueryClient } from './query-client.ts'
import { RequirePower } from './require-power.tsx'
import { createStore } from './store.ts'
import { themeOptions } from './theme.ts'

const SignInsPage = lazy(() => import('../sign-ins/sign-ins-page.tsx'))

const authProvider = createAuthProvider()
const dataProvider = createDataProvider()
const queryClient = createQueryClient()
const store = createStore()

/** A data router, because only such a one can hold back a navigation that would lose what was typed. */
const router = createBrowserRouter([{ path: '*', element: <ConsoleAdmin /> }], { basename: basePathOf(window.location.pathname) })

/** The administrators' console: react-admin with the pages of `console-pages.tsx`. Where one goes is shown at once, as its skeleton until it is loaded. */
export function ConsoleApp() {
  return <RouterProvider router={router} useTransitions={false} />
}

function ConsoleAdmin() {
  return (
    <Admin
      title="Member Care console"
      authProvider={authProvider}
      dataProvider={dataProvider}
      i18nProvider={i18nProvider}
      queryClient={queryClient}
      store={store}
      theme={themeOptions}
      darkTheme={null}
      layout={ConsoleLayout}
      dashboard={HomePage}
      loading={OpeningPage}
      error={PageError}
      catchAll={NotFoundPage}
      loginPage={false}
      authCallbackPage={false}
      requireAuth
      disableTelemetry
    >
      {consolePages.filter(isConsolePage).map(asRoutes)}
      {/* Everybody's own; the account menu leads there. */}
      <CustomRoutes>
        <Route path="/signins" element={<SignInsPage />} />
      </CustomRoutes>
    </Admin>
  )
}

/** A resource brings its own routes to react-admin; any other page is a custom route. */
function asRoutes(entry: ConsolePage): ReactNode {
  const { path, resource, needs, sendsAway = false, page: Page, below = {} } = entry
  if (!Page) return null
  const gated = (Inner: typeof Page) => (
    <RequirePower power={needs} sendsAway={sendsAway}>
      <Inner />
    </RequirePower>
  )
  const routesBelow = Object.entries(below)
  if (resource !== undefined) {
    return (
      <Resource key={path} name={resource} list={gated(Page)}>
        {routesBelow.map(([belowPath, Inner]) => (
          <Route key={belowPath} path={belowPath} element={gated(Inner)} />
        ))}
      </Resource>
    )
  }
  return (
    <CustomRoutes key={path}>
      <Route path={`/${path}`} element={gated(Page)} />
      {routesBelow.map(([belowPath, Inner]) => (
        <Route key={belowPath} path={`/${path}/${belowPath}`} element={gated(Inner)} />
      ))}
    </CustomRoutes>
  )
}
