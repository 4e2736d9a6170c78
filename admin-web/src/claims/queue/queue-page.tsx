import DoneIcon from '@mui/icons-material/TaskAltOutlined'
import KeyboardIcon from '@mui/icons-material/KeyboardOutlined'
import NoMatchIcon from '@mui/icons-material/SearchOff'
import { Box, Button, IconButton, Paper, ToggleButton, ToggleButtonGroup, Tooltip } from '@mui/material'
import { isActionPossible } from '@member-care/domain/claim/claim-status.ts'
import { consoleTexts } from '@member-care/domain/texts/console-texts.ts'
import { useEffect, useState } from 'react'
import { useNotify } from 'react-admin'
import { useLocation, useNavigate } from 'react-router-dom'
import { shownCount } from '@member-care/domain/language/shown-count.ts'
import { useAdministrator } from '../../console/administrator.ts'
import { EmptyState } from '../../console/empty-state.tsx'
import { LoadFailure } from '../../console/load-failure.tsx'
import { PageHeading } from '../../console/page-heading.tsx'
import { BatchApprovalDialog } from './batch-approval-dialog.tsx'
import { isShown, QueueSummary } from './queue-charts.tsx'
import { QueueFilters } from './queue-filters.tsx'
import { leftClaimOf, useLeftQueue, type LeftClaim } from './queue-order.ts'
import { deskAddress, type QueueCount, type QueueRow } from './queue-record.ts'
import { QueueRows } from './queue-rows.tsx'
import { SavedViews } from './saved-views.tsx'
import { ShortcutsDialog } from './shortcuts-dialog.tsx'
import { totalsByCurrency } from './totals-by-currency.ts'
import { useAssign } from './use-assign.ts'
import { useQueue, useQueueAddress, type QueueState } from './use-queue.ts'
import { useShortcuts } from './use-shortcuts.ts'

const nothing: ReadonlySet<string> = new Set()

/** The claims desk (S37): what waits, whose it is and how old, narrowed and ordered as the administrator works. */
export default function QueuePage() {
  const queue = useQueueAddress()
  const { rows, total, areMore, counts, error, retry, isStale, more, isLoadingMore, next } = useQueue(queue)
  const [, setLeft] = useLeftQueue()
  const { search, state } = useLocation()
  const [currentId, setCurrentId] = useState((state as LeftClaim | null)?.claimId)
  const [selected, setSelected] = useState(nothing)
  const [batch, setBatch] = useState<readonly QueueRow[]>()
  const [isHelpOpen, setHelpOpen] = useState(false)
  const [openId, setOpenId] = useState<string>()
  const assign = useAssign()
  const ownId = useAdministrator()?.id as string | undefined
  const navigate = useNavigate()
  const notify = useNotify()

  // What comes after a claim, once it is open, is what came after it here.
  useEffect(() => {
    if (rows)
      setLeft({
        search,
        claims: rows.map(leftClaimOf),
        total: total ?? rows.length,
        areMore,
        next,
      })
  }, [rows?.map(({ id }) => id).join(), total, areMore, search, setLeft]) // eslint-disable-line react-hooks/exhaustive-deps

  const current = rows?.find(({ id }) => id === currentId)
  const move = (step: 1 | -1) => () => {
    if (!rows || rows.length === 0) return
    const index = rows.findIndex(({ id }) => id === currentId)
    const other = rows[index < 0 ? 0 : Math.min(rows.length - 1, Math.max(0, index + step))]
    setCurrentId(other?.id)
    if (other && more && rows.indexOf(other) >= rows.length - 3) more()
  }
  const select = (id: string, isSelected: boolean) =>
    setSelected(isSelected ? new Set([...selected, id]) : new Set([...selected].filter((other) => other !== id)))
  const chosen = rows?.filter(({ id }) => selected.has(id)) ?? []
  const approvable = chosen.filter(({ status }) => isActionPossible('approve', status))
  function approveChosen() {
    if (approvable.length < chosen.length)
      notify(`${chosen.length - approvable.length} of them cannot be approved now and are left out.`, { type: 'info' })
    if (approvable.length > 0) setBatch(approvable)
  }
  useShortcuts({
    j: move(1),
    ArrowDown: move(1),
    k: move(-1),
    ArrowUp: move(-1),
    Enter: current && (() => void navigate(deskAddress(current))),
    x: current && (() => select(current.id, !selected.has(current.id))),
    a: current && ownId !== undefined ? () => void assign(current, ownId) : undefined,
    v: current && (() => setOpenId(openId === current.id ? undefined : current.id)),
    b: chosen.length > 0 ? approveChosen : undefined,
    '?': () => setHelpOpen(true),
  })

  return (
    <>
      <PageHeading
        title={consoleTexts.menu.claimsDesk}
        actions={
          <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
            <SavedViews queue={queue} />
            <Tooltip title="Keyboard shortcuts (?)">
              <IconButton
                aria-label="Keyboard shortcuts"
                onClick={() => setHelpOpen(true)}
                sx={{ border: 1, borderColor: 'divider', borderRadius: 1, bgcolor: 'background.paper' }}
              >
                <KeyboardIcon fontSize="small" />
              </IconButton>
            </Tooltip>
          </Box>
        }
      >
        <span role="status">{error ? 'Not loaded' : countText(total, areMore)}</span>
      </PageHeading>
      <QueueSummary counts={counts} queue={queue} />
      <Paper variant="outlined">
        <QueueFilters queue={queue}>
          <Whose queue={queue} counts={counts} />
        </QueueFilters>
        {error && !rows ? (
          <Box sx={{ p: 2, pt: 0 }}>
            <LoadFailure title={consoleTexts.claimDataError} detail={error.message} onRetry={retry} />
          </Box>
        ) : rows?.length === 0 ? (
          <NothingWaits queue={queue} />
        ) : (
          <QueueRows
            rows={rows}
            isStale={isStale}
            currentId={currentId}
            selected={selected}
            onSelect={select}
            onSelectAll={(isSelected) => setSelected(isSelected ? new Set(rows?.map(({ id }) => id)) : nothing)}
            address={queue.address}
            onSort={queue.change}
            openId={openId}
            onOpen={setOpenId}
          />
        )}
        {more && (
          <Box sx={{ p: 2, textAlign: 'center', borderTop: 1, borderColor: 'divider' }}>
            <Button variant="outlined" loading={isLoadingMore} onClick={more}>
              Show more
            </Button>
          </Box>
        )}
      </Paper>
      {chosen.length > 0 && (
        <SelectionBar
          chosen={chosen}
          approvable={approvable.length}
          onApprove={approveChosen}
          onClear={() => setSelected(nothing)}
        />
      )}
      {batch && (
        <BatchApprovalDialog
          rows={batch}
          onDone={(approved) => setSelected(new Set([...selected].filter((id) => !approved.includes(id))))}
          onClose={() => setBatch(undefined)}
        />
      )}
      {isHelpOpen && <ShortcutsDialog onClose={() => setHelpOpen(false)} />}
    </>
  )
}

