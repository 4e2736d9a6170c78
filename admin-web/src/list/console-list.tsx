import { consoleTexts } from '@member-care/domain/texts/console-texts.ts'
import { listTexts } from '@member-care/domain/texts/list-texts.ts'
import { Box } from '@mui/material'
import { InfiniteListBase, ListBase, useListContext, type RaRecord } from 'react-admin'
import { useLocation } from 'react-router-dom'
import { PageHeading } from '../console/page-heading.tsx'
import { useKeepList } from './left-list.ts'
import type { ListAddress } from './list-address.ts'
import type { ListSearch } from './list-search.ts'
import { ListPaper, useTitle, type ListContent } from './list-paper.tsx'
import { growingListOptions, listQueryOptions } from './list-query.ts'
import { ListRouter } from './list-router.tsx'
import { totalText } from './list-size.ts'
import { MoreRows } from './more-rows.tsx'
import { useListSize } from './use-list-size.ts'

export interface ConsoleListProps<Row> extends ListContent<Row> {
  readonly resource: string
  readonly address: ListAddress
  /** Narrows the list beside the filters of its address: what is personal, or what the page is about. */
  readonly filter?: Readonly<Record<string, unknown>>
  /** A text that stands beside the filters and narrows the list as `q`. */
  readonly search?: ListSearch
  /** After how many milliseconds the page shown is asked for again; false while nothing of it changes by itself. */
  readonly refreshes?: (rows: readonly Row[]) => number | false
  /** How many rows come at once, where the list grows by a button and has no pages. */
  readonly growsBy?: number
}

/** A page with a list: a table with a choice of columns on wide screens, cards on a phone, and what stands there when nothing can be shown. All of it reads react-admin's list context. */
export function ConsoleList<Row extends RaRecord<string>>({ address, ...list }: ConsoleListProps<Row>) {
  return (
    <ListRouter address={address}>
      <PlacedList address={address} {...list} />
    </ListRouter>
  )
}

function PlacedList<Row extends RaRecord<string>>({
  resource,
  address,
  filter,
  search,
  refreshes,
  growsBy,
  ...shown
}: ConsoleListProps<Row>) {
  const query = new URLSearchParams(useLocation().search)
  const [after, before] = [query.get('after'), query.get('before')]
  useKeepList(resource)
  const searched = search && search.searched !== '' ? { q: search.searched } : undefined
  const content = {
    ...shown,
    ...(search && { isNarrowed: search.text !== '', onClear: () => search.setText('') }),
  }
  const list = {
    resource,
    sort: address.defaultSort,
    ...((filter || searched) && { filter: { ...filter, ...searched } }),
    // The address is where a list is kept; its page has been let in already.
    storeKey: false,
    disableAuthentication: true,
  } as const
  if (growsBy !== undefined)
    return (
      <InfiniteListBase {...list} perPage={growsBy} queryOptions={growingListOptions}>
        <ListPage foot={<MoreRows />} {...content} />
      </InfiniteListBase>
    )
  const meta = { ...(after && { after }), ...(before && { before }) }
  return (
    <ListBase {...list} queryOptions={{ ...listQueryOptions<Row>(refreshes), meta }}>
      <ListPage {...content} />
    </ListBase>
  )
}

function ListPage<Row extends RaRecord<string>>(content: ListContent<Row>) {
  const { actions, subtitle, above, aside, children, texts } = content
  const title = useTitle(content.title)
  const { error, data } = useListContext()
  const size = useListSize()
  const count = size && (texts.count ?? ((_total: number, text: string) => text))(size.total, totalText(size))
  return (
    <>
      <PageHeading title={title} actions={actions}>
        {subtitle}
        <span role="status">{error ? listTexts.notLoaded : (count ?? (data ? '' : consoleTexts.loading))}</span>
      </PageHeading>
      {above}
      {aside === undefined ? (
        <ListPaper {...content} />
      ) : (
        <Box
          sx={{
            display: 'grid',
            gap: 2.5,
            alignItems: 'start',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 1fr)' },
          }}
        >
          <ListPaper {...content} />
          <Box sx={{ order: { xs: -1, lg: 0 } }}>{aside}</Box>
        </Box>
      )}
      {children}
    </>
  )
}
