import { DataTable, useDataTableRenderContext, useDataTableSortContext } from 'react-admin'
import type { ReactNode } from 'react'

export interface ListColumnProps<Row> {
  /** The field it shows; the API sorts by it where the column sorts. Under this name a hidden column is remembered. */
  readonly source: string
  readonly label: string
  readonly render: (row: Row) => ReactNode
  readonly sorts?: boolean
  readonly align?: 'right'
  /** The column that names the row. */
  readonly isRowHeader?: boolean
  /** How many pixels a long text may take before it is cut; a code, a number or a date has no such width, and is never cut. */
  readonly width?: number
  /** How many pixels wide a text of sentences stands, in as many lines as it needs. */
  readonly textWidth?: number
}

/** A column of a `ConsoleList`: one line to a row. The order is told to assistive technology (`aria-sort`). */
export function ListColumn<Row>({
  source,
  label,
  render,
  sorts,
  align,
  isRowHeader,
  width,
  textWidth,
}: ListColumnProps<Row>) {
  const place = useDataTableRenderContext()
  const sort = useDataTableSortContext()
  const isSorted = place === 'header' && sorts === true && sort?.field === source
  const cell = {
    ...(isSorted && { sortDirection: sort.order === 'ASC' ? ('asc' as const) : ('desc' as const) }),
    ...(place === 'data' && isRowHeader && { component: 'th', scope: 'row' }),
  }
  return (
    <DataTable.Col
      {...cell}
      source={source}
      label={label}
      disableSort={sorts !== true}
      align={align ?? 'left'}
      render={(record) => {
        const content = render(record as Row)
        if (textWidth !== undefined)
          return <div style={{ width: textWidth, whiteSpace: 'normal', overflowWrap: 'break-word' }}>{content}</div>
        return width === undefined ? content : <CutText width={width}>{content}</CutText>
      }}
    />
  )
}

/** Keeps to one line. What is cut off shows when the pointer rests on it, and on the record. */
function CutText({ width, children }: { width: number; children: ReactNode }) {
  return (
    <div
      // The padding leaves room for the frame around a link that has the focus.
      style={{ maxWidth: width + 8, padding: 4, margin: -4, overflow: 'hidden', textOverflow: 'ellipsis' }}
      title={typeof children === 'string' ? children : undefined}
    >
      {children}
    </div>
  )
}
