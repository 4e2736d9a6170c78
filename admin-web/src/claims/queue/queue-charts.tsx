import OpenIcon from '@mui/icons-material/ChevronRight'
import { queueTexts, summaryText } from '@member-care/domain/texts/claim-queue-texts.ts'
import { Box, ButtonBase, Collapse, Paper, Skeleton, Typography } from '@mui/material'
import { claimAgeBands, PROMISED_WORKING_DAYS, type ClaimAgeBand } from '@member-care/domain/claim/claim-age.ts'
import { claimAgeBandLabels } from '@member-care/domain/texts/claim-status-texts.ts'
import { statusesToDecide, undecidedStatuses, type ClaimStatus } from '@member-care/domain/claim/claim-status.ts'
import { claimStatusLabels } from '@member-care/domain/texts/claim-status-texts.ts'
import { shownCount } from '@member-care/domain/language/shown-count.ts'
import { useStore } from 'react-admin'
import { useListFilters } from '../../list/use-list-filters.ts'
import type { QueueFilter } from './queue-list-address.ts'
import type { QueueCount } from './queue-record.ts'

interface Bar {
  readonly label: string
  readonly count: number
  readonly colour: string
  readonly isChosen: boolean
  readonly onChoose: () => void
}

type QueueFilters = ReturnType<typeof useListFilters<QueueFilter>>

const statusColours: Readonly<Record<(typeof undecidedStatuses)[number], string>> = {
  PROCESSING: 'info.main',
  SUBMITTED: 'primary.main',
  PENDING: 'secondary.main',
  PENDING_REVIEW: 'warning.main',
}

const ageColours: Readonly<Record<ClaimAgeBand, string>> = {
  'under-3': 'success.main',
  '3-to-7': 'primary.main',
  '8-to-14': 'warning.main',
  'over-14': 'error.main',
}

interface QueueSummaryProps {
  readonly counts: readonly QueueCount[] | undefined
}

/** How much waits: one line, which opens to the charts. Whether it is open is remembered. */
export function QueueSummary(props: QueueSummaryProps) {
  const [isOpen, setOpen] = useStore<boolean>('preferences.deskCharts', false)
  const { counts } = props
  return (
    <Box sx={{ mb: 1.5 }}>
      <ButtonBase
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        sx={{ minHeight: 32, gap: 0.5, borderRadius: 1, font: 'inherit', fontSize: '0.875rem', textAlign: 'left' }}
      >
        <OpenIcon fontSize="small" sx={{ transform: isOpen ? 'rotate(90deg)' : 'none' }} />
        <span>
          <strong>{queueTexts.summary}</strong>{' '}
          {counts ? summaryOf(counts) : <Skeleton component="span" sx={{ display: 'inline-block', width: 240 }} />}
        </span>
      </ButtonBase>
      <Collapse in={isOpen} mountOnEnter unmountOnExit>
        <QueueCharts {...props} />
      </Collapse>
    </Box>
  )
}

function summaryOf(counts: readonly QueueCount[]): string {
  const statuses = undecidedStatuses.map((status) => ({
    label: claimStatusLabels[status],
    count: sumOf(
      counts.filter((count) => count.status === status),
      ({ total }) => total,
    ),
  }))
  const waiting = counts.filter(({ status }) => isShown(status, undefined))
  return summaryText(
    statuses,
    sumOf(waiting, ({ byAge }) => byAge.at(-1) ?? 0),
  )
}

/** By status and by age. Each bar narrows the queue to it, and once more takes that away. */
function QueueCharts({ counts }: QueueSummaryProps) {
  const filters = useListFilters<QueueFilter>()
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' },
        mt: 1,
      }}
    >
      <BarChart
        title={queueTexts.byStatus.title}
        note={queueTexts.byStatus.note}
        bars={counts && statusBars(counts, filters)}
      />
      <BarChart
        title={queueTexts.byAge.title}
        note={queueTexts.byAge.note(PROMISED_WORKING_DAYS)}
        bars={counts && ageBars(counts, filters)}
      />
    </Box>
  )
}

