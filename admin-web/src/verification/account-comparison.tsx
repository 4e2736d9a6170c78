import { Box, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material'
import { visuallyHidden } from '@mui/utils'
import { isRedacted } from '@member-care/domain/events/event-definition.ts'
import { bankPartLabels, verificationTexts } from '@member-care/domain/texts/verification-texts.ts'
import { PersonalText } from '../console/personal-text.tsx'
import type { BankProposalRow } from './bank-proposal-row.ts'

type ShownAccount = BankProposalRow['proposed']

const parts = ['bankName', 'bankNo', 'branchNo', 'accountNo'] as const
type Part = (typeof parts)[number]

/** The present account and the proposed one, part by part; what differs stands out. */
export function AccountComparison({ current, proposed }: { current: ShownAccount | null; proposed: ShownAccount }) {
  return (
    <Table size="small" aria-label="The present account and the proposed one" sx={{ tableLayout: 'fixed', '& th, & td': { px: 1, py: 0.75, verticalAlign: 'top', overflowWrap: 'anywhere' } }}>
      <TableHead>
        <TableRow>
          <TableCell sx={{ width: { xs: '25%', sm: '22%' } }}>
            <Box component="span" sx={visuallyHidden}>
              Part
            </Box>
          </TableCell>
          <TableCell>{verificationTexts.present}</TableCell>
          <TableCell>{verificationTexts.proposed}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {parts.map((part) => (
          <ComparedPart key={part} part={part} current={current} proposed={proposed} />
        ))}
      </TableBody>
    </Table>
  )
}

function ComparedPart({ part, current, proposed }: { part: Part; current: ShownAccount | null; proposed: ShownAccount }) {
  const isDifferent = current === null || !isSame(current[part], proposed[part])
  return (
    <TableRow>
      <TableCell component="th" scope="row" sx={{ color: 'text.secondary', fontWeight: 400 }}>
        {bankPartLabels[part]}
      </TableCell>
      <TableCell>{current === null ? '–' : <PartText account={current} part={part} />}</TableCell>
      <TableCell sx={isDifferent ? { bgcolor: 'warning.light', fontWeight: 650 } : {}}>
        <PartText account={proposed} part={part} />
        {isDifferent && (
          <Box component="span" sx={visuallyHidden}>
            {' '}
            (differs)
          </Box>
        )}
      </TableCell>
    </TableRow>
  )
}

function PartText({ account, part }: { account: ShownAccount; part: Part }) {
  return (
    <>
      <PersonalText value={account[part]} />
      {part === 'branchNo' && account.branchName !== null && (
        <Box component="span" sx={{ display: 'block', fontWeight: 400, fontSize: '0.8125rem', color: 'text.secondary' }}>
          {account.branchName}
        </Box>
      )}
    </>
  )
}

/** Two forgotten values cannot be told apart. */
function isSame(one: ShownAccount[Part], other: ShownAccount[Part]): boolean {
  return one === other || (isRedacted(one) && isRedacted(other))
}
