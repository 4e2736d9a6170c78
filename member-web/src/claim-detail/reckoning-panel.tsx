/** What the plan says of the claim: how the amount came about, or while it is in work, what will probably come back. */
import Box from '@mui/material/Box'
import { formatDisplay } from '@member-care/domain/dates/singapore-dates.ts'
import { formatMoney, parseCents } from '@member-care/domain/money/money.ts'
import { claimReckoningTexts, estimateTexts } from '@member-care/domain/texts/my-cover-texts.ts'
import { pageTexts } from '@member-care/domain/texts/page-texts.ts'
import { ReckonedLines } from '../my-cover/reckoned-lines.tsx'
import { Panel } from '../page/panel.tsx'
import { WithEnglishNames } from '../page/with-english-names.tsx'
import type { ShownClaim } from './shown-claim.ts'

type Claim = ShownClaim['claim']

interface ReckoningPanelProps {
  readonly claim: Pick<Claim, 'payableAmount'>
  readonly reckoning: NonNullable<Claim['reckoning']>
}

export function ReckoningPanel({ claim, reckoning }: ReckoningPanelProps) {
  const { planName, planHoldsFrom, currency, isDecided, questions, payableCents, claimedCents, lines } = reckoning
  const money = (cents: number) => formatMoney(cents, currency)
  const decided = parseCents(claim.payableAmount)
  const isOtherwise = isDecided && decided !== undefined && decided !== payableCents
  return (
    // On paper a claim is one sheet of what is known. An estimate is no part of it.
    <Box sx={{ '@media print': isDecided ? {} : { display: 'none' } }}>
      <Panel title={isDecided ? claimReckoningTexts.decided : claimReckoningTexts.inWork}>
        <Box sx={{ display: 'grid', gap: 2, '@media print': { gap: 1 } }}>
          {payableCents === null ? (
            estimateTexts.unknown
          ) : (
            <ReckonedLines claimed={money(claimedCents)} lines={lines} payable={money(payableCents)} />
          )}
          {isOtherwise && <Box>{claimReckoningTexts.decidedOtherwise(money(decided))}</Box>}
          {!isDecided && questions.length > 0 && (
            <Box>
              {claimReckoningTexts.open}
              <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
                {questions.map(({ question, text }) => (
                  <li key={question}>{text}</li>
                ))}
              </Box>
            </Box>
          )}
          <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
            <WithEnglishNames
              text={pageTexts.sentences([
                claimReckoningTexts.byPlan(planName, formatDisplay(planHoldsFrom)),
                !isDecided && estimateTexts.noPromise,
              ])}
              names={[planName]}
            />
          </Box>
        </Box>
      </Panel>
    </Box>
  )
}
