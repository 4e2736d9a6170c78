import { storeConsoleTexts } from '@member-care/domain/texts/store-console-texts.ts'
import { Box, Button, Link, Typography } from '@mui/material'
import { Link as RouterLink } from 'react-router-dom'
import { formatInstant } from '../../console/singapore-time.ts'
import { TwoLines } from '../../console/two-lines.tsx'
import { ListColumn, type ListColumnProps } from '../../list/list-column.tsx'
import { orderAddress } from '../orders/order-record.ts'
import { sideText, type PaymentDifference } from './payment-difference-record.ts'

const { differences: texts } = storeConsoleTexts
const { columns } = texts

type OnSettle = (difference: PaymentDifference) => void

/** What differs and what that means, what to do about it, what both sides have, and the way to settle it. */
export function paymentDifferenceColumns(onSettle: OnSettle) {
  return listed(onSettle).map((column) => <ListColumn key={column.source} {...column} />)
}

function listed(onSettle: OnSettle): readonly ListColumnProps<PaymentDifference>[] {
  return [
    {
      source: 'kind',
      label: columns.what,
      isRowHeader: true,
      textWidth: 240,
      render: (difference) => <WhatDiffers difference={difference} />,
    },
    { source: 'todo', label: columns.doing, textWidth: 240, render: ({ kind }) => texts.todo[kind] },
    { source: 'oursCents', label: columns.ours, align: 'right', render: ({ oursCents }) => sideText(oursCents) },
    {
      source: 'theirsCents',
      label: columns.theirs,
      align: 'right',
      render: ({ theirsCents }) => sideText(theirsCents),
    },
    {
      source: 'foundAt',
      label: columns.found,
      textWidth: 110,
      render: ({ foundAt, seenAt }) => (
        <TwoLines first={formatInstant(foundAt)} second={texts.seen(formatInstant(seenAt))} />
      ),
    },
    {
      source: 'settle',
      label: columns.settle,
      textWidth: 150,
      render: (difference) => <SettlingOrNote difference={difference} onSettle={onSettle} />,
    },
  ]
}

/** A difference where a table does not fit. */
export function PaymentDifferenceCard({ difference, onSettle }: { difference: PaymentDifference; onSettle: OnSettle }) {
  const { kind, oursCents, theirsCents, foundAt, seenAt } = difference
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <WhatDiffers difference={difference} />
      <Typography variant="body2">{texts.todo[kind]}</Typography>
      <TwoLines
        first={`${columns.ours}: ${sideText(oursCents)}`}
        second={`${columns.theirs}: ${sideText(theirsCents)}`}
      />
      <TwoLines first={`${columns.found}: ${formatInstant(foundAt)}`} second={texts.seen(formatInstant(seenAt))} />
      <SettlingOrNote difference={difference} onSettle={onSettle} />
    </Box>
  )
}

function WhatDiffers({ difference: { kind, orderId, paymentId } }: { difference: PaymentDifference }) {
  // The order of a payment without one is known by its number alone.
  const hasOrder = orderId !== null && kind !== 'payment-without-order'
  return (
    <Box sx={{ display: 'grid', gap: 0.5, fontWeight: 400 }}>
      <Box component="strong">{texts.kinds[kind]}</Box>
      <Typography variant="body2">{texts.means[kind]}</Typography>
      {paymentId !== null && (
        <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {texts.payment(paymentId)}
        </Typography>
      )}
      {hasOrder && (
        <Link component={RouterLink} to={orderAddress(orderId)} sx={{ display: 'inline-block', minHeight: 24 }}>
          {texts.order}
        </Link>
      )}
    </Box>
  )
}

/** The way to settle it, or who noted what when it was. */
function SettlingOrNote({
  difference,
  onSettle,
}: {
  readonly difference: PaymentDifference
  readonly onSettle: OnSettle
}) {
  const { settled, kind } = difference
  if (settled !== null)
    return (
      <TwoLines
        first={settled.note}
        second={texts.settledBy(settled.by ?? texts.somebody, formatInstant(settled.at))}
      />
    )
  return (
    <Button
      size="small"
      variant="outlined"
      aria-label={texts.settleOf(texts.kinds[kind])}
      onClick={() => onSettle(difference)}
      sx={{ justifySelf: 'start' }}
    >
      {texts.settle}
    </Button>
  )
}
