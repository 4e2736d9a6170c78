/** Why the request was not sent, and whom to ask (ELG-027). */
import { useEffect, useRef } from 'react'
import Box from '@mui/material/Box'
import { requestElogTexts } from '@member-care/domain/texts/guarantee-page-texts.ts'
import { Notice } from '@member-care/web-kit/page/notice.tsx'
import { Questions } from '../claim/claim-questions.tsx'
import type { Sending } from '../claim-form/sending/sending.ts'

interface SendFailureProps {
  readonly sending: Sending
  /** That the letter was asked of. */
  readonly companyId: string
}

export function SendFailure({ sending, companyId }: SendFailureProps) {
  const notice = useRef<HTMLDivElement>(null)
  // Questions that have changed are at no field.
  const hasFields =
    sending.phase === 'refused' && Object.keys(sending.errors).some((field) => field !== 'questionnaire')
  useEffect(() => {
    // What is wrong with a field is said at the field, which has the focus.
    if (!hasFields) notice.current?.focus()
  }, [sending, hasFields])
  if (sending.phase !== 'unanswered' && sending.phase !== 'refused') return null
  return (
    <Notice ref={notice} tone="error" role="alert" title={requestElogTexts.failed}>
      <Box sx={{ display: 'grid', gap: 1.5 }}>
        <Box>{sending.message}</Box>
        <Box>{requestElogTexts.nothingLost}</Box>
        <Questions type="elog" companyId={companyId} />
      </Box>
    </Notice>
  )
}
