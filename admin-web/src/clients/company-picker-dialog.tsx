import { clientTexts, selectCompanyText } from '@member-care/domain/texts/client-texts.ts'
import {
  Alert,
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Typography,
  useMediaQuery,
} from '@mui/material'
import CompaniesIcon from '@mui/icons-material/CorporateFareOutlined'
import { useId, useState, type ReactNode } from 'react'
import { useListContext } from 'react-admin'
import { FailureAlert } from '../console/failure-alert.tsx'
import { theme } from '../console/theme.ts'
import { WholeCode } from '../console/whole-code.tsx'
import { ListColumn, type ListColumnProps } from '../list/list-column.tsx'
import { ListPagination } from '../list/list-pagination.tsx'
import { ListPaper } from '../list/list-paper.tsx'
import { SubListBase } from '../list/sub-list.tsx'
import type { ClientRow, CompanyMasterEntry } from './client-record.ts'
import { ClientStatusChip } from './client-status-chip.tsx'
import { CompanySearchFields } from './company-search-fields.tsx'
import { filterOfSearch, noSearch, type CompanySearch } from './company-search.ts'

/** A company that was chosen. */
export interface PickedCompany {
  readonly id: string
  readonly name: string
  readonly groupCode: string
  readonly policyNo: string
}

interface CompanyPickerDialogProps {
  /** The companies that a client can be made of (3§2.5, 3§2.6), or the clients that somebody can be covered under (3§2.10). */
  readonly resource: 'company-master' | 'clients'
  /** Companies that cannot be chosen again. */
  readonly taken?: readonly string[]
  /** Called with the company of a pressed Select; the dialog stays open until its parent closes it. */
  readonly onSelect: (company: PickedCompany) => void
  readonly onClose: () => void
  /** While what was chosen is being done, nothing else can be chosen. */
  readonly isPending?: boolean
  /** Why what was chosen could not be done, in the server's words. */
  readonly failure?: string | undefined
}

