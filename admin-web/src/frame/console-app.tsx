import { Admin, CustomRoutes, Resource, ResourceContextProvider } from 'react-admin'
import { lazy, type ReactNode } from 'react'
import { consoleTexts } from '@member-care/domain/texts/console-texts.ts'
import { createBrowserRouter, Route, RouterProvider } from 'react-router-dom'
import { createAuthProvider } from './auth-provider.ts'
import { basePathOf } from '../console/base-path.ts'
import { consoleRoutes, embeddedResources, resources, type ConsoleRoute } from './console-pages.tsx'
import { createDataProvider } from './data-provider.ts'
import { HomePage } from './home-page.tsx'
import { i18nProvider } from './i18n-provider.ts'
import { ConsoleLayout } from './layout.tsx'
import { NotFoundPage } from './not-found-page.tsx'
import { OpeningPage } from './opening-page.tsx'
import { PageError } from './page-error.tsx'
import { createQueryClient } from '../console/query-client.ts'
import { RequirePower } from '../console/require-power.tsx'
import type { ResourceDefinition } from '../console/resource-definition.ts'
import { createStore } from './store.ts'
import { darkTheme, lightTheme } from '../console/theme.ts'

const SignInsPage = lazy(() => import('../sign-ins/sign-ins-page.tsx'))

const authProvider = createAuthProvider()
const dataProvider = createDataProvider()
const queryClient = createQueryClient()
const store = createStore()

/** A data router, because only such a one can hold back a navigation that would lose what was typed. */
const router = createBrowserRouter([{ path: '*', element: <ConsoleAdmin /> }], {
  basename: basePathOf(window.location.pathname),
})

/** The administrators' console: react-admin with the pages of `console-pages.tsx`. Where one goes is shown at once, as its skeleton until it is loaded. */
export function ConsoleApp() {
  return <RouterProvider router={router} useTransitions={false} />
}

function ConsoleAdmin() {
  return (
    <Admin
      title={consoleTexts.application}
      authProvider={authProvider}
      dataProvider={dataProvider}
      i18nProvider={i18nProvider}
      queryClient={queryClient}
      store={store}
      theme={lightTheme}
      darkTheme={darkTheme}
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
      {resources.map(asResource)}
      {embeddedResources.map(({ name }) => (
        <Resource key={name} name={name} />
      ))}
      <CustomRoutes>
        {consoleRoutes.map((route) => (
          <Route key={route.path} path={`/${route.path}`} element={pageOf(route)} />
        ))}
      </CustomRoutes>
      {/* Everybody's own; the account menu leads there. */}
      <CustomRoutes>
        <Route path="/signins" element={<SignInsPage />} />
      </CustomRoutes>
    </Admin>
  )
}

/** What react-admin knows of a kind of record. Its pages stand at the addresses of the specification; react-admin's own lead there (`resource-addresses.ts`). */
function asResource({ name, icon, access, recordAddress, recordRepresentation }: ResourceDefinition): ReactNode {
  return (
    <Resource
      key={name}
      name={name}
      icon={icon}
      list={NotFoundPage}
      hasShow={access.show !== undefined && recordAddress !== undefined}
      hasEdit={access.edit !== undefined && recordAddress !== undefined}
      hasCreate={access.create !== undefined}
      {...(recordRepresentation && { recordRepresentation })}
    />
  )
}

function pageOf({ page: Page, needs, sendsAway, resource }: ConsoleRoute): ReactNode {
  const page = (
    <RequirePower power={needs} sendsAway={sendsAway}>
      <Page />
    </RequirePower>
  )
  return resource === undefined ? page : <ResourceContextProvider value={resource}>{page}</ResourceContextProvider>
}
