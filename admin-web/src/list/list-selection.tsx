import { Box, Checkbox, TableCell } from '@mui/material'
import { useEffect, type ReactNode } from 'react'
import {
  BulkActionsToolbar,
  SelectPageCheckbox,
  useDataTableCallbacksContext,
  useDataTableRenderContext,
  useListContext,
  useRecordContext,
  type RaRecord,
} from 'react-admin'

/** What can be done with the selected rows of a page at once. */
export interface BulkActions<Row> {
  /** Above the table; absent where the page has a bar of its own. */
  readonly buttons?: ReactNode
  /** What the box of a row is called. */
  readonly label: (row: Row) => string
  /** Which rows can be selected; all, unless told. */
  readonly isSelectable?: (row: Row) => boolean
}

/** How many rows are selected, and what can be done with them. It stands above the table, which scrolls sideways by itself. */
export function SelectionBar({ children }: { children: ReactNode }) {
  useSelectionInSight()
  return (
    <Box
      sx={{
        // Stronger than react-admin's own place for it, which covers the filters, and its own colour, which is too light in the dark.
        '&& .RaBulkActionsToolbar-toolbar': {
          position: 'static',
          transform: 'none',
          borderRadius: 0,
          bgcolor: 'background.default',
        },
        '&& .RaBulkActionsToolbar-collapsed': { display: 'none' },
      }}
    >
      <BulkActionsToolbar selectAllButton={false}>{children}</BulkActionsToolbar>
    </Box>
  )
}

/** The selected rows that are shown. Nothing is done to rows that are out of sight: they are selected no more. */
export function useSelectionInSight<Row extends RaRecord<string>>(): readonly Row[] {
  const { data = [], selectedIds, onSelect } = useListContext<Row>()
  const shown = data.filter(({ id }) => selectedIds.includes(id))
  useEffect(() => {
    if (shown.length < selectedIds.length) onSelect(shown.map(({ id }) => id))
  })
  return shown
}

/** The boxes that select rows. react-admin's own boxes have no name that assistive technology reads. */
export function SelectionColumn<Row extends RaRecord<string>>({ label }: Pick<BulkActions<Row>, 'label'>) {
  const place = useDataTableRenderContext()
  // It is no column that somebody chooses.
  if (place === 'columnsSelector' || place === 'footer') return null
  return (
    <TableCell padding="checkbox">{place === 'header' ? <SelectPageCheckbox /> : <RowBox label={label} />}</TableCell>
  )
}

function RowBox<Row extends RaRecord<string>>({ label }: Pick<BulkActions<Row>, 'label'>) {
  const row = useRecordContext<Row>()
  const { selectedIds } = useListContext()
  const { handleToggleItem, isRowSelectable } = useDataTableCallbacksContext()
  if (!row) return null
  const isSelectable = !isRowSelectable || isRowSelectable(row)
  return (
    <Checkbox
      checked={isSelectable && selectedIds.includes(row.id)}
      disabled={!isSelectable}
      onClick={(event) => handleToggleItem?.(row.id, event)}
      slotProps={{ input: { 'aria-label': label(row) } }}
    />
  )
}

/** A card with its box beside it. */
export function SelectableCard<Row extends RaRecord<string>>({
  label,
  isSelectable = () => true,
  children,
}: Omit<BulkActions<Row>, 'buttons'> & { readonly children: ReactNode }) {
  const row = useRecordContext<Row>()
  const { selectedIds, onToggleItem } = useListContext()
  if (!row) return null
  return (
    <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 0.5 }}>
      <Checkbox
        checked={isSelectable(row) && selectedIds.includes(row.id)}
        disabled={!isSelectable(row)}
        onClick={() => onToggleItem(row.id)}
        slotProps={{ input: { 'aria-label': label(row) } }}
        sx={{ ml: -1.25, mt: -1 }}
      />
      <Box sx={{ flex: 1, minWidth: 0 }}>{children}</Box>
    </Box>
  )
}
