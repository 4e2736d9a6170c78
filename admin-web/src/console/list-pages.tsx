import { TablePagination } from '@mui/material'
import { rowsShownText } from './list-place.ts'
import { pageSizes } from './page-sizes.ts'

export interface ListPagesProps {
  /** Counts from 1. */
  readonly page: number
  readonly perPage: number
  readonly total: number
  readonly onPage: (page: number) => void
  /** Absent where the number of rows is fixed. */
  readonly onPerPage?: (perPage: number) => void
}

/** The foot of a list: `a-b of total`, steps and page size (3§2.9, 3§9). */
export function ListPages({ page, perPage, total, onPage, onPerPage }: ListPagesProps) {
  if (total === 0) return null
  // A page past the end, as an old link may ask for, shows no rows; the foot then counts from the last page.
  const lastPage = Math.max(1, Math.ceil(total / perPage))
  return (
    <TablePagination
      component="nav"
      aria-label="Pages"
      count={total}
      page={Math.min(page, lastPage) - 1}
      rowsPerPage={perPage}
      rowsPerPageOptions={onPerPage ? [...pageSizes] : []}
      labelRowsPerPage="Rows per page"
      labelDisplayedRows={({ from, to, count }) => rowsShownText(from, to, count.toLocaleString('en-SG'))}
      getItemAriaLabel={(step) => `Go to the ${step} page`}
      onPageChange={(_event, next) => onPage(next + 1)}
      onRowsPerPageChange={(event) => onPerPage?.(Number(event.target.value))}
      showFirstButton
      showLastButton
      sx={{
        borderTop: 1,
        borderColor: 'divider',
        '& .MuiTablePagination-toolbar': { flexWrap: 'wrap', justifyContent: 'flex-end', px: { xs: 1.5, sm: 2 } },
        '& .MuiTablePagination-spacer': { display: { xs: 'none', sm: 'block' } },
      }}
    />
  )
}
