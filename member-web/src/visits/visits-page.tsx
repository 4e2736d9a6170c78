/** My Visits: visits to panel clinics, filtered, ordered and page by page (1§2, C22). */
import { noVisitsText, visitTexts } from '@member-care/domain/texts/visit-texts.ts'
import { NoRecords } from '../claim-records/no-records.tsx'
import { RecordList } from '../claim-records/record-list.tsx'
import { useListFilter } from '../claim-records/use-list-filter.ts'
import { PageHeading } from '../page/page-heading.tsx'
import { useVisitList } from './use-visit-list.ts'

export function VisitsPage() {
  const listFilter = useListFilter()
  const list = useVisitList(listFilter.filter)
  return (
    <>
      <PageHeading title={visitTexts.title} lead={visitTexts.lead} />
      <RecordList
        list={list}
        listFilter={listFilter}
        texts={visitTexts}
        empty={<NoRecords listFilter={listFilter} explain={noVisitsText} />}
      />
    </>
  )
}
