/** What a visit would cost: both shares, reckoned as a claim would be. */
import { useState } from 'react'
import Box from '@mui/material/Box'
import { askedAsCover, benefitsToAsk } from '@member-care/domain/cover/asked-visit.ts'
import { estimate } from '@member-care/domain/cover/estimate.ts'
import { estimateWords } from '@member-care/domain/cover/estimate-words.ts'
import { planOn, type CoveredMember, type MemberCover } from '@member-care/domain/cover/member-cover.ts'
import type { Plan } from '@member-care/domain/cover/plan.ts'
import { isIsoDate } from '@member-care/domain/dates/singapore-dates.ts'
import { WRITTEN_IN_ENGLISH } from '@member-care/domain/language/written-in-english.ts'
import { formatMoney, parseCents } from '@member-care/domain/money/money.ts'
import { estimateTexts, whatIfTexts } from '@member-care/domain/texts/my-cover-texts.ts'
import { TextLine } from '@member-care/web-kit/fields/text-line.tsx'
import { TypedLine } from '@member-care/web-kit/fields/typed-line.tsx'
import { FilterSelect } from '../form/filter-select.tsx'
import { Panel } from '../page/panel.tsx'
import { EstimateOutcome } from './estimate-panel.tsx'

interface WhatWouldItCostProps {
  readonly cover: MemberCover
  readonly member: CoveredMember
}

export function WhatWouldItCost({ cover, member }: WhatWouldItCostProps) {
  const [date, setDate] = useState(cover.today)
  const [benefitId, setBenefitId] = useState('')
  const [network, setNetwork] = useState<'panel' | 'other'>('panel')
  const [typed, setTyped] = useState('')
  const isDate = isIsoDate(date)
  const plan = isDate ? planOn(cover, member, date) : undefined
  const { person } = member
  const benefits = plan === undefined ? [] : benefitsToAsk(plan, person, date)
  const chosen = benefits.find(({ id }) => id === benefitId)
  const amount = parseCents(typed)
  return (
    <Panel title={whatIfTexts.title}>
      <Box sx={{ mb: 2, color: 'text.secondary' }}>{whatIfTexts.lead}</Box>
      <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { sm: '1fr 1fr' }, alignItems: 'start' }}>
        <FilterSelect
          name="asked-benefit"
          label={whatIfTexts.benefit}
          all={whatIfTexts.choose}
          value={chosen === undefined ? '' : benefitId}
          choices={benefits.map(({ id, name }) => ({ value: id, label: name, lang: WRITTEN_IN_ENGLISH }))}
          onChange={setBenefitId}
        />
        <FilterSelect
          name="asked-place"
          label={whatIfTexts.place}
          value={network}
          choices={[
            { value: 'panel', label: whatIfTexts.panel },
            { value: 'other', label: whatIfTexts.other },
          ]}
          onChange={(value) => setNetwork(value === 'other' ? 'other' : 'panel')}
        />
        <TypedLine
          kind="date"
          name="asked-date"
          label={whatIfTexts.date}
          value={date}
          onChange={setDate}
          error={date === '' ? whatIfTexts.dateWrong : undefined}
        />
        <TextLine
          name="asked-amount"
          label={whatIfTexts.amount}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          error={typed !== '' && amount === undefined ? whatIfTexts.amountWrong : undefined}
          autoComplete="off"
          startAdornment={<Currency plan={plan} />}
          inputProps={{ inputMode: 'decimal' }}
        />
      </Box>
      {isDate && benefits.length === 0 && <Box sx={{ mt: 2 }}>{whatIfTexts.noBenefits}</Box>}
      {plan !== undefined && chosen !== undefined && amount !== undefined && amount > 0 && (
        <Shares
          cover={cover}
          plan={plan}
          claim={askedAsCover(plan, person, { benefitId: chosen.id, date, network, amount })}
        />
      )}
    </Panel>
  )
}

function Currency({ plan }: { readonly plan: Plan | undefined }) {
  return <span style={{ flex: 'none', marginRight: 10, opacity: 0.75 }}>{plan?.currency}</span>
}

interface SharesProps {
  readonly cover: MemberCover
  readonly plan: Plan
  readonly claim: ReturnType<typeof askedAsCover>
}

function Shares({ cover, plan, claim }: SharesProps) {
  const estimated = estimate(cover, { plan, claim })
  const { payable = 0, memberBears } = estimated.reckoning
  return (
    <Box sx={{ mt: 3, display: 'grid', gap: 2 }}>
      <Box component="dl" sx={{ m: 0, display: 'grid', gap: 2, gridTemplateColumns: '1fr 1fr', maxWidth: 480 }}>
        <Figure label={whatIfTexts.planPays} value={formatMoney(payable, plan.currency)} />
        <Figure label={whatIfTexts.youPay} value={formatMoney(memberBears, plan.currency)} />
      </Box>
      <EstimateOutcome words={estimateWords(estimated)} />
      <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>{estimateTexts.noPromise}</Box>
    </Box>
  )
}

function Figure({ label, value }: { readonly label: string; readonly value: string }) {
  return (
    <Box>
      <Box component="dt" sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
        {label}
      </Box>
      <Box
        component="dd"
        sx={{
          m: 0,
          fontWeight: 650,
          fontSize: '1.25rem',
          fontVariantNumeric: 'tabular-nums',
          overflowWrap: 'anywhere',
        }}
      >
        {value}
      </Box>
    </Box>
  )
}