function statusBars(counts: readonly QueueCount[], { values, change }: QueueFilters): readonly Bar[] {
  return [...undecidedStatuses].map((status) => ({
    label: status === 'PROCESSING' ? queueTexts.byStatus.processing : claimStatusLabels[status],
    count: sumOf(
      counts.filter((count) => count.status === status),
      ({ total }) => total,
    ),
    colour: statusColours[status],
    isChosen: values.status === status,
    onChoose: () => change({ status: values.status === status ? '' : status }),
  }))
}

/** Ages of what the queue shows now by its status. */
function ageBars(counts: readonly QueueCount[], { values, change }: QueueFilters): readonly Bar[] {
  const shown = counts.filter(({ status }) => isShown(status, values.status))
  return claimAgeBands.map((band, index) => ({
    label: claimAgeBandLabels[band],
    count: sumOf(shown, ({ byAge }) => byAge[index] ?? 0),
    colour: ageColours[band],
    isChosen: values.age === band,
    onChoose: () => change({ age: values.age === band ? '' : band }),
  }))
}

/** Whether the queue, with its chosen status, shows claims of a status. */
export function isShown(status: ClaimStatus, chosen: QueueFilter['status']): boolean {
  if (chosen === 'ALL' || chosen === 'UNDECIDED') return true
  return chosen === undefined ? statusesToDecide.some((one) => one === status) : status === chosen
}

function sumOf(counts: readonly QueueCount[], amount: (count: QueueCount) => number): number {
  return counts.reduce((sum, count) => sum + amount(count), 0)
}

function BarChart({ title, note, bars }: { title: string; note: string; bars: readonly Bar[] | undefined }) {
  const most = Math.max(1, ...(bars ?? []).map(({ count }) => count))
  return (
    <Paper component="section" variant="outlined" aria-label={title} sx={{ p: { xs: 1.5, sm: 2 } }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5, alignItems: 'baseline', mb: 0.5 }}>
        <Typography variant="h2">{title}</Typography>
        <Typography variant="caption" sx={{ color: 'text.secondary' }}>
          {note}
        </Typography>
      </Box>
      {bars ? (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {bars.map((bar) => (
            <li key={bar.label}>
              <BarButton bar={bar} share={bar.count / most} />
            </li>
          ))}
        </Box>
      ) : (
        <Box aria-hidden="true">
          {[90, 60, 40, 25].map((width) => (
            <Skeleton key={width} variant="rounded" height={18} width={`${width}%`} sx={{ my: 1.25 }} />
          ))}
        </Box>
      )}
    </Paper>
  )
}

function BarButton({ bar: { label, count, colour: fill, isChosen, onChoose }, share }: { bar: Bar; share: number }) {
  return (
    <ButtonBase
      onClick={onChoose}
      aria-pressed={isChosen}
      sx={{
        display: 'grid',
        gridTemplateColumns: '112px minmax(0, 1fr) 52px',
        gap: 1.25,
        alignItems: 'center',
        width: '100%',
        minHeight: 32,
        px: 1,
        borderRadius: 1,
        font: 'inherit',
        fontSize: '0.875rem',
        textAlign: 'left',
        bgcolor: isChosen ? 'primary.light' : 'transparent',
        fontWeight: isChosen ? 650 : 450,
        '&:hover': { bgcolor: isChosen ? 'primary.light' : 'background.default' },
      }}
    >
      <span>{label}</span>
      <Box
        component="span"
        aria-hidden="true"
        sx={{ display: 'block', height: 12, borderRadius: 6, bgcolor: 'background.default', overflow: 'hidden' }}
      >
        <Box
          component="span"
          sx={{
            display: 'block',
            height: '100%',
            width: count === 0 ? 0 : `max(6px, ${share * 100}%)`,
            borderRadius: 6,
            bgcolor: fill,
            transition: 'width 200ms',
          }}
        />
      </Box>
      <Box component="span" sx={{ textAlign: 'right', fontWeight: 650, fontVariantNumeric: 'tabular-nums' }}>
        {shownCount(count)}
      </Box>
    </ButtonBase>
  )
}
