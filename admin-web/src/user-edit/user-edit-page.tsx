import { Alert, Box } from '@mui/material'
import { consoleTexts } from '@member-care/domain/texts/console-texts.ts'
import { userEditTexts } from '@member-care/domain/texts/user-edit-texts.ts'
import { useState } from 'react'
import { useGetOne, useRecordContext, type HttpError } from 'react-admin'
import { Navigate, Route, Routes, useLocation } from 'react-router-dom'
import { UserAuditTab } from '../audit/user-audit-tab.tsx'
import { PageSkeleton } from '../console/page-skeleton.tsx'
import { RequirePower } from '../console/require-power.tsx'
import { PanelClinicsTab } from '../panel-clinics/panel-clinics-tab.tsx'
import { EditRecord, RecordFailure } from '../record/edit-record.tsx'
import { useAddressParameter } from '../record/use-address-parameter.ts'
import { useRecordCache } from '../record/whole-record.ts'
import { userAddress } from '../record/user-links.tsx'
import { BankTab, ProposedBank } from './bank-tab.tsx'
import { BasicTab } from './basic-tab.tsx'
import { ClaimsTab } from './claims-tab.tsx'
import { CompaniesTab } from './companies-tab.tsx'
import { LoginTab } from './login-tab.tsx'
import { StudentTab } from './student-tab.tsx'
import type { EditedUser, UserOfNricRecord } from './user-edit-calls.ts'
import type { UserEditing } from './user-editing.ts'
import { UserHeader } from './user-header.tsx'
import { UserSections } from './user-sections.tsx'

/** One user with the tabs of the user detail area: `/user/update[/…]?idUser={id}[&idCompany={id}]` (3§2.10). */
export default function UserEditPage() {
  const userId = useAddressParameter('idUser')
  const nric = useAddressParameter('nric')
  const companyId = useAddressParameter('idCompany')
  if (userId === '' && nric !== '') return <UserOfNric nric={nric} />
  return (
    <EditRecord resource="users" id={userId} title={userEditTexts.users} notFound={consoleTexts.userNotFound}>
      <UserPage shownCompanyId={companyId || undefined} />
    </EditRecord>
  )
}

/** Old addresses name a user by NRIC (3§2.15); the address becomes that of the user. */
function UserOfNric({ nric }: { nric: string }) {
  const { data, error, refetch } = useGetOne<UserOfNricRecord>('users-of-nric', { id: nric }, { gcTime: 0 })
  if (data) return <Navigate to={userAddress(data.userId)} replace />
  if (!error) return <PageSkeleton />
  return (
    <RecordFailure
      title={userEditTexts.users}
      notFound={consoleTexts.userNotFound}
      error={error as HttpError}
      onRetry={() => void refetch()}
    />
  )
}

function UserPage({ shownCompanyId }: { shownCompanyId: string | undefined }) {
  const location = useLocation()
  const user = useRecordContext<EditedUser>()
  const { show, reload } = useRecordCache<EditedUser>('users')
  const [savedAt, setSavedAt] = useState<string>()
  // The banner goes with the section, and does not come back with it.
  if (savedAt !== undefined && savedAt !== location.key) setSavedAt(undefined)
  if (!user) return null
  return (
    <>
      <UserHeader
        title={userEditTexts.users}
        user={user}
        shownCompanyId={shownCompanyId}
        onForgotten={() => void reload(user.id)}
      />
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '200px minmax(0, 1fr)' },
          gap: { xs: 2.5, lg: 3 },
        }}
      >
        <UserSections target={{ search: location.search, isStudent: user.isStudent }} />
        <Box sx={{ minWidth: 0, maxWidth: 960 }}>
          {savedAt === location.key && (
            <Alert severity="success" sx={{ mb: 2.5 }} onClose={() => setSavedAt(undefined)}>
              {userEditTexts.updated}
            </Alert>
          )}
          {user.isForgotten && (
            <Alert severity="info" sx={{ mb: 2.5 }}>
              {userEditTexts.forgotten}
            </Alert>
          )}
          <Sections
            shownCompanyId={shownCompanyId}
            user={user}
            onSaved={(record) => {
              void show(record)
              setSavedAt(location.key)
              window.scrollTo({ top: 0 })
            }}
          />
        </Box>
      </Box>
    </>
  )
}

function Sections({ shownCompanyId, ...editing }: UserEditing & { readonly shownCompanyId: string | undefined }) {
  return (
    <Routes>
      <Route index element={<BasicTab {...editing} />} />
      <Route path="loginInformation" element={<LoginTab {...editing} />} />
      <Route path="bankDetails" element={<BankTab {...editing} />} />
      <Route path="proposedBankDetails" element={<ProposedBank {...editing} />} />
      {editing.user.isStudent && <Route path="student" element={<StudentTab {...editing} />} />}
      <Route path="companies" element={<CompaniesTab {...editing} shownCompanyId={shownCompanyId} />} />
      <Route
        path="claims"
        element={
          <RequirePower power="claims.view">
            <ClaimsTab userId={editing.user.id} />
          </RequirePower>
        }
      />
      <Route path="panelClinics" element={<PanelClinicsTab user={editing.user} />} />
      <Route
        path="audit"
        element={
          <RequirePower power="users.view">
            <UserAuditTab userId={editing.user.id} />
          </RequirePower>
        }
      />
      <Route path="*" element={<BasicTab {...editing} />} />
    </Routes>
  )
}
