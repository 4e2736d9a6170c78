/** Where the code of an e-card leads: anybody who reads it sees whether the card holds. It shows no name, and nothing that a card does not show. */
import type { ReactNode } from 'react'
import Box from '@mui/material/Box'
import { formatDisplay, formatSingaporeInstant } from '@member-care/domain/dates/singapore-dates.ts'
import { CARD_CHECK_PATH } from '@member-care/domain/e-card/card-check-path.ts'
import { codeInAddress } from '@member-care/domain/e-card/card-code.ts'
import { cardCheckTexts, checkedAtText } from '@member-care/domain/texts/e-card-texts.ts'
import { publicPageTexts } from '@member-care/domain/texts/public-page-texts.ts'
import { EmptyState } from '@member-care/web-kit/page/empty-state.tsx'
import { LoadFailure } from '@member-care/web-kit/page/load-failure.tsx'
import { Notice, type NoticeTone } from '@member-care/web-kit/page/notice.tsx'
import { portalQuery } from '../data/portal-query.ts'
import { QueriesProvider } from '../data/queries-provider.tsx'
import { useAnswer } from '../data/use-answer.ts'
import { PageHeading } from '../page/page-heading.tsx'
import { Skeletons } from '../page/skeletons.tsx'
import { checkCardCode, type CheckedCard } from '../portal-api/e-card-api.ts'
import { PublicFrame } from '../public-pages/public-frame.tsx'
import { useBroughtCode } from '../public-pages/use-brought-code.ts'

const tones: Readonly<Record<CheckedCard['standing'], NoticeTone>> = {
  valid: 'success',
  ended: 'error',
  withdrawn: 'error',
  outdated: 'warning',
  'not-genuine': 'error',
}

export default function CardCheckPage() {
  const code = useBroughtCode(CARD_CHECK_PATH, codeInAddress)
  return (
    <QueriesProvider>
      <PublicFrame aside={<Box sx={{ fontSize: '1.25rem' }}>{publicPageTexts.promise}</Box>}>
        <Box sx={{ width: '100%', maxWidth: 480 }}>
          <PageHeading title={cardCheckTexts.title} lead={cardCheckTexts.lead} />
          {code === '' ? (
            <EmptyState title={cardCheckTexts.missing}>{cardCheckTexts.missingDetail}</EmptyState>
          ) : (
            <Check code={code} />
          )}
        </Box>
      </PublicFrame>
    </QueriesProvider>
  )
}

function Check({ code }: { readonly code: string }) {
  const { value, phase, failure, reload } = useAnswer(
    portalQuery({ key: ['card-check', code], load: (signal) => checkCardCode(code, signal) }),
  )
  if (phase === 'failed') return <LoadFailure detail={failure} onRetry={reload} />
  if (value === undefined) return <Skeletons count={2} height={88} />
  return <Checked checked={value} />
}

function Checked({ checked: { standing, card, checkedAt } }: { readonly checked: CheckedCard }) {
  const { title, detail } = cardCheckTexts.standings[standing]
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <Notice tone={tones[standing]} role="status" title={<Box sx={{ fontSize: '1.25rem' }}>{title}</Box>}>
        {detail}
      </Notice>
      {card !== null && (
        <Box component="dl" sx={{ m: 0, display: 'grid', gap: 1.5 }}>
          <Line label={cardCheckTexts.initials}>{card.initials}</Line>
          <Line label={cardCheckTexts.company}>{card.companyName}</Line>
          <Line label={cardCheckTexts.policyNo}>{card.policyNo}</Line>
          <Line label={cardCheckTexts.effectiveDate}>{formatDisplay(card.effectiveStartDate)}</Line>
          <Line label={cardCheckTexts.lastDay}>
            {card.effectiveEndDate === null ? cardCheckTexts.noLastDay : formatDisplay(card.effectiveEndDate)}
          </Line>
        </Box>
      )}
      <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
        {checkedAtText(formatSingaporeInstant(new Date(checkedAt)))}
      </Box>
    </Box>
  )
}

function Line({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <Box sx={{ overflowWrap: 'anywhere' }}>
      <Box component="dt" sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}>
        {label}
      </Box>
      <Box component="dd" sx={{ m: 0, fontWeight: 600 }}>
        {children}
      </Box>
    </Box>
  )
}
