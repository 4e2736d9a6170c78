import { Alert, Box } from '@mui/material'
import { consoleTexts } from '@member-care/domain/texts/console-texts.ts'
import { userEditTexts } from '@member-care/domain/texts/user-edit-texts.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { HttpError } from 'react-admin'
import { Navigate, Route, Routes, useLocation, useSearchParams } from 'react-router-dom'
import { UserAuditTab } from '../audit/user-audit-tab.tsx'
import { LoadFailure } from '../console/load-failure.tsx'
import { PageSkeleton } from '../console/page-skeleton.tsx'
import { RequirePower } from '../console/require-power.tsx'
import { PanelClinicsTab } from '../panel-clinics/panel-clinics-tab.tsx'
import { userAddress } from '../users/user-links.tsx'
import { BankTab, ProposedBank } from './bank-tab.tsx'
import { BasicTab } from './basic-tab.tsx'
import { CompaniesTab } from './companies-tab.tsx'
import { LoginTab } from './login-tab.tsx'
import { StudentTab } from './student-tab.tsx'
import { findUserOfNric, readUser, userKey, type EditedUser } from './user-edit-calls.ts'
import type { UserEditing } from './user-editing.ts'
import { UserHeader } from './user-header.tsx'
import { UserSections } from './user-sections.tsx'

const NOT_FOUND = 404

/** One user with the tabs of the user detail area: `/user/update[/…]?idUser={id}[&idCompany={id}]` (3§2.10). */
export default function UserEditPage() {
  const [query] = useSearchParams()
  const userId = query.get('idUser') ?? ''
  const nric = query.get('nric') ?? ''
  if (userId === '' && nric !== '') return <UserOfNric nric={nric} />
  return <UserOfId key={userId} userId={userId} shownCompanyId={query.get('idCompany') ?? undefined} />
}

/** Old addresses name a user by NRIC (3§2.15); the address becomes that of the user. */
function UserOfNric({ nric }: { nric: string }) {
  const { data: userId, error } = useQuery({ queryKey: ['user-of-nric', nric], queryFn: () => findUserOfNric(nric), gcTime: 0 })
  if (userId !== undefined) return <Navigate to={userAddress(userId)} replace />
  return error ? <LoadFailure title={consoleTexts.userNotFound} /> : <PageSkeleton />
}

function UserOfId({ userId, shownCompanyId }: { userId: string; shownCompanyId: string | undefined }) {
  const queryClient = useQueryClient()
  const location = useLocation()
  // A form must not change under the hands of whoever types in it: the record is read when the page opens, and after that only on purpose.
  const { data, error, isFetchedAfterMount, refetch } = useQuery({
    queryKey: userKey(userId),
    queryFn: ({ signal }) => readUser(userId, signal),
    enabled: userId !== '',
    refetchOnMount: 'always',
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
  const [savedAt, setSavedAt] = useState<string>()
  const user = isFetchedAfterMount ? data : undefined
  const failed = userId === '' || (!user && error !== null)
  const show = (record: EditedUser) => queryClient.setQueryData(userKey(userId), record)

  return (
    <>
      <UserHeader title={userEditTexts.users} user={user} isLoading={!user && !failed} shownCompanyId={shownCompanyId} onForgotten={() => void refetch()} />
      {failed ? (
        <Failure error={error as HttpError | null} onRetry={() => void refetch()} />
      ) : (
        <Box sx={{ display: 'grid', gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '200px minmax(0, 1fr)' }, gap: { xs: 2.5, lg: 3 } }}>
          <UserSections target={{ search: location.search, isStudent: user?.isStudent === true }} />
          <Box sx={{ minWidth: 0, maxWidth: 960 }}>
            {/* Gone with the next section: it is another place in the history. */}
            {savedAt === location.key && (
              <Alert severity="success" sx={{ mb: 2.5 }} onClose={() => setSavedAt(undefined)}>
                {userEditTexts.updated}
              </Alert>
            )}
            {user?.isForgotten && (
              <Alert severity="info" sx={{ mb: 2.5 }}>
                {userEditTexts.forgotten}
              </Alert>
            )}
            {user ? (
              <Sections
                shownCompanyId={shownCompanyId}
                user={user}
                onSaved={(record) => {
                  show(record)
                  setSavedAt(location.key)
                  window.scrollTo({ top: 0 })
                }}
                onReloaded={show}
              />
            ) : (
              <PageSkeleton />
            )}
          </Box>
        </Box>
      )}
    </>
  )
}

function Failure({ error, onRetry }: { error: HttpError | null; onRetry: () => void }) {
  if (error === null || error.status === NOT_FOUND) return <LoadFailure title={consoleTexts.userNotFound} />
  return <LoadFailure title={consoleTexts.issue} detail={error.message} onRetry={onRetry} />
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
      <Route path="panelClinics" element={<PanelClinicsTab userId={editing.user.id} />} />
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
