import { reckon } from '@member-care/domain/cover/reckon.ts'
import { shownLines } from '@member-care/domain/cover/line-sentences.ts'
import type { Plan } from '@member-care/domain/cover/plan.ts'
import { trialClaim } from '@member-care/domain/cover/trial-claim.ts'
import { coverTexts } from '@member-care/domain/texts/cover-texts.ts'
import { planEditTexts as texts } from '@member-care/domain/texts/plan-editor-texts.ts'
import { formatMoney, parseExactCents } from '@member-care/domain/money/money.ts'
import { Box, MenuItem, Stack, TextField, Typography } from '@mui/material'
import { useState } from 'react'
import { Panel } from '../../console/field-list.tsx'
import { useDraftState } from './draft-state.ts'

const USUAL_BILL = '100.00'

/** A claim that nobody filed, reckoned by the draft as it is typed: what the plan would pay, and why. */
export function TryOut() {
  const { whole } = useDraftState()
  const [benefitId, setBenefit] = useState('')
  const [network, setNetwork] = useState<'panel' | 'other'>('panel')
  const [typed, setTyped] = useState(USUAL_BILL)
  const [typedDays, setDays] = useState('1')
  const benefits = whole?.groups.flatMap((group) => group.benefits) ?? []
  const benefit = benefits.find(({ id }) => id === benefitId) ?? benefits[0]
  const amount = parseExactCents(typed)
  const days = Math.max(1, Math.min(MOST_DAYS, Math.trunc(Number(typedDays)) || 1))
  return (
    <Panel title={texts.tryOut}>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 2 }}>
        {texts.tryLead}
      </Typography>
      {whole && benefit ? (
        <Stack spacing={2}>
          <TextField
            select
            label={texts.tryBenefit}
            value={benefit.id}
            onChange={({ target }) => setBenefit(target.value)}
          >
            {benefits.map(({ id, name }) => (
              <MenuItem key={id} value={id}>
                {name}
              </MenuItem>
            ))}
          </TextField>
          <TextField
            select
            label={texts.tryPlace}
            value={network}
            onChange={({ target }) => setNetwork(target.value as 'panel' | 'other')}
          >
            <MenuItem value="panel">{texts.atPanel}</MenuItem>
            <MenuItem value="other">{texts.outside}</MenuItem>
          </TextField>
          <TextField
            label={texts.tryAmount}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            error={amount === undefined}
            helperText={amount === undefined ? texts.tryWrong : undefined}
            autoComplete="off"
          />
          {benefit.claimedAs === 'inpatient' && (
            <TextField
              label={texts.tryDays}
              value={typedDays}
              onChange={({ target }) => setDays(target.value)}
              autoComplete="off"
            />
          )}
          {amount !== undefined && <Outcome plan={whole} trial={{ benefit, network, amount, days }} />}
        </Stack>
      ) : (
        <Typography variant="body2">{texts.tryIncomplete}</Typography>
      )}
    </Panel>
  )
}

/** More than any stay. */
const MOST_DAYS = 999

interface OutcomeProps {
  readonly plan: Plan
  readonly trial: Parameters<typeof trialClaim>[1]
}

function Outcome({ plan, trial }: OutcomeProps) {
  const reckoning = reckon(plan, [], trialClaim(plan, trial))
  const lines = shownLines(reckoning, plan, trial.benefit.id, trial.benefit[trial.network] ?? {})
  const money = (cents: number) => formatMoney(cents, plan.currency)
  return (
    <Box role="status" aria-label={texts.tryOut}>
      <Box component="dl" sx={{ m: 0, display: 'grid', gridTemplateColumns: '1fr auto', columnGap: 2, rowGap: 1 }}>
        <Row title={texts.claimed} amount={money(reckoning.claimed)} />
        {lines.map((line) => (
          <Row key={`${line.title} ${line.after}`} title={line.title} why={line.why} amount={line.change} />
        ))}
        <Row title={texts.pays} amount={money(reckoning.payable ?? 0)} isStrong />
        <Row title={texts.bears} amount={money(reckoning.memberBears)} isStrong />
      </Box>
      {reckoning.questions.map((question) => (
        <Typography key={question} variant="body2">
          {coverTexts.questions[question]}
        </Typography>
      ))}
    </Box>
  )
}

interface RowProps {
  readonly title: string
  readonly why?: string
  readonly amount: string
  readonly isStrong?: boolean
}

function Row({ title, why = '', amount, isStrong = false }: RowProps) {
  const weight = isStrong ? 620 : 400
  return (
    <>
      <Box component="dt" sx={{ typography: 'body2', fontWeight: weight, minWidth: 0 }}>
        {title}
        {why !== '' && <Box sx={{ color: 'text.secondary', fontWeight: 400 }}>{why}</Box>}
      </Box>
      <Box
        component="dd"
        sx={{ m: 0, typography: 'body2', fontWeight: weight, textAlign: 'right', whiteSpace: 'nowrap' }}
      >
        {amount}
      </Box>
    </>
  )
}
