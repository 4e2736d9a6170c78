import { Box, Skeleton, Table, TableBody, TableCell, TableContainer, TableHead, TableRow, TableSortLabel } from '@mui/material'
import type { ReactNode } from 'react'
import type { SortPayload } from 'react-admin'

export interface RecordColumn<Row> {
  readonly label: string
  readonly render: (row: Row) => ReactNode
  /** The field by which the API sorts this column; without one it is not sortable. */
  readonly sortBy?: string
  readonly align?: 'right'
  /** True where a line must not break, for numbers and dates. */
  readonly isWhole?: boolean
}

export interface RecordTableProps<Row> {
  /** Says what the table lists. */
  readonly label: string
  /** The first column names the row. */
  readonly columns: readonly RecordColumn<Row>[]
  /** Undefined while the rows are loading for the first time. */
  readonly rows: readonly Row[] | undefined
  /** How many rows are expected, for the skeleton. */
  readonly expected: number
  readonly sort?: SortPayload
  readonly onSort?: (sort: SortPayload) => void
  /** True while newer rows are on their way. */
  readonly isStale?: boolean
}

/** A table of records. The order is told to assistive technology (`aria-sort`), and the first cell of a row is its header. */
export function RecordTable<Row extends { readonly id: string }>({ label, columns, rows, expected, sort, onSort, isStale }: RecordTableProps<Row>) {
  return (
    <TableContainer tabIndex={0} role="region" aria-label={label} aria-busy={!rows || isStale}>
      <Table aria-label={label} sx={{ opacity: isStale ? 0.6 : 1, transition: 'opacity 120ms' }}>
        <TableHead>
          <TableRow>
            {columns.map(({ label: heading, sortBy, align }) => {
              const isActive = sortBy !== undefined && sort?.field === sortBy
              return (
                <TableCell key={heading} align={align ?? 'left'} sortDirection={isActive && directionOf(sort)}>
                  {sortBy && onSort ? (
                    <TableSortLabel active={isActive} direction={isActive ? directionOf(sort) : 'asc'} onClick={() => onSort(nextSort(sortBy, sort))}>
                      {heading}
                    </TableSortLabel>
                  ) : (
                    heading
                  )}
                </TableCell>
              )
            })}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows
            ? rows.map((row) => (
                <TableRow key={row.id} hover sx={{ '&:last-child > *': { borderBottom: 0 } }}>
                  {columns.map(({ label: heading, render, align, isWhole }, index) => (
                    <TableCell key={heading} align={align ?? 'left'} {...(index === 0 && { component: 'th', scope: 'row' })} sx={{ verticalAlign: 'top', whiteSpace: isWhole ? 'nowrap' : 'normal' }}>
                      {render(row)}
                    </TableCell>
                  ))}
                </TableRow>
              ))
            : Array.from({ length: expected }, (_, row) => (
                <TableRow key={row} aria-hidden="true">
                  {columns.map(({ label: heading }, column) => (
                    <TableCell key={heading}>
                      <Skeleton variant="rounded" height={16} width={`${55 + ((row * 7 + column * 13) % 40)}%`} sx={{ my: 1 }} />
                    </TableCell>
                  ))}
                </TableRow>
              ))}
        </TableBody>
      </Table>
    </TableContainer>
  )
}

/** Two lines in a cell: what it is, and quieter what belongs to it. */
export function TwoLines({ first, second }: { first: ReactNode; second: ReactNode }) {
  return (
    <>
      <Box sx={{ overflowWrap: 'anywhere' }}>{first}</Box>
      <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem', fontWeight: 400, overflowWrap: 'anywhere' }}>{second}</Box>
    </>
  )
}

function directionOf(sort: SortPayload | undefined): 'asc' | 'desc' {
  return sort?.order === 'DESC' ? 'desc' : 'asc'
}

function nextSort(field: string, sort: SortPayload | undefined): SortPayload {
  return { field, order: sort?.field === field && sort.order === 'ASC' ? 'DESC' : 'ASC' }
}
