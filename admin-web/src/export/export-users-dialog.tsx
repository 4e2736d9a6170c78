import {
  exportedMemberTypes,
  exportFilterFields,
  type ExportedMemberType,
  type ExportFilterField,
} from '@member-care/domain/export/user-export.ts'
import { companyMatchesText, moreCompaniesText, userExportTexts } from '@member-care/domain/texts/user-export-texts.ts'
import {
  Alert,
  Box,
  FormControl,
  FormControlLabel,
  FormLabel,
  Link as MuiLink,
  MenuItem,
  Radio,
  RadioGroup,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  TextField,
  Typography,
} from '@mui/material'
import { useState } from 'react'
import { useDataProvider, useGetList, type HttpError } from 'react-admin'
import { Link } from 'react-router-dom'
import type { ConsoleDataProvider } from '../console/console-data-provider.ts'
import { FormDialog } from '../console/form-dialog.tsx'
import { useCommandSending } from '../console/use-command-sending.ts'
import { SearchField } from '../list/search-field.tsx'
import { useSettled } from '@member-care/web-kit/fields/use-settled.ts'

const SEARCH_PAUSE = 500
const MOST_SHOWN = 10
const LONGEST_QUERY = 200

export interface ExportUsersDialogProps {
  readonly onClose: () => void
}

/** Export user (3§2.4): whose users, and which of them; the file is sent by e-mail when it is made. Closing throws away what was chosen. */
export default function ExportUsersDialog({ onClose }: ExportUsersDialogProps) {
  const dataProvider = useDataProvider<ConsoleDataProvider>()
  const [memberType, setMemberType] = useState<ExportedMemberType>('all')
  const [field, setField] = useState<ExportFilterField>('groupCode')
  const [typed, setTyped] = useState('')
  const [exportId, setExportId] = useState<string>()
  const sending = useCommandSending<{ id: string }>({ onDone: ({ id }) => setExportId(id) })
  const query = typed.trim()
  const search = useCompanySearch(field, query)

  if (exportId !== undefined) return <ExportBegun exportId={exportId} onClose={onClose} />
  const asked = { memberType, filter: query === '' ? null : { field, query } }
  return (
    <FormDialog
      title={userExportTexts.title}
      cancelLabel={userExportTexts.cancel}
      confirm={{ label: userExportTexts.submit, disabled: !search.mayExport }}
      isPending={sending.isPending}
      onSubmit={() => void sending.send(asked, (options) => dataProvider.requestExport(asked, options))}
      onClose={onClose}
    >
      <Box sx={{ display: 'grid', gap: 2.5 }}>
        <FormControl>
          <FormLabel id="export-member-type">{userExportTexts.memberType}</FormLabel>
          <RadioGroup
            row
            aria-labelledby="export-member-type"
            value={memberType}
            onChange={(event) => setMemberType(event.target.value as ExportedMemberType)}
          >
            {exportedMemberTypes.map((type) => (
              <FormControlLabel key={type} value={type} control={<Radio />} label={userExportTexts.memberTypes[type]} />
            ))}
          </RadioGroup>
        </FormControl>
        <Box
          component="search"
          aria-label={userExportTexts.resultsCaption}
          sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { xs: '1fr', sm: '1fr 1.6fr' } }}
        >
          <TextField
            select
            label={userExportTexts.filter}
            value={field}
            onChange={(event) => setField(event.target.value as ExportFilterField)}
          >
            {exportFilterFields.map((one) => (
              <MenuItem key={one} value={one}>
                {userExportTexts.filterFields[one]}
              </MenuItem>
            ))}
          </TextField>
          <SearchField
            label={userExportTexts.query}
            value={typed}
            onChange={setTyped}
            limit={LONGEST_QUERY}
            helperText={userExportTexts.queryHint}
          />
        </Box>
        <Box role="status">
          <SearchOutcome search={search} />
        </Box>
        {sending.failure && <Alert severity="error">{failureText(sending.failure)}</Alert>}
      </Box>
    </FormDialog>
  )
}

