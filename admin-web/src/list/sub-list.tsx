import type { ReactNode } from 'react'
import { ListBase, type RaRecord, type SortPayload } from 'react-admin'
import { ListPaper, type ListContent } from './list-paper.tsx'
import { listQueryOptions } from './list-query.ts'
import { OutsideAddress } from './list-router.tsx'
import { pageSizes } from './page-sizes.ts'

interface SubListBaseProps<Row> {
  readonly resource: string
  readonly sort: SortPayload
  readonly filter?: Readonly<Record<string, unknown>>
  /** After how many milliseconds the page shown is asked for again; false while nothing of it changes by itself. */
  readonly refreshes?: (rows: readonly Row[]) => number | false
}

export interface SubListProps<Row> extends SubListBaseProps<Row>, Omit<ListContent<Row>, 'actions' | 'subtitle'> {}

/** A list within a page about something else: where one is in it stands in no address. */
export function SubList<Row extends RaRecord<string>>({
  resource,
  sort,
  filter,
  refreshes,
  ...content
}: SubListProps<Row>) {
  return (
    <SubListBase<Row> resource={resource} sort={sort} {...(filter && { filter })} {...(refreshes && { refreshes })}>
      <ListPaper {...content} />
    </SubListBase>
  )
}

/** The context of such a list, for what lays out its parts itself. */
export function SubListBase<Row extends RaRecord<string>>({
  resource,
  sort,
  filter,
  refreshes,
  children,
}: SubListBaseProps<Row> & { readonly children: ReactNode }) {
  return (
    <OutsideAddress>
      <ListBase
        resource={resource}
        sort={sort}
        perPage={pageSizes[0]}
        {...(filter && { filter })}
        queryOptions={listQueryOptions<Row>(refreshes)}
        disableSyncWithLocation
        storeKey={false}
        disableAuthentication
      >
        {children}
      </ListBase>
    </OutsideAddress>
  )
}
