/** One side of the card. The running clock shows that it is no picture of one. */
import type { ReactNode } from 'react'
import Box from '@mui/material/Box'
import { formatDisplay, formatSingaporeClock } from '@member-care/domain/dates/singapore-dates.ts'
import { tokens } from '@member-care/domain/theme/tokens.ts'
import { eCardTexts } from '@member-care/domain/texts/home-texts.ts'
import { publicPageTexts } from '@member-care/domain/texts/public-page-texts.ts'
import { BrandMark } from '@member-care/web-kit/brand/brand-mark.tsx'
import type { Cover } from '../portal-api/home-api.ts'
import { useSecond } from './use-second.ts'

const { brand, radius } = tokens

interface ECardProps {
  readonly cover: Cover
  readonly person: Cover['people'][number]
  readonly side: 'front' | 'back'
}

export function ECard({ cover, person, side }: ECardProps) {
  return (
    <Box
      component="section"
      aria-label={side === 'front' ? eCardTexts.front : eCardTexts.back}
      aria-live="polite"
      sx={{
        display: 'flex',
        flexDirection: 'column',
        gap: 2,
        minHeight: 272,
        p: 3,
        borderRadius: `${radius.large}px`,
        color: brand.ink,
        background: `linear-gradient(135deg, ${brand.ground}, ${brand.groundLight})`,
        boxShadow: `0 12px 28px ${brand.shadow}`,
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.25, fontWeight: 650 }}>
        <Box sx={{ display: 'grid', placeItems: 'center', p: 0.5, borderRadius: 1, bgcolor: brand.ink }}>
          <BrandMark size={24} />
        </Box>
        {publicPageTexts.product}
      </Box>
      {side === 'front' ? <Front cover={cover} person={person} /> : <Back cover={cover} person={person} />}
      <Clock />
    </Box>
  )
}

function Front({ cover, person }: Omit<ECardProps, 'side'>) {
  return (
    <Box
      component="dl"
      sx={{ m: 0, display: 'grid', gap: 1.5, gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 7.5rem), 1fr))' }}
    >
      <Line label={eCardTexts.company} wide>
        {cover.companyName}
      </Line>
      <Line label={eCardTexts.name} wide>
        <Box component="span" sx={{ fontSize: '1.375rem', fontWeight: 650 }}>
          {person.name}
        </Box>
      </Line>
      <Line label={eCardTexts.policyNo}>{cover.policyNo}</Line>
      <Line label={eCardTexts.effectiveDate}>{formatDisplay(person.effectiveStartDate)}</Line>
    </Box>
  )
}

function Back({ cover, person }: Omit<ECardProps, 'side'>) {
  return (
    <>
      <Box
        component="dl"
        sx={{
          m: 0,
          display: 'grid',
          gap: 1.5,
          gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 7.5rem), 1fr))',
        }}
      >
        {person.planNo !== '' && <Line label={eCardTexts.planNo}>{person.planNo}</Line>}
        {person.memberType === 'E' && cover.staffId !== '' && <Line label={eCardTexts.staffId}>{cover.staffId}</Line>}
      </Box>
      <Box sx={{ fontSize: '0.9375rem', lineHeight: 1.6 }}>{eCardTexts.conditions}</Box>
    </>
  )
}

function Line({
  label,
  wide = false,
  children,
}: {
  readonly label: string
  readonly wide?: boolean
  readonly children: ReactNode
}) {
  return (
    <Box sx={{ gridColumn: wide ? '1 / -1' : undefined, minWidth: 0, overflowWrap: 'anywhere' }}>
      <Box component="dt" sx={{ fontSize: '0.8125rem', color: brand.inkMuted }}>
        {label}
      </Box>
      <Box component="dd" sx={{ m: 0, fontWeight: 600 }}>
        {children}
      </Box>
    </Box>
  )
}

/** Not read out: a screen reader would speak every second. */
function Clock() {
  return (
    <Box
      role="timer"
      aria-live="off"
      aria-label={eCardTexts.now}
      sx={{
        mt: 'auto',
        pt: 1.5,
        borderTop: '1px solid rgb(255 255 255 / 25%)',
        fontVariantNumeric: 'tabular-nums',
        fontWeight: 600,
      }}
    >
      {formatSingaporeClock(useSecond())}
    </Box>
  )
}
