/** A limit as a bar: used, reserved and left, each with its figure, and the claims that took from it. */
import { useId, useState } from 'react'
import ExpandLess from '@mui/icons-material/ExpandLess'
import ExpandMore from '@mui/icons-material/ExpandMore'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { WRITTEN_IN_ENGLISH } from '@member-care/domain/language/written-in-english.ts'
import type { Balance } from '@member-care/domain/cover/balances.ts'
import { quantity } from '@member-care/domain/cover/estimate-words.ts'
import type { FamilyUse } from '@member-care/domain/cover/member-cover.ts'
import type { Plan } from '@member-care/domain/cover/plan.ts'
import { shownCount } from '@member-care/domain/language/shown-count.ts'
import { formatDisplay } from '@member-care/domain/dates/singapore-dates.ts'
import { barText, claimsOfLimitText, leftOfText, myCoverTexts } from '@member-care/domain/texts/my-cover-texts.ts'
import { pageTexts } from '@member-care/domain/texts/page-texts.ts'
import { WithEnglishNames } from '../page/with-english-names.tsx'
import { UsesOfBalance } from './uses-of-balance.tsx'

interface BalanceBarProps {
  readonly balance: Balance
  readonly plan: Plan
  readonly uses: readonly FamilyUse[]
  /** The name of somebody in the family; undefined where it is not told. */
  readonly nameOf: (personId: string) => string | undefined
}

export function BalanceBar({ balance, plan, uses, nameOf }: BalanceBarProps) {
  const { rule, measure, most, left } = balance
  const shown = (amount: number) => quantity(amount, measure, plan)
  const figures = { used: shown(balance.used), reserved: shown(balance.reserved), left: shown(left), most: shown(most) }
  return (
    <Box component="li" sx={{ display: 'grid', gap: 0.75, minWidth: 0 }}>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          justifyContent: 'space-between',
          columnGap: 2,
          alignItems: 'baseline',
        }}
      >
        <Typography component="h3" lang={WRITTEN_IN_ENGLISH} sx={{ fontWeight: 620, overflowWrap: 'anywhere' }}>
          {rule.name}
        </Typography>
        <Box sx={{ fontWeight: 620, fontVariantNumeric: 'tabular-nums' }}>
          {left === 0
            ? myCoverTexts.usedUp
            : leftOfText(measure === 'amount' ? figures.left : shownCount(left), figures.most)}
        </Box>
      </Box>
      <Parts balance={balance} label={barText(rule.name, figures)} />
      <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
        <Box>
          {balance.used + balance.reserved === 0
            ? myCoverTexts.untouched
            : myCoverTexts.figures(figures.used, figures.reserved, figures.left)}
        </Box>
        <About balance={balance} plan={plan} />
      </Box>
      <ClaimsOnDemand count={uses.length} name={rule.name}>
        <UsesOfBalance balance={balance} plan={plan} uses={uses} nameOf={nameOf} />
      </ClaimsOnDemand>
    </Box>
  )
}

/** For whom, for what, and when all of it is there again. */
function About({ balance: { rule, benefits, renewsOn }, plan }: Pick<BalanceBarProps, 'balance' | 'plan'>) {
  const all = plan.groups.flatMap((group) => group.benefits)
  const names = benefits?.map((id) => all.find((benefit) => benefit.id === id)?.name ?? id)
  const facts = [
    names === undefined ? myCoverTexts.forAll : myCoverTexts.forBenefits(names),
    ...(rule.per === 'family' ? [myCoverTexts.family] : []),
    renewsOn !== undefined
      ? myCoverTexts.renews(formatDisplay(renewsOn))
      : rule.period === 'life'
        ? myCoverTexts.never
        : myCoverTexts.rolling,
  ]
  return (
    <Box>
      <WithEnglishNames text={facts.join(' · ')} names={names ?? []} />
    </Box>
  )
}

/** Used is filled, reserved is striped and what is left is empty: the parts differ without their colours, too. */
function Parts({ balance: { used, reserved, most }, label }: { readonly balance: Balance; readonly label: string }) {
  const share = (amount: number) => `${most === 0 ? 0 : Math.min(100, (amount / most) * 100)}%`
  return (
    <Box
      role="img"
      aria-label={label}
      sx={{
        display: 'flex',
        height: 14,
        borderRadius: 7,
        overflow: 'hidden',
        border: 1,
        borderColor: 'inputBorder',
        bgcolor: 'background.paper',
      }}
    >
      <Box sx={{ width: share(used), bgcolor: 'primary.main', forcedColorAdjust: 'none' }} />
      <Box
        sx={{
          width: share(reserved),
          color: 'primary.main',
          bgcolor: 'primary.light',
          backgroundImage:
            'repeating-linear-gradient(135deg, currentColor 0, currentColor 2px, transparent 2px, transparent 6px)',
          forcedColorAdjust: 'none',
        }}
      />
    </Box>
  )
}

interface ClaimsOnDemandProps {
  readonly count: number
  readonly name: string
  readonly children: React.ReactNode
}

function ClaimsOnDemand({ count, name, children }: ClaimsOnDemandProps) {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  if (count === 0) return null
  const label = claimsOfLimitText(count)
  return (
    <Box>
      <Button
        size="small"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        aria-label={pageTexts.labelled(label, name)}
        onClick={() => setOpen(!isOpen)}
        endIcon={isOpen ? <ExpandLess /> : <ExpandMore />}
        sx={{ ml: -1 }}
      >
        {label}
      </Button>
      {isOpen && <Box id={id}>{children}</Box>}
    </Box>
  )
}
