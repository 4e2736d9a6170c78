import DoneIcon from '@mui/icons-material/TaskAltOutlined'
import KeyboardIcon from '@mui/icons-material/KeyboardOutlined'
import { isActionPossible } from '@member-care/domain/claim/claim-status.ts'
import { queueTexts } from '@member-care/domain/texts/claim-queue-texts.ts'
import { claimListTexts } from '@member-care/domain/texts/claim-list-texts.ts'
import { consoleTexts } from '@member-care/domain/texts/console-texts.ts'
import { Box, IconButton, Tooltip, type Theme } from '@mui/material'
import { useState } from 'react'
import { useInfinitePaginationContext, useListContext, useNotify } from 'react-admin'
import { useLocation, useNavigate } from 'react-router-dom'
import { useAdministrator } from '../../console/administrator.ts'
import { ConsoleList } from '../../list/console-list.tsx'
import { useSelectionInSight } from '../../list/list-selection.tsx'
import { usePersonalSearch } from '../../list/use-personal-search.ts'
import { BatchApprovalDialog } from './batch-approval-dialog.tsx'
import { CurrentClaimProvider } from './current-claim.tsx'
import { QueueSummary } from './queue-charts.tsx'
import { QueueCard, queueColumns, useQueuePanel } from './queue-columns.tsx'
import { QueueFilters } from './queue-filters.tsx'
import { QUEUE_PAGE, queueListAddress } from './queue-list-address.ts'
import { useKeepQueue, type LeftClaim } from './queue-order.ts'
import { QueuePanel } from './queue-panel.tsx'
import { deskAddress, type QueueRow } from './queue-record.ts'
import { SavedViews } from './saved-views.tsx'
import { SelectedClaims } from './selected-claims.tsx'
import { useAssign } from './use-assign.ts'
import { useQueueCounts, useQueueNews } from './use-queue-counts.ts'
import { KeysDialog } from '../../console/keys-dialog.tsx'
import { useShortcuts } from '../../console/use-shortcuts.ts'

const isCurrentRow = { boxShadow: ({ palette }: Theme) => `inset 3px 0 0 ${palette.primary.main}` }

/** The claims desk (S37): what waits, whose it is and how old, narrowed and ordered as the administrator works. */
export default function QueuePage() {
  const search = usePersonalSearch('claim-desk.search', queueListAddress)
  const { data: counts } = useQueueCounts()
  useQueueNews(counts)
  const { state } = useLocation()
  const [currentId, setCurrentId] = useState((state as LeftClaim | null)?.claimId)
  const [isHelpOpen, setHelpOpen] = useState(false)
  return (
    <CurrentClaimProvider value={currentId}>
      <ConsoleList<QueueRow>
        resource="claim-queue"
        address={queueListAddress}
        growsBy={QUEUE_PAGE}
        {...(search.searched !== '' && { filter: { q: search.searched } })}
        title={consoleTexts.menu.claimsDesk}
        icon={DoneIcon}
        texts={{
          loadFailed: consoleTexts.claimDataError,
          empty: queueTexts.nothingWaits,
          emptyHint: queueTexts.allDecided,
          noMatchTitle: consoleTexts.empty.list,
          noMatch: claimListTexts.noMatch,
          count: queueTexts.count,
        }}
        actions={
          <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
            <SavedViews />
            <Tooltip title={queueTexts.shortcutsHint}>
              <IconButton
                aria-label={queueTexts.shortcuts.title}
                onClick={() => setHelpOpen(true)}
                sx={{ border: 1, borderColor: 'divider', borderRadius: 1, bgcolor: 'background.paper' }}
              >
                <KeyboardIcon fontSize="small" />
              </IconButton>
            </Tooltip>
          </Box>
        }
        above={<QueueSummary counts={counts} />}
        filters={<QueueFilters search={search} counts={counts} />}
        isNarrowed={search.text !== ''}
        onClear={() => search.setText('')}
        columns={queueColumns()}
        card={(row) => <QueueCard row={row} />}
        panel={<QueuePanel />}
        bulkActions={{ label: ({ claimNo }) => claimListTexts.select(claimNo) }}
        rowSx={({ id }) => (id === currentId ? isCurrentRow : {})}
      >
        <DeskWork currentId={currentId} onCurrent={setCurrentId} onHelp={() => setHelpOpen(true)} />
      </ConsoleList>
      {isHelpOpen && <KeysDialog words={queueTexts.shortcuts} onClose={() => setHelpOpen(false)} />}
    </CurrentClaimProvider>
  )
}

interface DeskWorkProps {
  readonly currentId: string | undefined
  readonly onCurrent: (claimId: string | undefined) => void
  readonly onHelp: () => void
}

/** What is done with the claims of the queue: by keys one by one, or as a batch. */
function DeskWork({ currentId, onCurrent, onHelp }: DeskWorkProps) {
  const { data: rows = [], onToggleItem, onSelect, onUnselectItems, selectedIds } = useListContext<QueueRow>()
  const { hasNextPage, fetchNextPage } = useInfinitePaginationContext()
  const chosen = useSelectionInSight<QueueRow>()
  const [batch, setBatch] = useState<readonly QueueRow[]>()
  const [, togglePanel] = useQueuePanel(currentId ?? '')
  const assign = useAssign()
  const ownId = useAdministrator()?.id as string | undefined
  const navigate = useNavigate()
  const notify = useNotify()
  useKeepQueue()

  const index = rows.findIndex(({ id }) => id === currentId)
  const current = rows[index]
  const move = (step: 1 | -1) => () => {
    const target = index < 0 ? 0 : Math.min(rows.length - 1, Math.max(0, index + step))
    onCurrent(rows[target]?.id)
    if (hasNextPage === true && target >= rows.length - 3) void fetchNextPage?.()
  }
  const approvable = chosen.filter(({ status }) => isActionPossible('approve', status))
  function approveChosen() {
    if (approvable.length < chosen.length)
      notify(queueTexts.leftOut(chosen.length - approvable.length), { type: 'info' })
    if (approvable.length > 0) setBatch(approvable)
  }
  useShortcuts({
    j: move(1),
    ArrowDown: move(1),
    k: move(-1),
    ArrowUp: move(-1),
    Enter: current && (() => void navigate(deskAddress(current))),
    x: current && (() => onToggleItem(current.id)),
    a: current && ownId !== undefined ? () => void assign(current, ownId) : undefined,
    v: current && togglePanel,
    b: chosen.length > 0 ? approveChosen : undefined,
    '?': onHelp,
  })

  return (
    <>
      {chosen.length > 0 && (
        <SelectedClaims
          chosen={chosen}
          approvable={approvable.length}
          onApprove={approveChosen}
          onClear={() => onUnselectItems()}
        />
      )}
      {batch && (
        <BatchApprovalDialog
          rows={batch}
          onDone={(approved) => onSelect(selectedIds.filter((id) => !approved.includes(String(id))))}
          onClose={() => setBatch(undefined)}
        />
      )}
    </>
  )
}
