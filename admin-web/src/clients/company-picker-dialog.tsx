/** Chooses a company of the company master, to make it a client or a clone of one (3§2.5, 3§2.6). */
import { clientTexts, selectCompanyText } from '@member-care/domain/texts/client-texts.ts'
import { Alert, Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography, useMediaQuery } from '@mui/material'
import { useState } from 'react'
import { useGetList, type HttpError } from 'react-admin'
import { FailureAlert } from '../console/failure-alert.tsx'
import { ListPages } from '../console/list-pages.tsx'
import { LoadFailure } from '../console/load-failure.tsx'
import { RecordTable, type RecordColumn } from '../console/record-table.tsx'
import { theme } from '../console/theme.ts'
import { useSettled } from '../console/use-settled.ts'
import { WholeCode } from '../console/whole-code.tsx'
import type { CompanyMasterEntry } from './client-record.ts'
import { ClientStatusChip } from './client-status-chip.tsx'
import { CompanySearchFields } from './company-search-fields.tsx'
import { filterOfSearch, noSearch, SEARCH_PAUSE, type CompanySearch } from './company-search.ts'

const TITLE_ID = 'company-picker-title'
const PER_PAGE = 10

export interface CompanyPickerDialogProps {
  /** Called with the company of a pressed Select; the dialog stays open until its parent closes it. */
  readonly onSelect: (company: CompanyMasterEntry) => void
  readonly onClose: () => void
  /** While what was chosen is being done, nothing else can be chosen. */
  readonly isPending?: boolean
  /** Why what was chosen could not be done, in the server's words. */
  readonly failure?: string | undefined
}

/** The dialog "Please select company". Companies that are clients already, or not active, are shown and cannot be chosen. */
export default function CompanyPickerDialog({ onSelect, onClose, isPending = false, failure }: CompanyPickerDialogProps) {
  const isNarrow = useMediaQuery(theme.breakpoints.down('sm'))
  const [search, setSearch] = useState(noSearch)
  const [page, setPage] = useState(1)
  const settledText = useSettled(search.text, SEARCH_PAUSE)
  const filter = filterOfSearch({ ...search, text: search.text === '' ? '' : settledText })
  const companies = useGetList<CompanyMasterEntry>(
    'company-master',
    { pagination: { page, perPage: PER_PAGE }, sort: { field: 'companyName', order: 'ASC' }, filter },
    { placeholderData: (previous) => previous },
  )
  const searchFor = (next: CompanySearch) => {
    setSearch(next)
    setPage(1)
  }

  return (
    <Dialog open onClose={isPending ? undefined : onClose} fullScreen={isNarrow} fullWidth maxWidth="md" aria-labelledby={TITLE_ID}>
      <DialogTitle id={TITLE_ID}>{clientTexts.selectCompany}</DialogTitle>
      <DialogContent dividers>
        <FailureAlert message={failure} sx={{ mb: 2 }} />
        <Box sx={{ pt: 0.5, mb: 2 }}>
          <CompanySearchFields label={clientTexts.searchCompanies} search={search} onSearch={searchFor} autoFocus />
        </Box>
        {companies.error ? (
          <LoadFailure title={clientTexts.companiesFailed} detail={(companies.error as HttpError).message} onRetry={() => void companies.refetch()} />
        ) : companies.data?.length === 0 ? (
          <NoCompanies isSearched={Object.keys(filter).length > 0} />
        ) : isNarrow && companies.data ? (
          <CompanyCards companies={companies.data} choice={{ onSelect, isPending }} />
        ) : (
          <RecordTable label={clientTexts.companies} columns={companyColumns({ onSelect, isPending })} rows={companies.data} expected={5} isStale={companies.isPlaceholderData} />
        )}
        {!companies.error && companies.total !== undefined && <ListPages page={page} perPage={PER_PAGE} total={companies.total} onPage={setPage} />}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} disabled={isPending}>
          {clientTexts.cancel}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

/** A master without companies is in order; a search that finds none is not what was wanted (3§2.5). */
function NoCompanies({ isSearched }: { isSearched: boolean }) {
  return <Alert severity={isSearched ? 'error' : 'success'}>{isSearched ? clientTexts.noCompanyFound : clientTexts.noCompanies}</Alert>
}

interface Choice {
  readonly onSelect: (company: CompanyMasterEntry) => void
  readonly isPending: boolean
}

const { columns } = clientTexts

function companyColumns(choice: Choice): readonly RecordColumn<CompanyMasterEntry>[] {
  return [
    { label: columns.name, render: ({ companyName }) => companyName },
    { label: columns.status, isWhole: true, render: ({ active }) => <ClientStatusChip isActive={active} /> },
    { label: columns.groupCode, isWhole: true, render: ({ groupCode }) => groupCode },
    { label: columns.policyNo, isWhole: true, render: ({ policyNo }) => policyNo },
    { label: clientTexts.select, align: 'right', isWhole: true, render: (company) => <SelectButton company={company} choice={choice} /> },
  ]
}

/** The companies where a table does not fit. */
function CompanyCards({ companies, choice }: { companies: readonly CompanyMasterEntry[]; choice: Choice }) {
  return (
    <Box component="ul" aria-label={clientTexts.companies} sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {companies.map((company) => (
        <Box component="li" key={company.id} sx={{ py: 1.5, borderTop: 1, borderColor: 'divider', display: 'flex', gap: 1.5, alignItems: 'center', justifyContent: 'space-between' }}>
          <Box sx={{ minWidth: 0 }}>
            <Typography sx={{ fontWeight: 600 }}>{company.companyName}</Typography>
            <Typography variant="body2" sx={{ color: 'text.secondary', mb: 0.5 }}>
              <WholeCode>{columns.groupCode} {company.groupCode}</WholeCode> · <WholeCode>{columns.policyNo} {company.policyNo}</WholeCode>
            </Typography>
            <ClientStatusChip isActive={company.active} />
          </Box>
          <SelectButton company={company} choice={choice} />
        </Box>
      ))}
    </Box>
  )
}

function SelectButton({ company, choice: { onSelect, isPending } }: { company: CompanyMasterEntry; choice: Choice }) {
  if (company.isClient) return <>{clientTexts.alreadyClient}</>
  return (
    <Button size="small" variant="outlined" disabled={isPending || !company.active} aria-label={selectCompanyText(company.companyName)} onClick={() => onSelect(company)}>
      {clientTexts.select}
    </Button>
  )
}
