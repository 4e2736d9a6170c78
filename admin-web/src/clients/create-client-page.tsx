import CompanyIcon from '@mui/icons-material/DomainAddOutlined'
import { clientTexts } from '@member-care/domain/texts/client-texts.ts'
import { consoleTexts } from '@member-care/domain/texts/console-texts.ts'
import { useQueryClient } from '@tanstack/react-query'
import { Alert, AlertTitle, Button, Link, Paper } from '@mui/material'
import { useState } from 'react'
import { Link as RouterLink } from 'react-router-dom'
import { useDataProvider } from 'react-admin'
import type { ConsoleDataProvider } from '../console/console-data-provider.ts'
import { EmptyState } from '@member-care/web-kit/page/empty-state.tsx'
import { PageHeading } from '../console/page-heading.tsx'
import { useCommandSending } from '../console/use-command-sending.ts'
import { editClientAddress } from './client-addresses.ts'
import type { ClientRow } from './client-record.ts'
import CompanyPickerDialog from './company-picker-dialog.tsx'

/** Makes a company of the company master a client (3§2.5). Opens with the choice of a company. */
export default function CreateClientPage() {
  const [isChoosing, setChoosing] = useState(true)
  const [created, setCreated] = useState<ClientRow>()
  const dataProvider = useDataProvider<ConsoleDataProvider>()
  const queryClient = useQueryClient()
  const sending = useCommandSending<ClientRow>({
    onDone: (client) => {
      setCreated(client)
      return refreshLists(queryClient)
    },
    // Somebody else has made this company a client: the next look at the companies says so.
    onConflict: () => refreshLists(queryClient),
  })
  const choose = (companyMasterId: string) => {
    setCreated(undefined)
    void sending
      .send(companyMasterId, (options) => dataProvider.createClient(companyMasterId, options))
      .then((outcome) => outcome && setChoosing(false))
  }

  return (
    <>
      <PageHeading title={clientTexts.createTitle}>{clientTexts.createIntroduction}</PageHeading>
      {created && <Created client={created} />}
      {sending.failure && (
        <Alert severity="error" sx={{ mb: 2.5 }}>
          <AlertTitle>{consoleTexts.issue}</AlertTitle>
          {sending.failure.message}
        </Alert>
      )}
      <Paper variant="outlined">
        <EmptyState
          icon={CompanyIcon}
          title={clientTexts.selectCompany}
          action={
            <Button variant="contained" onClick={() => setChoosing(true)}>
              {clientTexts.chooseCompany}
            </Button>
          }
        >
          {clientTexts.createExplanation}
        </EmptyState>
      </Paper>
      {isChoosing && (
        <CompanyPickerDialog
          resource="company-master"
          onSelect={({ id }) => choose(id)}
          onClose={() => setChoosing(false)}
          isPending={sending.isPending}
        />
      )}
    </>
  )
}

function refreshLists(queryClient: ReturnType<typeof useQueryClient>): Promise<unknown> {
  return Promise.all([
    queryClient.invalidateQueries({ queryKey: ['clients'] }),
    queryClient.invalidateQueries({ queryKey: ['company-master'] }),
  ])
}

function Created({ client }: { client: ClientRow }) {
  return (
    <Alert severity="success" sx={{ mb: 2.5 }}>
      <AlertTitle>{clientTexts.created}</AlertTitle>
      {client.name} ({client.groupCode}, {client.policyNo}).{' '}
      <Link component={RouterLink} to="/" color="inherit" underline="always">
        {clientTexts.toClients}
      </Link>{' '}
      ·{' '}
      <Link component={RouterLink} to={editClientAddress(client.id)} color="inherit" underline="always">
        {clientTexts.configure}
      </Link>
    </Alert>
  )
}
