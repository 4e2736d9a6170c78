import { Box } from '@mui/material'
import { isRedacted } from '@member-care/domain/events/event-definition.ts'
import { bankPartLabels, verificationTexts } from '@member-care/domain/texts/verification-texts.ts'
import { PersonalText } from '../console/personal-text.tsx'
import type { BankProposalRow } from '../bank/bank-proposal-row.ts'
import { ChangedPart, ChangeTable } from './change-table.tsx'

type ShownAccount = BankProposalRow['proposed']

const parts = ['bankName', 'bankNo', 'branchNo', 'accountNo'] as const
type Part = (typeof parts)[number]

/** The present account and the proposed one, part by part. */
export function AccountComparison({ current, proposed }: { current: ShownAccount | null; proposed: ShownAccount }) {
  return (
    <ChangeTable
      label={verificationTexts.comparison}
      asked={verificationTexts.proposed}
      width={{ xs: '25%', sm: '22%' }}
    >
      {parts.map((part) => (
        <ChangedPart
          key={part}
          label={bankPartLabels[part]}
          present={current === null ? '–' : <PartText account={current} part={part} />}
          asked={<PartText account={proposed} part={part} />}
          isChange={current === null || !isSame(current[part], proposed[part])}
        />
      ))}
    </ChangeTable>
  )
}

function PartText({ account, part }: { account: ShownAccount; part: Part }) {
  return (
    <>
      <PersonalText value={account[part]} />
      {part === 'branchNo' && account.branchName !== null && (
        <Box
          component="span"
          sx={{ display: 'block', fontWeight: 400, fontSize: '0.8125rem', color: 'text.secondary' }}
        >
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
