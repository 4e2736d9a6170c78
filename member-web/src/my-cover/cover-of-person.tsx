/** What one person of the family has: what is nearly used first, then the rest, and what the plan says. */
import Box from '@mui/material/Box'
import type { Balance } from '@member-care/domain/cover/balances.ts'
import { quantity } from '@member-care/domain/cover/estimate-words.ts'
import { coveredMember, type CoveredMember, type MemberCover } from '@member-care/domain/cover/member-cover.ts'
import { planAsDocument } from '@member-care/domain/cover/plan-as-document.ts'
import { shownBalances, usesOfBalance, type ShownBalances } from '@member-care/domain/cover/shown-balances.ts'
import { formatDisplay } from '@member-care/domain/dates/singapore-dates.ts'
import { WRITTEN_IN_ENGLISH } from '@member-care/domain/language/written-in-english.ts'
import { myCoverTexts } from '@member-care/domain/texts/my-cover-texts.ts'
import { EmptyState } from '@member-care/web-kit/page/empty-state.tsx'
import { Notice } from '@member-care/web-kit/page/notice.tsx'
import { DetailRows } from '../page/detail-rows.tsx'
import { Panel } from '../page/panel.tsx'
import { WithEnglishNames } from '../page/with-english-names.tsx'
import { BalanceBar } from './balance-bar.tsx'
import { PlanDocumentView } from './plan-document-view.tsx'
import { WhatWouldItCost } from './what-would-it-cost.tsx'

interface CoverOfPersonProps {
  readonly cover: MemberCover
  readonly member: CoveredMember
}

export function CoverOfPerson({ cover, member }: CoverOfPersonProps) {
  const shown = shownBalances(cover, member, cover.today)
  if (shown === undefined) {
    return (
      <Panel>
        <EmptyState title={myCoverTexts.noPlan}>{myCoverTexts.noPlanDetail}</EmptyState>
      </Panel>
    )
  }
  const { plan, nearlyUsed, others, borne } = shown
  return (
    <>
      {nearlyUsed.length > 0 && (
        <Panel title={myCoverTexts.nearlyUsed}>
          <Bars balances={nearlyUsed} cover={cover} plan={plan} />
        </Panel>
      )}
      <Panel title={myCoverTexts.otherLimits}>
        <Box sx={{ display: 'grid', gap: 2.5 }}>
          {others.length + nearlyUsed.length === 0 && myCoverTexts.nothingCounted}
          <Bars balances={others} cover={cover} plan={plan} />
          {cover.uses.some(({ state }) => state === 'reserved') && (
            <Notice tone="info">{myCoverTexts.reservedMeaning}</Notice>
          )}
        </Box>
      </Panel>
      {borne.length > 0 && <Borne balances={borne} plan={plan} />}
      <WhatWouldItCost key={member.person.id} cover={cover} member={member} />
      <Panel title={myCoverTexts.benefits}>
        <Box sx={{ mb: 1.5, color: 'text.secondary' }}>
          <WithEnglishNames
            text={myCoverTexts.planName(plan.name, formatDisplay(plan.holdsFrom))}
            names={[plan.name]}
          />
        </Box>
        <PlanDocumentView document={planAsDocument(plan)} />
      </Panel>
    </>
  )
}

interface BarsProps extends Pick<ShownBalances, 'plan'> {
  readonly balances: readonly Balance[]
  readonly cover: MemberCover
}

function Bars({ balances, cover, plan }: BarsProps) {
  const nameOf = (personId: string) => coveredMember(cover, personId)?.name
  if (balances.length === 0) return null
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 3 }}>
      {balances.map((balance) => (
        <BalanceBar
          key={balance.rule.id}
          balance={balance}
          plan={plan}
          uses={usesOfBalance(balance, cover)}
          nameOf={nameOf}
        />
      ))}
    </Box>
  )
}

/** A deductible or a cap: how much of it has been borne so far. */
function Borne({ balances, plan }: Pick<BarsProps, 'balances' | 'plan'>) {
  const rows = balances.map(({ rule, used, reserved, most, measure, renewsOn }) => ({
    label: rule.name,
    labelLang: WRITTEN_IN_ENGLISH,
    value: [
      myCoverTexts.borneOf(quantity(used + reserved, measure, plan), quantity(most, measure, plan)),
      ...(renewsOn === undefined ? [] : [myCoverTexts.renews(formatDisplay(renewsOn))]),
    ].join(' · '),
  }))
  return (
    <Panel title={myCoverTexts.borne}>
      <DetailRows rows={rows} />
    </Panel>
  )
}
