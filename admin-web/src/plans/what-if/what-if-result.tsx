import { formatDisplay } from '@member-care/domain/dates/singapore-dates.ts'
import { formatMoney } from '@member-care/domain/money/money.ts'
import { shownCount } from '@member-care/domain/language/shown-count.ts'
import { planWhatIfTexts as texts } from '@member-care/domain/texts/plan-editor-texts.ts'
import { Alert, Box, Stack, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { ClaimLink } from '../../claims/claim-link.tsx'
import { resourceOf } from '../../claims/queue/queue-record.ts'
import { formatInstant } from '../../console/singapore-time.ts'
import { LabelledCell } from '../labelled-cell.tsx'
import type { PlanRecord, WhatIf, WhatIfOutcome } from '../plan-record.ts'
import { planTableLook } from '../plan-table-look.ts'
import { benefitsOf } from './benefits-of-plan.ts'

interface WhatIfResultProps {
  readonly plan: PlanRecord
  readonly whatIf: WhatIf
}

/** What came of a run: both sums, who gains and loses, the sums by benefit, and the claims that change most. */
export function WhatIfResult({ plan, whatIf }: WhatIfResultProps) {
  const { from, to, askedBy, askedAt, result } = whatIf
  return (
    <Box component="section" aria-label={texts.of(formatDisplay(from), formatDisplay(to))} sx={{ mt: 2.5 }}>
      <Typography variant="h3">{texts.of(formatDisplay(from), formatDisplay(to))}</Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 2 }}>
        {texts.asked(askedBy.name ?? askedBy.id, formatInstant(askedAt))}
      </Typography>
      {result ? (
        <Outcome plan={plan} outcome={result} />
      ) : (
        <Alert severity="error">
          {texts.failed} {whatIf.error}
        </Alert>
      )}
    </Box>
  )
}

interface OutcomeProps {
  readonly plan: PlanRecord
  readonly outcome: WhatIfOutcome
}

function Outcome({ plan, outcome }: OutcomeProps) {
  const { claims, before, after, people, notReckoned, uncertain } = outcome
  const money = (cents: number) => formatMoney(cents, plan.versions.at(-1)?.content.currency ?? '')
  return (
    <Stack spacing={2.5}>
      {claims === 0 ? (
        <Typography variant="body2">{texts.noClaims}</Typography>
      ) : (
        <>
          <Box role="status" sx={{ display: 'grid', gap: 2 }}>
            <Typography variant="body2">{texts.claims(claims)}</Typography>
            <Figures
              figures={[
                { label: texts.before, value: money(before) },
                { label: texts.after, value: money(after) },
                { label: texts.difference, value: differenceText(before, after, money) },
              ]}
            />
            <Figures
              figures={[
                { label: texts.gain, value: shownCount(people.gain) },
                { label: texts.lose, value: shownCount(people.lose) },
                { label: texts.even, value: shownCount(people.same) },
              ]}
            />
          </Box>
          <ByBenefit plan={plan} outcome={outcome} money={money} />
          <Largest plan={plan} outcome={outcome} money={money} />
        </>
      )}
      {notReckoned > 0 && <Typography variant="body2">{texts.notReckoned(notReckoned)}</Typography>}
      {uncertain > 0 && <Typography variant="body2">{texts.uncertain(uncertain)}</Typography>}
    </Stack>
  )
}

type Money = (cents: number) => string

function differenceText(before: number, after: number, money: Money): string {
  if (before === after) return texts.same
  return after > before ? texts.more(money(after - before)) : texts.less(money(before - after))
}

function Figures({ figures }: { figures: readonly { readonly label: string; readonly value: string }[] }) {
  return (
    <Box component="dl" sx={{ m: 0, display: 'flex', flexWrap: 'wrap', columnGap: 5, rowGap: 1.5 }}>
      {figures.map(({ label, value }) => (
        <div key={label}>
          <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
            {label}
          </Typography>
          <Box component="dd" sx={{ m: 0, fontSize: '1.125rem', fontWeight: 650, fontVariantNumeric: 'tabular-nums' }}>
            {value}
          </Box>
        </div>
      ))}
    </Box>
  )
}

function ByBenefit({ plan, outcome: { benefits }, money }: OutcomeProps & { money: Money }) {
  const known = benefitsOf(plan)
  return (
    <MoneyTable
      title={texts.byBenefit}
      first={texts.benefit}
      second={texts.count}
      money={money}
      rows={benefits.map(({ benefitId, claims, before, after }) => ({
        id: benefitId,
        head: known.get(benefitId)?.name ?? benefitId,
        second: shownCount(claims),
        before,
        after,
      }))}
    />
  )
}

function Largest({ plan, outcome: { largest }, money }: OutcomeProps & { money: Money }) {
  const known = benefitsOf(plan)
  if (largest.length === 0) return <Typography variant="body2">{texts.noDifference}</Typography>
  return (
    <MoneyTable
      title={texts.largest}
      first={texts.claim}
      second={texts.benefit}
      money={money}
      rows={largest.map(({ claimId, claimNo, benefitId, before, after }) => {
        const benefit = known.get(benefitId)
        return {
          id: claimId,
          head: (
            <ClaimLink
              resource={resourceOf(benefit?.claimedAs === 'inpatient' ? 'inpatient' : 'outpatient')}
              claim={{ id: claimId, claimNo }}
            />
          ),
          second: benefit?.name ?? benefitId,
          before,
          after,
        }
      })}
    />
  )
}

interface MoneyRow {
  readonly id: string
  readonly head: ReactNode
  readonly second: string
  readonly before: number
  readonly after: number
}

interface MoneyTableProps {
  readonly title: string
  readonly first: string
  readonly second: string
  readonly rows: readonly MoneyRow[]
  readonly money: Money
}

/** Before and after side by side; on a phone each row is a block whose cells say what they are. */
function MoneyTable({ title, first, second, rows, money }: MoneyTableProps) {
  const headings = [second, texts.before, texts.after, texts.difference]
  return (
    <Box component="section" aria-label={title}>
      <Typography variant="h3" sx={{ mb: 0.5 }}>
        {title}
      </Typography>
      <Box component="table" sx={planTableLook}>
        <thead>
          <tr>
            <th scope="col">{first}</th>
            {headings.map((heading, at) => (
              <th key={heading} scope="col" className={at === 0 && second === texts.benefit ? '' : 'amount'}>
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, head, before, after, ...row }) => (
            <tr key={id}>
              <th scope="row">{head}</th>
              {[row.second, money(before), money(after), differenceText(before, after, money)].map((value, at) => (
                <LabelledCell
                  key={headings[at]}
                  label={headings[at] ?? ''}
                  className={at === 0 && second === texts.benefit ? '' : 'amount'}
                >
                  {value}
                </LabelledCell>
              ))}
            </tr>
          ))}
        </tbody>
      </Box>
    </Box>
  )
}
