/** One side of the card. The running clock shows that it is no picture of one; the code on the back lets a clinic check it. */
import type { ReactNode } from 'react'
import Box from '@mui/material/Box'
import { formatDisplay, formatSingaporeClock } from '@member-care/domain/dates/singapore-dates.ts'
import { eCardTexts } from '@member-care/domain/texts/e-card-texts.ts'
import { publicPageTexts } from '@member-care/domain/texts/public-page-texts.ts'
import { tokens } from '@member-care/domain/theme/tokens.ts'
import { BrandMark } from '@member-care/web-kit/brand/brand-mark.tsx'
import { QrCode } from '@member-care/web-kit/page/qr-code.tsx'
import type { ECardPerson, ECards } from '@member-care/web-kit/kept-cards/kept-cards.ts'
import { useSecond } from './use-second.ts'

const { brand, radius } = tokens
/** px; on a phone's screen a camera reads it from the length of a hand. */
const CODE_WIDTH = 264

interface ECardProps {
  readonly company: ECards
  readonly person: ECardPerson
  readonly side: 'front' | 'back'
}

export function ECard({ company, person, side }: ECardProps) {
  return (
    // What is read out when the card turns stays; what turns inside it is new.
    <Box
      component="section"
      aria-label={side === 'front' ? eCardTexts.front : eCardTexts.back}
      aria-live="polite"
      sx={{ perspective: '1200px' }}
    >
      <Box
        key={side}
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
          // Who asks for less motion gets none (theme/reduced-motion.ts).
          animation: 'turn-card 320ms ease-out',
          '@keyframes turn-card': { from: { transform: 'rotateY(90deg)' }, to: { transform: 'none' } },
        }}
      >
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.25, fontWeight: 650 }}>
          <Box sx={{ display: 'grid', placeItems: 'center', p: 0.5, borderRadius: 1, bgcolor: brand.ink }}>
            <BrandMark size={24} />
          </Box>
          {publicPageTexts.product}
        </Box>
        {side === 'front' ? <Front company={company} person={person} /> : <Back person={person} />}
        <Clock />
      </Box>
    </Box>
  )
}

function Front({ company, person }: Omit<ECardProps, 'side'>) {
  return (
    <Lines>
      <Line label={eCardTexts.company} wide>
        {company.companyName}
      </Line>
      <Line label={eCardTexts.name} wide>
        <Box component="span" sx={{ fontSize: '1.375rem', fontWeight: 650 }}>
          {person.name}
        </Box>
      </Line>
      <Line label={eCardTexts.policyNo}>{company.policyNo}</Line>
      <Line label={eCardTexts.effectiveDate}>{formatDisplay(person.effectiveStartDate)}</Line>
    </Lines>
  )
}

function Back({ person }: Pick<ECardProps, 'person'>) {
  return (
    <>
      <Box sx={{ display: 'grid', justifyItems: 'center', gap: 1, textAlign: 'center', fontSize: '0.875rem' }}>
        <QrCode text={person.code} label={eCardTexts.code} width={CODE_WIDTH} correction="L" />
        {eCardTexts.codeUse}
      </Box>
      <Lines>
        {person.planNo !== '' && <Line label={eCardTexts.planNo}>{person.planNo}</Line>}
        {person.staffId !== '' && <Line label={eCardTexts.staffId}>{person.staffId}</Line>}
      </Lines>
      <Box sx={{ fontSize: '0.9375rem', lineHeight: 1.6 }}>{eCardTexts.conditions}</Box>
    </>
  )
}

function Lines({ children }: { readonly children: ReactNode }) {
  return (
    <Box
      component="dl"
      sx={{ m: 0, display: 'grid', gap: 1.5, gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 7.5rem), 1fr))' }}
    >
      {children}
    </Box>
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
