/** Claim Records: the member's claims and panel visits, filtered, ordered and page by page (1§2). */
import Box from '@mui/material/Box'
import { claimTexts, noRecordsText } from '@member-care/domain/texts/claim-texts.ts'
import { ChangeNotice } from '../page/change-notice.tsx'
import { OutboxHere } from '../outbox/outbox-here.tsx'
import { KeepsFocus } from '../page/keeps-focus.tsx'
import { PageHeading } from '../page/page-heading.tsx'
import { NoRecords } from './no-records.tsx'
import { RecordList } from './record-list.tsx'
import { SubmitClaimButton } from './submit-claim-button.tsx'
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
      <Box sx={{ mb: 3, '&:empty': { display: 'none' } }}>
        <OutboxHere />
      </Box>
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
