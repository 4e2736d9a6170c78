/** Who in the family took from a limit, when and how much, as far as the member may know it. */
import Box from '@mui/material/Box'
import { Link as RouterLink } from 'react-router-dom'
import Link from '@mui/material/Link'
import type { Balance } from '@member-care/domain/cover/balances.ts'
import { quantity } from '@member-care/domain/cover/estimate-words.ts'
import type { FamilyUse } from '@member-care/domain/cover/member-cover.ts'
import type { Plan } from '@member-care/domain/cover/plan.ts'
import { formatDisplay } from '@member-care/domain/dates/singapore-dates.ts'
import { myCoverTexts } from '@member-care/domain/texts/my-cover-texts.ts'
import { pageTexts } from '@member-care/domain/texts/page-texts.ts'
import { addressOfClaim } from '../claim/claim-address.ts'

interface UsesOfBalanceProps {
  readonly balance: Balance
  readonly plan: Plan
  readonly uses: readonly FamilyUse[]
  readonly nameOf: (personId: string) => string | undefined
}

export function UsesOfBalance({ balance, plan, uses, nameOf }: UsesOfBalanceProps) {
  const pool = poolOf(balance)
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 0.5, p: 0, display: 'grid', gap: 1 }}>
      {uses.map((use) => (
        <Box
          component="li"
          key={use.sourceId}
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            columnGap: 2,
            justifyContent: 'space-between',
            fontSize: '0.9375rem',
          }}
        >
          <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
            {use.told === undefined ? myCoverTexts.someone : (nameOf(use.personId) ?? myCoverTexts.someone)} ·{' '}
            {formatDisplay(use.date)} <ClaimOf use={use} />
          </Box>
          <Box sx={{ fontVariantNumeric: 'tabular-nums' }}>
            {quantity(takenFrom(pool, use), balance.measure, plan)}{' '}
            <Box component="span" sx={{ color: 'text.secondary' }}>
              {use.state === 'used' ? myCoverTexts.used : myCoverTexts.reserved}
            </Box>
          </Box>
        </Box>
      ))}
    </Box>
  )
}

function ClaimOf({ use: { told, date } }: { readonly use: FamilyUse }) {
  if (told?.claim === undefined) return null
  const { kind, no, status } = told.claim
  return (
    <Link
      component={RouterLink}
      to={addressOfClaim(kind === 'outpatient' ? 'out' : 'inp', { _id: no, transactionNo: no, status })}
      aria-label={pageTexts.labelled(myCoverTexts.seeClaim, formatDisplay(date))}
      sx={{ display: 'inline-block', minHeight: 24 }}
    >
      {myCoverTexts.seeClaim}
    </Link>
  )
}

function poolOf({ rule }: Balance): string {
  return 'pool' in rule && rule.pool !== undefined ? rule.pool : rule.id
}

function takenFrom(pool: string, { pools }: FamilyUse): number {
  return pools.filter((one) => one.pool === pool).reduce((sum, { amount }) => sum + amount, 0)
}
