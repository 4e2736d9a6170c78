import { formatDisplay, singaporeToday } from '@member-care/domain/dates/singapore-dates.ts'
import { formatMoney } from '@member-care/domain/money/money.ts'
import { consoleTexts } from '@member-care/domain/texts/console-texts.ts'
import { coverDifferencePageTexts as texts } from '@member-care/domain/texts/cover-difference-texts.ts'
import { Box, Button, Link, Typography } from '@mui/material'
import { Link as RouterLink } from 'react-router-dom'
import { FORGOTTEN } from '../../console/forgotten.ts'
import { TwoLines } from '../../console/two-lines.tsx'
import { ListColumn, type ListColumnProps } from '../../list/list-column.tsx'
import { deskAddress } from '../queue/queue-record.ts'
import { differenceText, nowText, paidText, type CoverDifference } from './difference-record.ts'

const { columns } = texts

type OnClose = (difference: CoverDifference) => void

/** Which claim of whom, what was paid, what it comes to now and why, and the way to close it. */
export function differenceColumns(onClose: OnClose) {
  return listed(onClose).map((column) => <ListColumn key={column.source} {...column} />)
}

function listed(onClose: OnClose): readonly ListColumnProps<CoverDifference>[] {
  return [
    {
      source: 'claimNo',
      label: columns.claim,
      isRowHeader: true,
      render: (difference) => (
        <TwoLines
          first={<LinkedClaim difference={difference} />}
          second={texts.visit(formatDisplay(difference.visitDate))}
        />
      ),
    },
    {
      source: 'companyName',
      label: columns.claimant,
      sorts: true,
      textWidth: 110,
      render: ({ claimantName, companyName }) => <TwoLines first={claimantName ?? FORGOTTEN} second={companyName} />,
    },
    {
      source: 'benefitName',
      label: columns.benefit,
      textWidth: 100,
      render: ({ benefitName, planNo }) => (
        <TwoLines first={benefitName ?? consoleTexts.menu.inpatient} second={texts.plan(planNo)} />
      ),
    },
    {
      source: 'paidCents',
      label: columns.paid,
      align: 'right',
      textWidth: 110,
      render: (difference) => <TwoLines first={paidText(difference)} second={reckonedText(difference)} />,
    },
    { source: 'nowCents', label: columns.now, align: 'right', render: nowText },
    {
      source: 'difference',
      label: columns.difference,
      align: 'right',
      render: (difference) => {
        const { amount, means } = differenceText(difference)
        return <TwoLines first={<strong>{amount}</strong>} second={means} />
      },
    },
    {
      source: 'foundAt',
      label: columns.cause,
      sorts: true,
      render: (difference) => <TwoLines first={causeText(difference)} second={dayOf(difference.foundAt)} />,
    },
    {
      source: 'close',
      label: columns.close,
      textWidth: 80,
      render: (difference) => <ClosingOrOutcome difference={difference} onClose={onClose} />,
    },
  ]
}

/** A difference where a table does not fit. */
export function DifferenceCard({ difference, onClose }: { difference: CoverDifference; onClose: OnClose }) {
  const { claimantName, companyName, benefitName, planNo, visitDate, foundAt } = difference
  const { amount, means } = differenceText(difference)
  return (
    <Box sx={{ display: 'grid', gap: 0.75 }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'start', gap: 1 }}>
        <LinkedClaim difference={difference} />
        <Box sx={{ textAlign: 'right' }}>
          <TwoLines first={<strong>{amount}</strong>} second={means} />
        </Box>
      </Box>
      <TwoLines first={claimantName ?? FORGOTTEN} second={companyName} />
      <TwoLines
        first={benefitName ?? consoleTexts.menu.inpatient}
        second={`${texts.plan(planNo)} · ${texts.visit(formatDisplay(visitDate))}`}
      />
      <TwoLines
        first={texts.paidAndNow(paidText(difference), nowText(difference))}
        second={[causeText(difference), dayOf(foundAt)].filter((text) => text !== '').join(' · ')}
      />
      <ClosingOrOutcome difference={difference} onClose={onClose} />
    </Box>
  )
}

function LinkedClaim({ difference }: { difference: CoverDifference }) {
  return (
    <Link component={RouterLink} to={deskAddress(difference)} sx={{ display: 'inline-block', minHeight: 24 }}>
      {difference.claimNo}
    </Link>
  )
}

/** The way to close it, or what became of it. */
function ClosingOrOutcome({ difference, onClose }: { difference: CoverDifference; onClose: OnClose }) {
  const { status, outcome, claimNo } = difference
  if (status !== 'open')
    return <Typography variant="body2">{outcome ? texts.outcomes[outcome] : texts.statuses[status]}</Typography>
  return (
    <Button
      size="small"
      variant="outlined"
      aria-label={texts.closeOf(claimNo)}
      onClick={() => onClose(difference)}
      sx={{ justifySelf: 'start' }}
    >
      {texts.close}
    </Button>
  )
}

/** What the plan said then, where another amount was paid. */
function reckonedText({ reckonedCents, paidCents, currency }: CoverDifference): string {
  return reckonedCents === paidCents ? '' : texts.reckoned(formatMoney(reckonedCents, currency))
}

function causeText({ cause }: CoverDifference): string {
  return cause === null ? '' : texts.causes[cause]
}

/** The Singapore day of an instant. */
function dayOf(iso: string): string {
  return formatDisplay(singaporeToday(new Date(iso)))
}
