import ChatIcon from '@mui/icons-material/ForumOutlined'
import NoMatchIcon from '@mui/icons-material/SearchOff'
import { desks, deskViews, type DeskView } from '@member-care/domain/chat/conversation-terms.ts'
import { chatDeskTexts as texts } from '@member-care/domain/texts/chat-desk-texts.ts'
import { listTexts } from '@member-care/domain/texts/list-texts.ts'
import { EmptyState } from '@member-care/web-kit/page/empty-state.tsx'
import { Alert, Box, Button, ToggleButton, ToggleButtonGroup } from '@mui/material'
import { useListContext } from 'react-admin'
import { CompanyListFilter } from '../claims/list/company-filter.tsx'
import { ConsoleList } from '../list/console-list.tsx'
import { FilterSelect } from '../list/filter-select.tsx'
import { ClearFilters } from '../list/list-filters.tsx'
import { useKeptParameter } from '../list/list-router.tsx'
import { AvailabilitySwitch } from './availability-switch.tsx'
import { ConversationCard, conversationColumns } from './conversation-columns.tsx'
import { conversationAddress, conversationListAddress, listAddressOf, viewOf } from './conversation-list-address.ts'
import type { ConversationRow } from './conversation-record.ts'
import { useIsLiveLost } from './live/live-desk-news.ts'

/** Conversations of the chat: those that wait, the longest first, unless something else is asked for. It keeps itself up to date. */
export default function ConversationList() {
  const [kept] = useKeptParameter('view', conversationListAddress)
  const view = viewOf(kept)
  return (
    <ConsoleList<ConversationRow>
      resource="conversations"
      address={listAddressOf(view)}
      filter={{ view }}
      title={texts.title}
      subtitle={<div>{texts.lead}</div>}
      icon={ChatIcon}
      texts={{ loadFailed: texts.failed, empty: texts.none[view].title, count: texts.count }}
      actions={<AvailabilitySwitch />}
      above={<LiveLost />}
      filters={<ConversationFilters view={view} />}
      emptyNotice={(isNarrowed) => <NoConversation view={view} isNarrowed={isNarrowed} />}
      opens={({ id }) => conversationAddress(id)}
      columns={conversationColumns()}
      card={(conversation) => <ConversationCard conversation={conversation} />}
    />
  )
}

function ConversationFilters({ view }: { view: DeskView }) {
  const [, setView] = useKeptParameter('view', conversationListAddress)
  return (
    <Box component="search" aria-label={texts.filters} sx={{ display: 'grid', gap: 1.5, p: 1.5 }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label={texts.views.label}
        value={view}
        onChange={(_event, chosen: DeskView | null) => chosen !== null && setView(chosen)}
        sx={{ flexWrap: 'wrap' }}
      >
        {deskViews.map((one) => (
          <ToggleButton key={one} value={one} sx={{ flex: { xs: '1 0 50%', sm: '0 0 auto' } }}>
            {texts.views[one]}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Box
        sx={{
          display: 'grid',
          gap: 1.5,
          alignItems: 'center',
          gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr', md: 'minmax(0, 280px) 220px auto' },
        }}
      >
        <CompanyListFilter />
        <FilterSelect
          source="desk"
          label={texts.desk}
          everything={texts.everyDesk}
          choices={desks.map((desk) => ({ value: desk, label: texts.desks[desk] }))}
        />
        <ClearFilters label={texts.clear} />
      </Box>
    </Box>
  )
}

function NoConversation({ view, isNarrowed }: { view: DeskView; isNarrowed: boolean }) {
  const { setFilters } = useListContext()
  const { title, hint } = texts.none[view]
  if (!isNarrowed)
    return (
      <EmptyState icon={ChatIcon} title={title}>
        {hint}
      </EmptyState>
    )
  return (
    <EmptyState
      icon={NoMatchIcon}
      title={title}
      action={<Button onClick={() => setFilters({}, {})}>{listTexts.clear}</Button>}
    >
      {texts.noMatch}
    </EmptyState>
  )
}

/** That news may come late. */
export function LiveLost() {
  const isLost = useIsLiveLost()
  return (
    <div role="status">
      {isLost && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          {texts.live.lost}
        </Alert>
      )}
    </div>
  )
}