/** The dialog "Please select company". Companies that are clients already, or not active, are shown and cannot be chosen. */
export default function CompanyPickerDialog({
  resource,
  taken = [],
  onSelect,
  onClose,
  isPending = false,
  failure,
}: CompanyPickerDialogProps) {
  const isNarrow = useMediaQuery(theme.breakpoints.down('sm'))
  const titleId = useId()
  const nameField = resource === 'clients' ? 'name' : 'companyName'
  const choose = (row: CompanyRow) => (
    <SelectButton row={row} isOff={isPending || taken.includes(row.id)} onSelect={onSelect} />
  )
  return (
    <Dialog
      open
      onClose={isPending ? undefined : onClose}
      fullScreen={isNarrow}
      fullWidth
      maxWidth="md"
      aria-labelledby={titleId}
    >
      <DialogTitle id={titleId}>{clientTexts.selectCompany}</DialogTitle>
      <SubListBase resource={resource} sort={{ field: nameField, order: 'ASC' }}>
        <DialogContent dividers>
          <FailureAlert message={failure} sx={{ mb: 2 }} />
          <ListPaper<CompanyRow>
            title={resource === 'clients' ? clientTexts.listTitle : clientTexts.companies}
            icon={CompaniesIcon}
            texts={{ loadFailed: clientTexts.companiesFailed, empty: clientTexts.noCompanyFound }}
            hasFixedColumns
            isWhole
            filters={<CompanySearchFilter />}
            emptyNotice={(isNarrowed) => <NoCompanies isSearched={isNarrowed} resource={resource} />}
            columns={companyColumns(nameField, choose).map((column) => (
              <ListColumn key={column.source} {...column} />
            ))}
            card={(row) => <CompanyCard row={row}>{choose(row)}</CompanyCard>}
          />
        </DialogContent>
        {/* Below what scrolls, so that there being more is in view on a low screen too. */}
        <PagesBelow />
      </SubListBase>
      <DialogActions>
        <Button onClick={onClose} disabled={isPending}>
          {clientTexts.cancel}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

type CompanyRow = ClientRow | CompanyMasterEntry

function companyOf(row: CompanyRow): PickedCompany & { readonly isActive: boolean; readonly isClient: boolean } {
  const { id, groupCode, policyNo } = row
  return 'companyName' in row
    ? { id, groupCode, policyNo, name: row.companyName, isActive: row.active, isClient: row.isClient }
    : { id, groupCode, policyNo, name: row.name, isActive: row.status === 'ACTIVE', isClient: false }
}

function CompanySearchFilter() {
  const { setFilters } = useListContext()
  const [search, setSearch] = useState(noSearch)
  const searchFor = (next: CompanySearch) => {
    setSearch(next)
    // react-admin waits for the next key.
    setFilters(filterOfSearch(next), {}, true)
  }
  return (
    <Box sx={{ p: 1.5 }}>
      <CompanySearchFields label={clientTexts.searchCompanies} search={search} onSearch={searchFor} autoFocus />
    </Box>
  )
}

/** A master without companies is in order; a search that finds none is not what was wanted (3§2.5). */
function NoCompanies({
  isSearched,
  resource,
}: Pick<CompanyPickerDialogProps, 'resource'> & { readonly isSearched: boolean }) {
  const none = resource === 'clients' ? clientTexts.noClients : clientTexts.noCompanies
  return <Alert severity={isSearched ? 'error' : 'success'}>{isSearched ? clientTexts.noCompanyFound : none}</Alert>
}

function PagesBelow() {
  const { error, data } = useListContext()
  return error || !data ? null : <ListPagination hasFixedSize />
}

const { columns } = clientTexts

function companyColumns(
  nameField: string,
  choose: ListColumnProps<CompanyRow>['render'],
): readonly ListColumnProps<CompanyRow>[] {
  return [
    { source: nameField, label: columns.name, isRowHeader: true, textWidth: 280, render: (row) => companyOf(row).name },
    {
      source: 'status',
      label: columns.status,
      render: (row) => <ClientStatusChip isActive={companyOf(row).isActive} />,
    },
    { source: 'groupCode', label: columns.groupCode, render: ({ groupCode }) => groupCode },
    { source: 'policyNo', label: columns.policyNo, render: ({ policyNo }) => policyNo },
    { source: 'select', label: clientTexts.select, align: 'right', render: choose },
  ]
}

/** A company where a table does not fit. */
function CompanyCard({ row, children }: { readonly row: CompanyRow; readonly children: ReactNode }) {
  const { name, groupCode, policyNo, isActive } = companyOf(row)
  return (
    <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'center', justifyContent: 'space-between' }}>
      <Box sx={{ minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600 }}>{name}</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary', mb: 0.5 }}>
          <WholeCode>
            {columns.groupCode} {groupCode}
          </WholeCode>{' '}
          ·{' '}
          <WholeCode>
            {columns.policyNo} {policyNo}
          </WholeCode>
        </Typography>
        <ClientStatusChip isActive={isActive} />
      </Box>
      {children}
    </Box>
  )
}

interface SelectButtonProps {
  readonly row: CompanyRow
  readonly isOff: boolean
  readonly onSelect: (company: PickedCompany) => void
}

function SelectButton({ row, isOff, onSelect }: SelectButtonProps) {
  const { isActive, isClient, ...company } = companyOf(row)
  if (isClient) return <>{clientTexts.alreadyClient}</>
  // Somebody may be covered under a client that is not active; no client is made of such a company.
  const isRefused = 'companyName' in row && !isActive
  return (
    <Button
      size="small"
      variant="outlined"
      disabled={isOff || isRefused}
      aria-label={selectCompanyText(company.name)}
      onClick={() => onSelect(company)}
    >
      {clientTexts.select}
    </Button>
  )
}
