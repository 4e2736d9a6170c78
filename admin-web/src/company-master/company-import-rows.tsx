import NoMatchIcon from '@mui/icons-material/SearchOff'
import { companyOutcomes, type CompanyOutcome } from '@member-care/domain/company-master/company-master-changes.ts'
import { shownCount } from '@member-care/domain/language/shown-count.ts'
import { companyImportTexts as texts } from '@member-care/domain/texts/company-master-texts.ts'
import { consoleTexts } from '@member-care/domain/texts/console-texts.ts'
import { Box, Typography } from '@mui/material'
import { ListContextProvider, ResourceContextProvider, useList } from 'react-admin'
import { FilterSelect } from '../list/filter-select.tsx'
import { ListColumn, type ListColumnProps } from '../list/list-column.tsx'
import { ListPaper } from '../list/list-paper.tsx'
import { OutsideAddress } from '../list/list-router.tsx'
import { pageSizes } from '../list/page-sizes.ts'
import { StatusChip } from '../record/status-chip.tsx'
import type { CompanyImportRow } from './company-master-commands.ts'

interface ListedRow extends CompanyImportRow {
  /** The company's; a row of the list has its number in the file as its id. */
  readonly companyId: string
}

/** What becomes of each row of the file, with the values of before and after. */
export function CompanyImportRows({ rows }: { rows: readonly CompanyImportRow[] }) {
  const counted = companyOutcomes.map((value) => ({
    value,
    label: `${texts.outcomes[value]} (${shownCount(rows.filter(({ outcome }) => outcome === value).length)})`,
  }))
  const list = useList<ListedRow>({
    data: rows.map((row) => ({ ...row, companyId: row.id, id: String(row.row) })),
    perPage: pageSizes[0],
    resource: 'company-rows',
  })
  return (
    <OutsideAddress>
      <ResourceContextProvider value="company-rows">
        <ListContextProvider value={list}>
          <ListPaper<ListedRow>
            title={texts.rows}
            icon={NoMatchIcon}
            texts={{ loadFailed: '', empty: consoleTexts.empty.plain }}
            filters={
              <Box sx={{ p: 1.5, display: 'grid', maxWidth: 260 }}>
                <FilterSelect
                  source="outcome"
                  label={texts.filter}
                  everything={`${texts.every} (${shownCount(rows.length)})`}
                  choices={counted}
                />
              </Box>
            }
            columns={columns.map((column) => (
              <ListColumn key={column.source} {...column} />
            ))}
            card={(row) => <RowCard row={row} />}
          />
        </ListContextProvider>
      </ResourceContextProvider>
    </OutsideAddress>
  )
}

const columns: readonly ListColumnProps<ListedRow>[] = [
  { source: 'row', label: texts.row, align: 'right', render: ({ row }) => shownCount(row) },
  { source: 'outcome', label: texts.outcome, render: ({ outcome }) => <OutcomeChip outcome={outcome} /> },
  {
    source: 'name',
    label: texts.company,
    isRowHeader: true,
    width: 260,
    render: ({ name, companyId }) => name || companyId,
  },
  { source: 'changes', label: texts.what, textWidth: 460, render: (row) => <WhatHappens row={row} /> },
]

function RowCard({ row }: { row: ListedRow }) {
  return (
    <>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1, mb: 0.5 }}>
        <Box sx={{ minWidth: 0, fontWeight: 600, overflowWrap: 'anywhere' }}>{row.name || row.companyId}</Box>
        <OutcomeChip outcome={row.outcome} />
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {texts.row} {shownCount(row.row)}
      </Typography>
      <WhatHappens row={row} />
    </>
  )
}

/** Why a row is refused, or what changes. */
function WhatHappens({ row: { error, changes, isClient } }: { row: ListedRow }) {
  return (
    <Box sx={{ typography: 'body2', overflowWrap: 'anywhere' }}>
      {error}
      {changes.map(({ field, before, after }) => (
        <div key={field}>
          {texts.fields[field]}: {shown(before)} → {shown(after)}
        </div>
      ))}
      {changes.length > 0 && isClient && <div>{texts.ofClient}</div>}
    </Box>
  )
}

function shown(value: string | boolean): string {
  if (typeof value === 'string') return value
  return value ? texts.yes : texts.no
}

const colours = { new: 'success', changed: 'info', unchanged: 'default', refused: 'error' } as const

function OutcomeChip({ outcome }: { outcome: CompanyOutcome }) {
  return <StatusChip colour={colours[outcome]} label={texts.outcomes[outcome]} />
}
