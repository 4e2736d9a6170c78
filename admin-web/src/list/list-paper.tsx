import NoMatchIcon from '@mui/icons-material/SearchOff'
import { listTexts } from '@member-care/domain/texts/list-texts.ts'
import { tokens } from '@member-care/domain/theme/tokens.ts'
import { Box, Button, Paper, Skeleton, useMediaQuery, type SxProps } from '@mui/material'
import { useRef, type ComponentType, type ReactElement, type ReactNode } from 'react'
import {
  ColumnsButton,
  DataTable,
  RecordContextProvider,
  useListContext,
  type HttpError,
  type ListControllerResult,
  type RaRecord,
} from 'react-admin'
import { CardSkeletons } from '../console/card-skeletons.tsx'
import { EmptyState } from '@member-care/web-kit/page/empty-state.tsx'
import { ListFailure } from '../console/list-failure.tsx'
import { PastListEnd } from '../console/past-list-end.tsx'
import { theme } from '../console/theme.ts'
import { ListPagination } from './list-pagination.tsx'
import { SelectableCard, SelectionBar, SelectionColumn, type BulkActions } from './list-selection.tsx'
import { useListPlace } from './list-router.tsx'
import { DensityButton, useRowDensity } from './row-density.tsx'

export interface ListContent<Row> {
  /** The heading, and the name of its table; where the list itself tells it, from what came with the rows. */
  readonly title: string | ((meta: object | undefined) => string)
  /** The columns of the table: `ListColumn`s. */
  readonly columns: ReactNode
  /** A row on a phone, in place of the table's. Without it a phone has the table too. */
  readonly card?: (row: Row) => ReactNode
  /** What a row unfolds to, below it. A control in the row opens it (`useExpanded`); on a phone the card shows it itself. */
  readonly panel?: ReactElement
  /** The columns that nobody sees before choosing them, by their source. */
  readonly hiddenColumns?: readonly string[]
  /** True where the columns are not chosen, nor how close the rows stand: in a dialog. */
  readonly hasFixedColumns?: boolean
  /** Where a click on a row leads. */
  readonly opens?: (row: Row) => string | false
  readonly filters?: ReactNode
  /** What stands between the filters and the rows. */
  readonly notice?: ReactNode
  /** Buttons beside the heading. */
  readonly actions?: ReactNode
  /** Below the heading, in place of the count. */
  readonly subtitle?: ReactNode
  /** What stands between the heading and the list. */
  readonly above?: ReactNode
  /** What else belongs to the list, below it. */
  readonly children?: ReactNode
  /** What stands beside the list where there is room, and above it where there is none. */
  readonly aside?: ReactNode
  readonly bulkActions?: BulkActions<Row>
  /** What an empty list offers that nothing narrows. */
  readonly emptyAction?: ReactNode
  /** What says that nothing is there, where the specification says how. */
  readonly emptyNotice?: (isNarrowed: boolean) => ReactNode
  readonly texts: ListContentTexts
  /** The list is never long enough to have pages. */
  readonly isWhole?: boolean
  /** What stands in place of its pages. */
  readonly foot?: ReactNode
  /** How a row looks besides. */
  readonly rowSx?: (row: Row) => SxProps
  readonly icon: ComponentType<{ fontSize?: 'large'; 'aria-hidden'?: 'true' }>
  /** True where something narrows the list besides the filters of its address. */
  readonly isNarrowed?: boolean
  /** Takes that away; the filters of the address go by themselves. */
  readonly onClear?: () => void
}

export interface ListContentTexts {
  readonly loadFailed: string
  /** Nothing is there at all. */
  readonly empty: string
  readonly emptyHint?: string
  /** Nothing matches, where `empty` does not say that too; and what may be done. */
  readonly noMatchTitle?: string
  readonly noMatch?: string
  /** `12 users`, from the number and its text. */
  readonly count?: (total: number, text: string) => string
}

/** The list of the context: its filters, its rows as a table or as cards, what stands there when nothing can be shown, and its foot. */
export function ListPaper<Row extends RaRecord<string>>(content: ListContent<Row>) {
  const { filters, notice, isWhole = false, hasFixedColumns = false, foot = <ListPagination /> } = content
  const isWide = useMediaQuery(theme.breakpoints.up('md'))
  const { error, data } = useListContext()
  return (
    <Paper variant="outlined" sx={{ overflow: 'hidden' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'start', columnGap: 1.5 }}>
        <Box sx={{ flex: 1, minWidth: 0 }}>{filters}</Box>
        {isWide && !hasFixedColumns && !error && data && data.length > 0 && (
          <Box sx={{ display: 'flex', gap: 0.5, p: 1.5, ml: 'auto' }}>
            <ColumnsButton />
            <DensityButton />
          </Box>
        )}
      </Box>
      {!error && notice}
      <Rows {...content} isWide={isWide} />
      {!error && !isWhole && foot}
    </Paper>
  )
}

