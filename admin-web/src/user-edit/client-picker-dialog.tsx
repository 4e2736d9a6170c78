import { clientTexts, selectCompanyText } from '@member-care/domain/texts/client-texts.ts'
import { userEditTexts } from '@member-care/domain/texts/user-edit-texts.ts'
import { Alert, Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, useMediaQuery } from '@mui/material'
import { useState } from 'react'
import { useGetList, type HttpError } from 'react-admin'
import { CompanySearchFields } from '../clients/company-search-fields.tsx'
import { filterOfSearch, noSearch, SEARCH_PAUSE, type CompanySearch } from '../clients/company-search.ts'
import { ListPages } from '../console/list-pages.tsx'
import { LoadFailure } from '../console/load-failure.tsx'
import { RecordTable, type RecordColumn } from '../console/record-table.tsx'
import { theme } from '../console/theme.ts'
import { useSettled } from '../console/use-settled.ts'

const TITLE_ID = 'client-picker-title'
const PER_PAGE = 10

/** A client company to be covered under. */
export interface PickedClient {
  readonly id: string
  readonly name: string
  readonly groupCode: string
  readonly policyNo: string
}

export interface ClientPickerDialogProps {
  /** Companies that cannot be chosen again. */
  readonly taken: readonly string[]
  readonly onSelect: (client: PickedClient) => void
  readonly onClose: () => void
}

/** Chooses the client company that a user is covered under (3§2.10). */
export function ClientPickerDialog({ taken, onSelect, onClose }: ClientPickerDialogProps) {
  const isNarrow = useMediaQuery(theme.breakpoints.down('sm'))
  const [search, setSearch] = useState(noSearch)
  const [page, setPage] = useState(1)
  const settledText = useSettled(search.text, SEARCH_PAUSE)
  const filter = filterOfSearch({ ...search, text: search.text === '' ? '' : settledText })
  const clients = useGetList<PickedClient>(
    'clients',
    { pagination: { page, perPage: PER_PAGE }, sort: { field: 'name', order: 'ASC' }, filter },
    { placeholderData: (previous) => previous },
  )
  const searchFor = (next: CompanySearch) => {
    setSearch(next)
    setPage(1)
  }
  return (
    <Dialog open onClose={onClose} fullScreen={isNarrow} fullWidth maxWidth="md" aria-labelledby={TITLE_ID}>
      <DialogTitle id={TITLE_ID}>{userEditTexts.pickTitle}</DialogTitle>
      <DialogContent dividers>
        <Box sx={{ pt: 0.5, mb: 2 }}>
          <CompanySearchFields label={userEditTexts.searchCompanies} search={search} onSearch={searchFor} />
        </Box>
        {clients.error ? (
          <LoadFailure title={clientTexts.companiesFailed} detail={(clients.error as HttpError).message} onRetry={() => void clients.refetch()} />
        ) : clients.data?.length === 0 ? (
          <Alert severity="info">{userEditTexts.noCompanies}</Alert>
        ) : (
          <RecordTable label={clientTexts.companies} columns={columnsOf(taken, onSelect)} rows={clients.data} expected={5} isStale={clients.isPlaceholderData} />
        )}
        {!clients.error && clients.total !== undefined && <ListPages page={page} perPage={PER_PAGE} total={clients.total} onPage={setPage} />}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{userEditTexts.cancel}</Button>
      </DialogActions>
    </Dialog>
  )
}

function columnsOf(taken: readonly string[], onSelect: (client: PickedClient) => void): readonly RecordColumn<PickedClient>[] {
  const { columns } = clientTexts
  return [
    { label: columns.name, render: ({ name }) => name },
    { label: columns.groupCode, isWhole: true, render: ({ groupCode }) => groupCode },
    { label: columns.policyNo, isWhole: true, render: ({ policyNo }) => policyNo },
    {
      label: userEditTexts.select,
      align: 'right',
      isWhole: true,
      render: (client) => (
        <Button size="small" variant="outlined" disabled={taken.includes(client.id)} aria-label={selectCompanyText(client.name)} onClick={() => onSelect(client)}>
          {userEditTexts.select}
        </Button>
      ),
    },
  ]
}
