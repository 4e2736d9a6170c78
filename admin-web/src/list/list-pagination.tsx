import { useListContext, type RaRecord } from 'react-admin'
import { useListPlace } from './list-router.tsx'
import { neighbourOf } from './list-size.ts'
import { CountlessPages } from './countless-pages.tsx'
import { PlacedPages } from './placed-pages.tsx'
import { useListSize } from './use-list-size.ts'

/** The foot of the list of the context. @param hasFixedSize whether the specification says how many rows a page has */
export function ListPagination({ hasFixedSize = false }: { hasFixedSize?: boolean }) {
  const { page, perPage, data = [], hasNextPage, setPerPage } = useListContext<RaRecord<string>>()
  const { goTo } = useListPlace()
  const size = useListSize()
  if (!size)
    return (
      <CountlessPages
        page={page}
        perPage={perPage}
        hasNext={hasNextPage === true}
        onFirst={() => goTo(1)}
        onPrevious={() => goTo(page - 1, page > 2 ? { before: data[0]?.id ?? '' } : {})}
        onNext={() => goTo(page + 1, { after: data.at(-1)?.id ?? '' })}
        onPerPage={setPerPage}
      />
    )
  if (size.total === 0) return null
  const step = (direction: 'next' | 'previous') => {
    const { page: next, ...neighbour } = neighbourOf({ page, perPage }, direction, data, size)
    goTo(next, neighbour)
  }
  return (
    <PlacedPages
      {...size}
      page={page}
      perPage={perPage}
      rows={data.length}
      onPage={goTo}
      onStep={step}
      {...(!hasFixedSize && { onPerPage: setPerPage })}
    />
  )
}
