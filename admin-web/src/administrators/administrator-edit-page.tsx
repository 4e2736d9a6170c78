import { Alert, Box, Button, Stack, Typography } from '@mui/material'
import { consoleTexts } from '@member-care/domain/texts/console-texts.ts'
import { administratorFormTexts, administratorListTexts } from '@member-care/domain/texts/administrator-list-texts.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { HttpError } from 'react-admin'
import { Link, useNavigate, useSearchParams } from 'react-router-dom'
import { LoadFailure } from '../console/load-failure.tsx'
import { PageHeading } from '../console/page-heading.tsx'
import { PageSkeleton } from '../console/page-skeleton.tsx'
import { formatInstant } from '../console/singapore-time.ts'
import { HistoryLink } from '../history/history-link.tsx'
import { AddressChange } from './address-change.tsx'
import { AdministratorActions, useActionAsking } from './administrator-actions.tsx'
import { AdministratorEditForm } from './administrator-edit-form.tsx'
import { administratorListAddress, type AdministratorRecord } from './administrator-record.ts'
import { CombinedRolesOf } from './combined-roles.tsx'
import { loadAdministrator } from './administrators-calls.ts'
import { AdministratorStatusChip } from './status-chip.tsx'

const NOT_FOUND = 404

/** `/systemadmin/admin/update?idUser={id}` (3§2.11). */
export default function AdministratorEditPage() {
  const [query] = useSearchParams()
  const id = query.get('idUser') ?? ''
  const { data, error, refetch } = useAdministratorRecord(id)
  if (id === '' || (error && !data)) {
    return (
      <>
        <PageHeading title={administratorFormTexts.updateTitle} />
        <Failure error={error as HttpError | null} onRetry={() => void refetch()} />
        <BackToList />
      </>
    )
  }
  if (!data) return <PageSkeleton />
  return <AdministratorPage key={data.id} administrator={data} />
}

/** @param error null when the address names nobody */
function Failure({ error, onRetry }: { error: HttpError | null; onRetry: () => void }) {
  if (error === null || error.status === NOT_FOUND) return <LoadFailure title={consoleTexts.userNotFound} />
  return <LoadFailure title={consoleTexts.issue} detail={error.message} onRetry={onRetry} />
}

/** Loaded anew only when asked: what somebody else changes must not come into a form that is being filled in. */
function useAdministratorRecord(id: string) {
  return useQuery({
    queryKey: ['administrator', id],
    queryFn: ({ signal }) => loadAdministrator(id, signal),
    enabled: id !== '',
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
}

function AdministratorPage({ administrator }: { administrator: AdministratorRecord }) {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const [hasSaved, setSaved] = useState(false)
  const { id, name, status, createdAt, activatedAt, lastSignInAt } = administrator
  const asking = useActionAsking(async (action) => {
    await queryClient.invalidateQueries({ queryKey: ['administrators'] })
    if (action === 'delete') await navigate(administratorListAddress)
    else await queryClient.invalidateQueries({ queryKey: ['administrator', id] })
  })

  async function show(saved: AdministratorRecord) {
    queryClient.setQueryData(['administrator', id], saved)
    await queryClient.invalidateQueries({ queryKey: ['administrators'] })
  }

  return (
    <>
      <PageHeading
        title={name}
        actions={
          <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
            <HistoryLink kind="administrators" id={id} />
            <AdministratorActions administrator={administrator} place="page" asking={asking} />
          </Stack>
        }
      >
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
          <AdministratorStatusChip status={status} />
          <Typography component="span" variant="body2">
            Added {formatInstant(createdAt)} · {activatedAt === null ? administratorListTexts.notActivated : `Activated ${formatInstant(activatedAt)}`} · Last sign-in{' '}
            {lastSignInAt === null ? administratorListTexts.neverSignedIn.toLowerCase() : formatInstant(lastSignInAt)}
          </Typography>
        </Stack>
      </PageHeading>
      {hasSaved && (
        <Alert severity="success" onClose={() => setSaved(false)} sx={{ mb: 2, maxWidth: 960 }}>
          {administratorListTexts.updated}
        </Alert>
      )}
      <CombinedRolesOf roles={administrator.roles} />
      <AddressChange administrator={administrator} />
      <AdministratorEditForm
        administrator={administrator}
        onEditing={() => setSaved(false)}
        onSaved={async (saved) => {
          await show(saved)
          setSaved(true)
        }}
        onReload={show}
      />
      <BackToList />
      {asking.dialog}
    </>
  )
}

function BackToList() {
  return (
    <Box sx={{ mt: 2 }}>
      <Button component={Link} to={administratorListAddress}>
        Back to the list
      </Button>
    </Box>
  )
}
