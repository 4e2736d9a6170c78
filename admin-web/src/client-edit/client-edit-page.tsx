import AdministratorsIcon from '@mui/icons-material/AdminPanelSettingsOutlined'
import HistoryIcon from '@mui/icons-material/History'
import UsersIcon from '@mui/icons-material/PeopleAltOutlined'
import { Box, Button } from '@mui/material'
import { clientEditTexts as texts } from '@member-care/domain/texts/client-edit-texts.ts'
import { consoleTexts } from '@member-care/domain/texts/console-texts.ts'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import type { HttpError } from 'react-admin'
import { Link, useParams } from 'react-router-dom'
import { administratorsOfClientAddress } from '../administrators/administrator-record.ts'
import { usersOfClientAddress } from '../clients/client-addresses.ts'
import type { ClientRow } from '../clients/client-record.ts'
import { NoSuchClient } from '../clients/no-such-client.tsx'
import { usePowers } from '../console/administrator.ts'
import { LoadFailure } from '../console/load-failure.tsx'
import { PageHeading } from '../console/page-heading.tsx'
import { PageSkeleton } from '../console/page-skeleton.tsx'
import { clientKey, readClient, type EditedClient } from './client-edit-calls.ts'
import { ClientEditor } from './client-editor.tsx'
import { CloneButton } from './clone-button.tsx'
import type { EditRights } from './edit-rights.ts'

/** `/systemadmin/client/{clientId}/update` (3§2.6). */
export default function ClientEditPage() {
  const { clientId = '' } = useParams()
  // From a client to its clone is to another page, which has nothing to tell yet.
  return <ClientOfId key={clientId} clientId={clientId} />
}

function ClientOfId({ clientId }: { clientId: string }) {
  const powers = usePowers()
  const [clone, setClone] = useState<ClientRow>()
  // What is typed must not be overwritten by a load in the background; a save that came too late is told of.
  const { data: client, error, refetch } = useQuery<EditedClient, HttpError>({
    queryKey: clientKey(clientId),
    queryFn: ({ signal }) => readClient(clientId, signal),
    staleTime: Infinity,
    gcTime: 0,
  })
  const rights = useMemo<EditRights>(
    () => ({
      canEdit: powers?.has('clients.edit') ?? false,
      canSeeTemplates: powers?.has('microservices.view') ?? false,
      canEditTemplates: powers?.has('microservices.edit') ?? false,
    }),
    [powers],
  )

  if (error?.status === 404) return <NoSuchClient title={texts.update} />
  if (error) {
    return (
      <>
        <PageHeading title={texts.update} />
        <LoadFailure title={consoleTexts.issue} detail={error.message} onRetry={() => void refetch()} />
      </>
    )
  }
  if (!client || !powers) return <PageSkeleton />
  return (
    <>
      <PageHeading
        title={client.name}
        actions={
          <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
            <Button component={Link} to={usersOfClientAddress(client.id)} startIcon={<UsersIcon />}>
              {texts.users}
            </Button>
            {powers.has('administrators.view') && (
              <Button component={Link} to={administratorsOfClientAddress(client.id)} startIcon={<AdministratorsIcon />}>
                {texts.administrators}
              </Button>
            )}
            {powers.has('history.view') && (
              <Button component={Link} to={`/history/clients/${encodeURIComponent(client.id)}`} startIcon={<HistoryIcon />}>
                {texts.history}
              </Button>
            )}
            {powers.has('clients.clone') && <CloneButton clientId={client.id} onCloned={setClone} />}
          </Box>
        }
      >
        {`${texts.basic.groupCode} ${client.groupCode} · ${texts.basic.policyNo} ${client.policyNo}`}
      </PageHeading>
      <ClientEditor client={client} rights={rights} clone={clone} onAsk={() => setClone(undefined)} />
    </>
  )
}
