import { Skeleton, Table, TableBody, TableCell, TableContainer, TableHead, TableRow } from '@mui/material'
import type { ReactNode } from 'react'

export interface CompanyColumn<Company> {
  readonly label: string
  readonly render: (company: Company) => ReactNode
  readonly align?: 'right'
  /** True where a line must not break, for codes. */
  readonly isWhole?: boolean
}

interface CompanyTableProps<Company> {
  /** Says what the table lists. */
  readonly label: string
  /** The first column names the company. */
  readonly columns: readonly CompanyColumn<Company>[]
  /** Undefined while they are loading for the first time. */
  readonly companies: readonly Company[] | undefined
  /** True while others are on their way. */
  readonly isStale: boolean
}

const EXPECTED_ROWS = 5

/** The companies to choose from. The first cell of a row is its header. */
export function CompanyTable<Company extends { readonly id: string }>({
  label,
  columns,
  companies,
  isStale,
}: CompanyTableProps<Company>) {
  return (
    <TableContainer tabIndex={0} role="region" aria-label={label} aria-busy={!companies || isStale}>
      <Table aria-label={label} sx={{ opacity: isStale ? 0.6 : 1, transition: 'opacity 120ms' }}>
        <TableHead>
          <TableRow>
            {columns.map(({ label: heading, align }) => (
              <TableCell key={heading} align={align ?? 'left'}>
                {heading}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {companies ? (
            companies.map((company) => <CompanyRow key={company.id} company={company} columns={columns} />)
          ) : (
            <RowSkeletons columns={columns.length} />
          )}
        </TableBody>
      </Table>
    </TableContainer>
  )
}

function CompanyRow<Company>({ company, columns }: { company: Company; columns: readonly CompanyColumn<Company>[] }) {
  return (
    <TableRow hover sx={{ '&:last-child > *': { borderBottom: 0 } }}>
      {columns.map(({ label, render, align, isWhole }, index) => (
        <TableCell
          key={label}
          align={align ?? 'left'}
          {...(index === 0 && { component: 'th', scope: 'row' })}
          sx={{ verticalAlign: 'top', whiteSpace: isWhole ? 'nowrap' : 'normal' }}
        >
          {render(company)}
        </TableCell>
      ))}
    </TableRow>
  )
}

function RowSkeletons({ columns }: { columns: number }) {
  return Array.from({ length: EXPECTED_ROWS }, (_, row) => (
    <TableRow key={row} aria-hidden="true">
      {Array.from({ length: columns }, (_column, column) => (
        <TableCell key={column}>
          <Skeleton variant="rounded" height={16} width={`${55 + ((row * 7 + column * 13) % 40)}%`} sx={{ my: 1 }} />
        </TableCell>
      ))}
    </TableRow>
  ))
}