function Rows<Row extends RaRecord<string>>({ isWide, ...content }: ListContent<Row> & { readonly isWide: boolean }) {
  const { card, texts, isNarrowed = false, onClear, icon, emptyAction, emptyNotice, bulkActions } = content
  const title = useTitle(content.title)
  const { data, error, page, perPage, refetch, filterValues, setFilters } = useListContext<Row>()
  const { goTo } = useListPlace()
  if (error)
    return (
      <ListFailure
        title={texts.loadFailed}
        detail={(error as HttpError).message}
        page={page}
        onRetry={() => void refetch()}
        onFirstPage={() => goTo(1)}
      />
    )
  const hasCards = !isWide && card !== undefined
  if (!data) return hasCards ? <CardSkeletons /> : <RowSkeletons rows={perPage} />
  if (data.length === 0) {
    if (page > 1) return <PastListEnd onFirstPage={() => goTo(1)} />
    const isSearched = isNarrowed || Object.keys(filterValues).length > 0
    if (emptyNotice) return emptyNotice(isSearched)
    if (!isSearched)
      return (
        <EmptyState icon={icon} title={texts.empty} action={emptyAction}>
          {texts.emptyHint}
        </EmptyState>
      )
    const clear = () => {
      onClear?.()
      setFilters({}, {})
    }
    return (
      <EmptyState
        icon={NoMatchIcon}
        title={texts.noMatchTitle ?? texts.empty}
        action={<Button onClick={clear}>{listTexts.clear}</Button>}
      >
        {texts.noMatch ?? listTexts.noMatch}
      </EmptyState>
    )
  }
  return (
    <>
      {bulkActions?.buttons !== undefined && <SelectionBar>{bulkActions.buttons}</SelectionBar>}
      {hasCards ? (
        <Box component="ul" aria-label={title} sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {data.map((row) => (
            <Box component="li" key={row.id} sx={{ ...clearOfBars, p: 2, borderTop: 1, borderColor: 'divider' }}>
              <RecordContextProvider value={row}>
                {bulkActions ? <SelectableCard {...bulkActions}>{card(row)}</SelectableCard> : card(row)}
              </RecordContextProvider>
            </Box>
          ))}
        </Box>
      ) : (
        <RowTable {...content} />
      )}
    </>
  )
}

function RowTable<Row extends RaRecord<string>>({
  columns,
  opens,
  bulkActions,
  panel,
  hiddenColumns,
  hasFixedColumns = false,
  rowSx,
  ...content
}: ListContent<Row>) {
  const title = useTitle(content.title)
  const { isPlaceholderData, resource } = useListContext() as ListControllerResult & {
    readonly isPlaceholderData?: boolean
  }
  const [density] = useRowDensity()
  // A link, a button or a chosen text within the row is not a click on the row.
  const hasOwnMeaning = useRef(false)
  return (
    <Box
      tabIndex={0}
      role="region"
      aria-label={title}
      aria-busy={isPlaceholderData === true}
      onClickCapture={(event) => {
        const isControl = (event.target as Element).closest('a, button, input, label') !== null
        hasOwnMeaning.current = isControl || window.getSelection()?.toString() !== ''
      }}
      sx={{ overflowX: 'auto', opacity: isPlaceholderData ? 0.6 : 1, transition: 'opacity 120ms' }}
    >
      <DataTable<Row>
        aria-label={title}
        {...(panel && { expand: panel })}
        // What is chosen for the list of the resource is not meant for this one.
        {...(hasFixedColumns && { storeKey: `${resource}.fixed` })}
        {...(hiddenColumns && { hiddenColumns: [...hiddenColumns] })}
        {...(rowSx && { rowSx })}
        bulkActionButtons={false}
        {...(bulkActions?.isSelectable && { isRowSelectable: bulkActions.isSelectable })}
        rowClick={opens ? (_id, _resource, row) => (hasOwnMeaning.current ? false : opens(row as Row)) : false}
        sx={{
          '& .MuiTableCell-root': {
            px: 1.25,
            py: density === 'compact' ? 0.5 : 1.25,
            height: 34,
            whiteSpace: 'nowrap',
          },
          // A heading of two words may take two lines: so nine columns (3§2.9) fit a small desktop.
          '& .MuiTableCell-head': { whiteSpace: 'normal', lineHeight: 1.3 },
          '& tbody tr': clearOfBars,
          '& tbody tr:last-child > *': { borderBottom: 0 },
          // react-admin's own arrow is beyond the keyboard; the row has a control that is not.
          '& .RaDataTable-expandHeader, & .RaDataTable-expandIconCell': { display: 'none' },
          // What a row unfolds to is no line of the table.
          '& .RaDataTable-expandRow > .MuiTableCell-root': { whiteSpace: 'normal', height: 0 },
        }}
      >
        {bulkActions && <SelectionColumn label={bulkActions.label} />}
        {columns}
      </DataTable>
    </Box>
  )
}

/** A row that is scrolled to stays clear of the top bar, and of a bar about what is selected. */
const clearOfBars = { scrollMarginTop: tokens.layout.topBarHeight + 8, scrollMarginBottom: 88 }

/** The list's heading. */
export function useTitle(title: ListContent<never>['title']): string {
  const { meta } = useListContext()
  return typeof title === 'string' ? title : title(meta)
}

function RowSkeletons({ rows }: { rows: number }) {
  return (
    <Box aria-hidden="true" sx={{ px: 1.5, pb: 1.5 }}>
      {Array.from({ length: rows }, (_, row) => (
        <Skeleton key={row} variant="rounded" height={18} width={`${70 + ((row * 17) % 30)}%`} sx={{ my: 1.75 }} />
      ))}
    </Box>
  )
}
