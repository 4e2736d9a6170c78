/** The HR administrators' area: a react-admin application of its own (3§2.16, S19). Other people are sent to the sign-in. */
import { lazy } from 'react'
import { hrTexts } from '@member-care/domain/texts/hr-texts.ts'
import { Admin, CustomRoutes, Resource } from 'react-admin'
import { createBrowserRouter, Route, RouterProvider } from 'react-router-dom'
import { HR_ADMINISTRATION } from '../console/base-path.ts'
import { NothingHere } from '../console/nothing-here.tsx'
import { createQueryClient } from '../console/query-client.ts'
import { darkTheme, lightTheme } from '../console/theme.ts'
import { i18nProvider } from '../frame/i18n-provider.ts'
import { OpeningPage } from '../frame/opening-page.tsx'
import { PageError } from '../frame/page-error.tsx'
import { createStore } from '../frame/store.ts'
import { hrAuthProvider } from './hr-auth-provider.ts'
import { hrDataProvider } from './hr-data-provider.ts'
import { HrHome } from './hr-home.tsx'
import { HrLayout } from './hr-layout.tsx'
import { uploadAddress, uploadJobsAddress } from './uploads/hr-upload-area.ts'

const EmployeeList = lazy(() => import('./employees/employee-list.tsx'))
const EmployeePage = lazy(() => import('./employees/employee-page.tsx'))
const EmployeeUpdatePage = lazy(() => import('./employees/employee-update-page.tsx'))
const EmployeeClaimsPage = lazy(() => import('./employees/employee-claims-page.tsx'))
const AddClaimPage = lazy(() => import('./employees/add-claim-page.tsx'))
const OutpatientClaimPage = lazy(async () => ({
  default: (await import('./employees/employee-claim-page.tsx')).OutpatientClaimPage,
}))
const InpatientClaimPage = lazy(async () => ({
  default: (await import('./employees/employee-claim-page.tsx')).InpatientClaimPage,
}))
const EmployeeAccessPage = lazy(() => import('./employees/employee-access-page.tsx'))
const EmployeeUploadPage = lazy(() => import('./uploads/employee-upload-page.tsx'))
const EmployeeUploadJobs = lazy(() => import('./uploads/employee-upload-jobs.tsx'))

const queryClient = createQueryClient()
const store = createStore()

/** A data router, as in the console: only such a one can hold back a navigation that would lose what was typed. */
const router = createBrowserRouter([{ path: '*', element: <HrAdmin /> }], { basename: HR_ADMINISTRATION })

export function HrArea() {
  return <RouterProvider router={router} useTransitions={false} />
}

function HrAdmin() {
  return (
    <Admin
      title={hrTexts.product}
      authProvider={hrAuthProvider}
      dataProvider={hrDataProvider}
      i18nProvider={i18nProvider}
      queryClient={queryClient}
      store={store}
      theme={lightTheme}
      darkTheme={darkTheme}
      layout={HrLayout}
      dashboard={HrHome}
      loading={OpeningPage}
      error={PageError}
      catchAll={NothingHere}
      loginPage={false}
      authCallbackPage={false}
      requireAuth
      disableTelemetry
    >
      <Resource name="employees" list={EmployeeList} recordRepresentation="name" />
      <CustomRoutes>
        <Route path="/employees/:userId" element={<EmployeePage />} />
        <Route path="/employees/:userId/update" element={<EmployeeUpdatePage />} />
        <Route path="/employees/:userId/claims/list" element={<EmployeeClaimsPage />} />
        <Route path="/employees/:userId/claims/add" element={<AddClaimPage />} />
        <Route path="/employees/:userId/claims/out/:transactionNo" element={<OutpatientClaimPage />} />
        <Route path="/employees/:userId/claims/inp/:transactionNo" element={<InpatientClaimPage />} />
        <Route path="/employees/:userId/access" element={<EmployeeAccessPage />} />
        <Route path={uploadAddress} element={<EmployeeUploadPage />} />
        <Route path={uploadJobsAddress} element={<EmployeeUploadJobs />} />
      </CustomRoutes>
    </Admin>
  )
}
