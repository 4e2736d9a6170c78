import EmptyIcon from '@mui/icons-material/ForumOutlined'
import { Box, Typography } from '@mui/material'
import { insurerMessageTexts, messageOutcomeLabels } from '@member-care/domain/texts/insurer-message-texts.ts'
import { ConsoleList } from '../list/console-list.tsx'
import { FilterSelect } from '../list/filter-select.tsx'
import { choiceFilter, type ListAddress } from '../list/list-address.ts'
import { useListPlace } from '../list/list-router.tsx'
import type { ListSearch } from '../list/list-search.ts'
import { SearchField } from '../list/search-field.tsx'
import { usePersonalSearch } from '../list/use-personal-search.ts'
import { MessageCard } from './message-card.tsx'
import { messageColumns } from './message-columns.tsx'
import type { InsurerMessage } from './message-record.ts'

const REFRESH_EVERY = 15_000
const outcomes = Object.keys(messageOutcomeLabels)

const address: ListAddress = {
  sortFields: ['lastReceivedAt'],
  defaultSort: { field: 'lastReceivedAt', order: 'DESC' },
  filters: { outcome: choiceFilter('outcome', Object.fromEntries(outcomes.map((outcome) => [outcome, outcome]))) },
}

/** What an insurer's own system has said, the last first; asked again while the page is seen. */
export default function InsurerMessageList() {
  const search = usePersonalSearch('insurer-messages.search', address)
  return (
    <>
      <ConsoleList<InsurerMessage>
        resource="insurer-messages"
        address={address}
        {...(search.searched !== '' && { filter: { q: search.searched } })}
        refreshes={() => REFRESH_EVERY}
        title={insurerMessageTexts.title}
        subtitle={<Box>{insurerMessageTexts.lead}</Box>}
        icon={EmptyIcon}
        texts={{
          loadFailed: insurerMessageTexts.failed,
          empty: insurerMessageTexts.none,
          emptyHint: insurerMessageTexts.noneHint,
          noMatch: insurerMessageTexts.noMatch,
          count: insurerMessageTexts.count,
        }}
        filters={<MessageFilters search={search} />}
        isNarrowed={search.text !== ''}
        onClear={() => search.setText('')}
        columns={messageColumns()}
        hiddenColumns={['id']}
        card={(message) => <MessageCard message={message} />}
      />
      <Typography variant="body2" sx={{ mt: 1.5, color: 'text.secondary' }}>
        {insurerMessageTexts.clock}
      </Typography>
    </>
  )
}

function MessageFilters({ search }: { search: ListSearch }) {
  const { goTo } = useListPlace()
  return (
    <Box
      component="search"
      aria-label={insurerMessageTexts.filterLabel}
      sx={{ display: 'grid', gap: 1.5, p: 1.5, gridTemplateColumns: { xs: '1fr', sm: '1fr 1.5fr' }, maxWidth: 720 }}
    >
      <FilterSelect
        source="outcome"
        label={insurerMessageTexts.outcome}
        everything={insurerMessageTexts.everyOutcome}
        choices={Object.entries(messageOutcomeLabels).map(([value, label]) => ({ value, label }))}
      />
      <SearchField
        label={insurerMessageTexts.search}
        value={search.text}
        onChange={(text) => {
          search.setText(text)
          goTo(1)
        }}
      />
    </Box>
  )
}
