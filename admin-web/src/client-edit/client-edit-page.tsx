import AdministratorsIcon from '@mui/icons-material/AdminPanelSettingsOutlined'
import HistoryIcon from '@mui/icons-material/History'
import UsersIcon from '@mui/icons-material/PeopleAltOutlined'
import { Box, Button } from '@mui/material'
import { clientEditTexts as texts } from '@member-care/domain/texts/client-edit-texts.ts'
import { useMemo, useState } from 'react'
import { useRecordContext } from 'react-admin'
import { Link, useParams } from 'react-router-dom'
import { administratorsOfClientAddress } from '../administrators/administrator-record.ts'
import { usersOfClientAddress } from '../clients/client-addresses.ts'
import type { ClientRow } from '../clients/client-record.ts'
import { NoSuchClient } from '../clients/no-such-client.tsx'
import { usePowers } from '../console/administrator.ts'
import { PageHeading } from '../console/page-heading.tsx'
import { PageSkeleton } from '../console/page-skeleton.tsx'
import { EditRecord } from '../record/edit-record.tsx'
import type { EditedClient } from './client-edit-calls.ts'
import { ClientEditor } from './client-editor.tsx'
import { CloneButton } from './clone-button.tsx'
import type { EditRights } from './edit-rights.ts'

/** `/systemadmin/client/{clientId}/update` (3§2.6). */
export default function ClientEditPage() {
  const { clientId = '' } = useParams()
  return (
    <EditRecord resource="clients" id={clientId} title={texts.update} notFound={<NoSuchClient title={texts.update} />}>
      {/* From a client to its clone is to another page, which has nothing to tell yet. */}
      <ClientPage key={clientId} />
    </EditRecord>
  )
}

function ClientPage() {
  const client = useRecordContext<EditedClient>()
  const powers = usePowers()
  const [clone, setClone] = useState<ClientRow>()
  const rights = useMemo<EditRights>(
    () => ({
      canEdit: powers?.has('clients.edit') ?? false,
      canSeeTemplates: powers?.has('microservices.view') ?? false,
      canEditTemplates: powers?.has('microservices.edit') ?? false,
    }),
    [powers],
  )
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
              <Button
                component={Link}
                to={`/history/clients/${encodeURIComponent(client.id)}`}
                startIcon={<HistoryIcon />}
              >
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
