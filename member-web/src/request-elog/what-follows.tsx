/** What usually becomes of a request, how much a letter can come to and how long it takes, told before it is sent (S67). */
import Box from '@mui/material/Box'
import { formatMoney } from '@member-care/domain/money/money.ts'
import {
  mostGuaranteedText,
  requestElogTexts,
  usualOutcomeTexts,
} from '@member-care/domain/texts/guarantee-page-texts.ts'
import { guaranteeRefusalTexts } from '@member-care/domain/texts/guarantee-refusal-texts.ts'
import { pageTexts } from '@member-care/domain/texts/page-texts.ts'
import { usualTimeText, usualTimeTexts } from '@member-care/domain/texts/usual-time-texts.ts'
import { Notice } from '@member-care/web-kit/page/notice.tsx'
import type { GuaranteeForm } from '../portal-api/guarantees-api.ts'

export function WhatFollows({ terms: { outcome, mostCents }, usualTime }: Pick<GuaranteeForm, 'terms' | 'usualTime'>) {
  if (outcome === 'used-up') return <Notice tone="warning">{guaranteeRefusalTexts.GUARANTEE_USED_UP}</Notice>
  return (
    <Notice tone="info" title={requestElogTexts.whatFollows}>
      {pageTexts.sentences([
        usualOutcomeTexts[outcome],
        mostCents !== null && mostGuaranteedText(formatMoney(mostCents, 'SGD')),
      ])}
      {outcome !== 'issued-at-once' && (
        <Box sx={{ mt: 1 }}>
          {usualTime === null ? usualTimeTexts.tooFewLetters : usualTimeText('letter', usualTime)}
        </Box>
      )}
    </Notice>
  )
}