/** Mine, nobody's, or all, each with how many there are of the chosen status. */
function Whose({
  queue: { address, change },
  counts,
}: {
  queue: QueueState
  counts: readonly QueueCount[] | undefined
}) {
  const shown = counts?.filter(({ status }) => isShown(status, address.status))
  const sum = (amount: (count: QueueCount) => number) =>
    shown === undefined ? '' : shownCount(shown.reduce((total, count) => total + amount(count), 0))
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      aria-label="Whose claims"
      value={address.assignee}
      onChange={(_event, assignee: string | null) => assignee !== null && change({ assignee })}
    >
      <ToggleButton value="">All</ToggleButton>
      <ToggleButton value="me">My claims {sum(({ mine }) => mine)}</ToggleButton>
      <ToggleButton value="nobody">Unassigned {sum(({ unassigned }) => unassigned)}</ToggleButton>
    </ToggleButtonGroup>
  )
}

interface SelectionBarProps {
  readonly chosen: readonly QueueRow[]
  readonly approvable: number
  readonly onApprove: () => void
  readonly onClear: () => void
}

/** Stays in sight while claims are selected. */
function SelectionBar({ chosen, approvable, onApprove, onClear }: SelectionBarProps) {
  return (
    <Paper
      component="section"
      aria-label="Selected claims"
      sx={{
        position: 'sticky',
        bottom: 16,
        mt: 2,
        px: 2,
        py: 1.25,
        display: 'flex',
        flexWrap: 'wrap',
        gap: 1.5,
        alignItems: 'center',
        justifyContent: 'space-between',
        bgcolor: 'text.primary',
        color: 'background.paper',
        zIndex: 3,
      }}
    >
      <span role="status">{selectionText(chosen)}</span>
      <Box sx={{ display: 'flex', gap: 1 }}>
        <Button color="inherit" onClick={onClear}>
          Clear
        </Button>
        <Button variant="contained" onClick={onApprove} disabled={approvable === 0}>
          Approve as a batch
        </Button>
      </Box>
    </Paper>
  )
}

/** How many are selected, what they claim in each currency, and how many of them a batch holds back. */
function selectionText(chosen: readonly QueueRow[]): string {
  const held = chosen.filter(({ likeness }) => likeness?.isHeld).length
  return [
    `${chosen.length} selected`,
    ...totalsByCurrency(chosen),
    ...(held > 0 ? [held === 1 ? '1 likely duplicate' : `${held} likely duplicates`] : []),
  ].join(' · ')
}

function NothingWaits({ queue }: { queue: QueueState }) {
  if (queue.isFiltered) {
    return (
      <EmptyState
        icon={NoMatchIcon}
        title={consoleTexts.empty.list}
        action={<Button onClick={queue.clear}>Clear the filters</Button>}
      >
        No claim matches these filters.
      </EmptyState>
    )
  }
  return (
    <EmptyState icon={DoneIcon} title="Nothing waits for you">
      Every claim that reached the desk has been decided or waits for its member.
    </EmptyState>
  )
}

function countText(total: number | undefined, areMore: boolean): string {
  if (total === undefined) return consoleTexts.loading
  const number = shownCount(total)
  if (areMore) return `More than ${number} claims`
  return total === 1 ? '1 claim' : `${number} claims`
}
