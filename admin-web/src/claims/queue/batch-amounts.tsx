import {
  Box,
  Skeleton,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  TextField,
  Typography,
} from '@mui/material'
import { amountText, formatMoney } from '@member-care/domain/money/money.ts'
import { queueTexts } from '@member-care/domain/texts/claim-queue-texts.ts'
import { PersonalText } from '../../console/personal-text.tsx'
import type { PayableClaim } from './batch-payable.ts'
import { QueueLikeness } from './queue-likeness.tsx'
import type { QueueRow } from './queue-record.ts'

const { batch: texts } = queueTexts

interface BatchAmountsProps {
  readonly payable: readonly PayableClaim[]
  /** What the plans say is on its way. */
  readonly areReckoning: boolean
  /** Whether somebody wanted to send it: nothing typed yet is no mistake until then. */
  readonly isAsked: boolean
  readonly onType: (row: QueueRow, typed: string) => void
}

/** The claims of a batch, each with what is paid for it. */
export function BatchAmounts({ payable, areReckoning, isAsked, onType }: BatchAmountsProps) {
  return (
    <TableContainer tabIndex={0} role="region" aria-label={texts.amounts}>
      <Table size="small" aria-label={texts.amounts}>
        <TableHead>
          <TableRow>
            <TableCell>{queueTexts.columns.claim}</TableCell>
            <TableCell>{queueTexts.columns.claimant}</TableCell>
            <TableCell align="right">{texts.claimed}</TableCell>
            <TableCell align="right">{texts.payable}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {payable.map((claim) => (
            <TableRow key={claim.row.id}>
              <TableCell component="th" scope="row">
                {claim.row.claimNo}
                <QueueLikeness likeness={claim.row.likeness} />
              </TableCell>
              <TableCell>
                <PersonalText value={claim.row.claimantName} />
              </TableCell>
              <TableCell align="right" sx={{ whiteSpace: 'nowrap' }}>
                {amountText(claim.row.amount, claim.row.currency)}
              </TableCell>
              <TableCell align="right">
                {areReckoning ? (
                  <Skeleton width={120} sx={{ ml: 'auto' }} />
                ) : (
                  <Payable claim={claim} isAsked={isAsked} onType={onType} />
                )}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  )
}

interface PayableProps extends Pick<BatchAmountsProps, 'isAsked' | 'onType'> {
  readonly claim: PayableClaim
}

function Payable({ claim: { row, typed, reckoned, problem }, isAsked, onType }: PayableProps) {
  if (reckoned !== undefined)
    return (
      <Box sx={{ whiteSpace: 'nowrap', fontWeight: 600 }}>
        {formatMoney(reckoned, 'SGD')}
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {texts.byPlan}
        </Typography>
      </Box>
    )
  const told = isAsked || typed !== '' ? problem : undefined
  return (
    <TextField
      value={typed}
      onChange={(event) => onType(row, event.target.value)}
      error={told !== undefined}
      helperText={told}
      autoComplete="off"
      slotProps={{
        htmlInput: {
          inputMode: 'decimal',
          'aria-label': texts.payableOf(row.claimNo),
          style: { textAlign: 'right' },
        },
      }}
      sx={{ width: 190 }}
    />
  )
}
