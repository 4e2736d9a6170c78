import { ListBase, type RaRecord, type SortPayload } from 'react-admin'
import { ListPaper, type ListContent } from './list-paper.tsx'
import { listQueryOptions } from './list-query.ts'
import { OutsideAddress } from './list-router.tsx'
import { pageSizes } from './page-sizes.ts'

export interface SubListProps<Row> extends Omit<ListContent<Row>, 'actions' | 'subtitle'> {
  readonly resource: string
  readonly sort: SortPayload
  readonly filter?: Readonly<Record<string, unknown>>
  /** After how many milliseconds the page shown is asked for again; false while nothing of it changes by itself. */
  readonly refreshes?: (rows: readonly Row[]) => number | false
}

/** A list within a page about something else: where one is in it stands in no address. */
export function SubList<Row extends RaRecord<string>>({
  resource,
  sort,
  filter,
  refreshes,
  ...content
}: SubListProps<Row>) {
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
        <ListPaper {...content} />
      </ListBase>
    </OutsideAddress>
  )
}
