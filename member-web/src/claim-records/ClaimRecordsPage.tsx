/** Claim Records: the member's claims and panel visits, filtered, ordered and page by page (1§2). */
import Box from '@mui/material/Box'
import { claimTexts, noRecordsText } from '@member-care/domain/texts/claim-texts.ts'
import { ChangeNotice } from '../page/ChangeNotice.tsx'
import { KeepsFocus } from '../page/KeepsFocus.tsx'
import { PageHeading } from '../page/PageHeading.tsx'
import { NoRecords } from './NoRecords.tsx'
import { RecordList } from './RecordList.tsx'
import { SubmitClaimButton } from './SubmitClaimButton.tsx'
import { useClaimList } from './use-claim-list.ts'
import { useListFilter } from './use-list-filter.ts'

export function ClaimRecordsPage() {
  const listFilter = useListFilter()
  const list = useClaimList(listFilter.filter)
  return (
    <KeepsFocus>
      <PageHeading title={claimTexts.records.title}>
        {/* On a phone it stands in the bar at the bottom, and an empty list offers it itself. */}
        {list.value?.length !== 0 && (
          <Box sx={{ display: { xs: 'none', md: 'block' } }}>
            <SubmitClaimButton />
          </Box>
        )}
      </PageHeading>
      <RecordList
        list={list}
        listFilter={listFilter}
        texts={claimTexts.records}
        empty={
          <NoRecords listFilter={listFilter} explain={noRecordsText}>
            <SubmitClaimButton />
          </NoRecords>
        }
      />
      <ChangeNotice news={list.news} onDismiss={list.dismissNews} />
    </KeepsFocus>
  )
}
