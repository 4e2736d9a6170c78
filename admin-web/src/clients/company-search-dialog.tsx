/** Chooses a company from a list that is searched; what can be chosen, and how it looks, its callers say. */
import { clientTexts } from '@member-care/domain/texts/client-texts.ts'
import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, useMediaQuery } from '@mui/material'
import { useState, type ReactNode } from 'react'
import { useGetList, type HttpError } from 'react-admin'
import { FailureAlert } from '../console/failure-alert.tsx'
import { PlacedPages } from '../list/placed-pages.tsx'
import { LoadFailure } from '@member-care/web-kit/page/load-failure.tsx'
import { theme } from '../console/theme.ts'
import { useSettled } from '@member-care/web-kit/fields/use-settled.ts'
import { CompanyTable, type CompanyColumn } from './company-table.tsx'
import { CompanySearchFields } from './company-search-fields.tsx'
import { filterOfSearch, noSearch, SEARCH_PAUSE, type CompanySearch } from './company-search.ts'

const TITLE_ID = 'company-search-title'
const PER_PAGE = 10

interface CompanySearchDialogProps<Company extends { readonly id: string }> {
  readonly resource: 'company-master' | 'clients'
  /** The resource's field with the company's name. */
  readonly nameField: keyof Company & string
  readonly columns: readonly CompanyColumn<Company>[]
  /** The companies where the table does not fit; the table scrolls there without it. */
  readonly cards?: (companies: readonly Company[]) => ReactNode
  /** In the place of the list when there is none. */
  readonly empty: (isSearched: boolean) => ReactNode
  readonly onClose: () => void
  /** While what was chosen is being done. */
  readonly isPending?: boolean
  /** Why what was chosen could not be done, in the server's words. */
  readonly failure?: string | undefined
}

/** The dialog "Please select company" (3§2.5, 3§2.10). */
export function CompanySearchDialog<Company extends { readonly id: string }>({
  resource,
  nameField,
  columns,
  cards,
  empty,
  onClose,
  isPending = false,
  failure,
}: CompanySearchDialogProps<Company>) {
  const isNarrow = useMediaQuery(theme.breakpoints.down('sm'))
  const [search, setSearch] = useState(noSearch)
  const [page, setPage] = useState(1)
  const settledText = useSettled(search.text, SEARCH_PAUSE)
  const filter = filterOfSearch({ ...search, text: search.text === '' ? '' : settledText })
  const companies = useGetList<Company>(
    resource,
    { pagination: { page, perPage: PER_PAGE }, sort: { field: nameField, order: 'ASC' }, filter },
    { placeholderData: (previous) => previous },
  )
  const searchFor = (next: CompanySearch) => {
    setSearch(next)
    setPage(1)
  }

  return (
    <Dialog
      open
      onClose={isPending ? undefined : onClose}
      fullScreen={isNarrow}
      fullWidth
      maxWidth="md"
      aria-labelledby={TITLE_ID}
    >
      <DialogTitle id={TITLE_ID}>{clientTexts.selectCompany}</DialogTitle>
      <DialogContent dividers>
        <FailureAlert message={failure} sx={{ mb: 2 }} />
        <Box sx={{ pt: 0.5, mb: 2 }}>
          <CompanySearchFields label={clientTexts.searchCompanies} search={search} onSearch={searchFor} autoFocus />
        </Box>
        {companies.error ? (
          <LoadFailure
            title={clientTexts.companiesFailed}
            detail={(companies.error as HttpError).message}
            onRetry={() => void companies.refetch()}
          />
        ) : companies.data?.length === 0 ? (
          empty(Object.keys(filter).length > 0)
        ) : isNarrow && cards && companies.data ? (
          cards(companies.data)
        ) : (
          <CompanyTable
            label={clientTexts.companies}
            columns={columns}
            companies={companies.data}
            isStale={companies.isPlaceholderData}
          />
        )}
      </DialogContent>
      {/* Below what scrolls, so that there being more is in view on a low screen too. */}
      {!companies.error && companies.total !== undefined && companies.total > 0 && (
        <PlacedPages
          page={page}
          perPage={PER_PAGE}
          rows={companies.data?.length ?? 0}
          total={companies.total}
          isTotalExact
          onPage={setPage}
          onStep={(direction) => setPage(direction === 'next' ? page + 1 : page - 1)}
        />
      )}
      <DialogActions>
        <Button onClick={onClose} disabled={isPending}>
          {clientTexts.cancel}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