/** What the server refuses by a rule says why; anything else is only told to have failed. */
function failureText({ status, message }: HttpError): string {
  return status === 422 ? `${userExportTexts.failed} ${message}` : userExportTexts.failed
}

/** A company whose users would be exported. */
interface MatchingCompany {
  readonly id: string
  readonly policyNo: string
  readonly name: string
}

interface CompanyMatches {
  /** The first of them. */
  readonly companies: readonly MatchingCompany[]
  readonly total: number
}

interface CompanySearch {
  /** Undefined while it is being typed or searched, and where nothing is searched. */
  readonly matches: CompanyMatches | undefined
  readonly isUnderWay: boolean
  readonly hasFailed: boolean
  /** Not while a query is being typed, and not without results. */
  readonly mayExport: boolean
}

/** Searches once the typing has paused. */
function useCompanySearch(field: ExportFilterField, query: string): CompanySearch {
  const asked = `${field} ${query}`
  const settled = useSettled(asked, SEARCH_PAUSE)
  const isSettled = settled === asked
  const { data, total, isError } = useGetList<MatchingCompany>(
    'clients',
    {
      pagination: { page: 1, perPage: MOST_SHOWN },
      sort: { field: 'name', order: 'ASC' },
      filter: { [field]: query },
    },
    { enabled: query !== '' && isSettled, staleTime: 30_000 },
  )
  if (query === '') return { matches: undefined, isUnderWay: false, hasFailed: false, mayExport: true }
  const matches = isSettled && data ? { companies: data, total: total ?? 0 } : undefined
  return {
    matches,
    isUnderWay: !matches && !isError,
    hasFailed: isSettled && isError,
    mayExport: matches !== undefined && matches.total > 0,
  }
}

function SearchOutcome({ search: { matches, isUnderWay, hasFailed } }: { search: CompanySearch }) {
  if (hasFailed) return <Alert severity="error">{userExportTexts.searchFailed}</Alert>
  if (isUnderWay) return <Typography variant="body2">{userExportTexts.searching}</Typography>
  if (!matches) return <Typography variant="body2">{userExportTexts.everyCompany}</Typography>
  if (matches.total === 0) return <Alert severity="info">{userExportTexts.noResult}</Alert>
  const { columns } = userExportTexts
  return (
    <>
      <Typography variant="body2" sx={{ mb: 1, color: 'text.secondary' }}>
        {companyMatchesText(matches.total)}
      </Typography>
      <TableContainer
        tabIndex={0}
        role="region"
        aria-label={userExportTexts.resultsCaption}
        sx={{ maxHeight: 240, border: 1, borderColor: 'divider', borderRadius: 1 }}
      >
        <Table size="small" stickyHeader aria-label={userExportTexts.resultsCaption}>
          <TableHead>
            <TableRow>
              <TableCell>{columns.policyNo}</TableCell>
              <TableCell>{columns.companyName}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {matches.companies.map(({ id, policyNo, name }) => (
              <TableRow key={id}>
                <TableCell component="th" scope="row" sx={{ whiteSpace: 'nowrap' }}>
                  {policyNo}
                </TableCell>
                <TableCell>{name}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
      {matches.total > matches.companies.length && (
        <Typography variant="body2" sx={{ mt: 0.5, color: 'text.secondary' }}>
          {moreCompaniesText(matches.total - matches.companies.length)}
        </Typography>
      )}
    </>
  )
}

function ExportBegun({ exportId, onClose }: { exportId: string; onClose: () => void }) {
  return (
    <FormDialog
      title={userExportTexts.title}
      cancelLabel={userExportTexts.close}
      confirm={undefined}
      isPending={false}
      onSubmit={onClose}
      onClose={onClose}
    >
      <Alert severity="success" role="status">
        <strong>{userExportTexts.exporting}</strong>
        <br />
        {userExportTexts.sentLater}
        <br />
        <MuiLink component={Link} to={`/exports/${exportId}`} onClick={onClose}>
          {userExportTexts.followProgress}
        </MuiLink>
      </Alert>
    </FormDialog>
  )
}
