/** How much of a claim has been sent. */
import { useEffect, useRef } from 'react'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import { sendClaimTexts, sentPartText } from '@member-care/domain/texts/submit-claim-texts.ts'

interface SendingProgressProps {
  readonly title?: string
  /** 0 to 1. */
  readonly sent: number
  readonly onCancel: () => void
}

export function SendingProgress({ title = sendClaimTexts.sending, sent, onCancel }: SendingProgressProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const percent = Math.round(sent * 100)
  const isSent = sent >= 1
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Typography variant="h3" component="h3" ref={heading} tabIndex={-1} sx={{ outline: 'none' }}>
        {title}
      </Typography>
      <LinearProgress
        variant={isSent ? 'indeterminate' : 'determinate'}
        value={percent}
        aria-label={title}
        sx={{ height: 8, borderRadius: 4 }}
      />
      <Box role="status" sx={{ color: 'text.secondary' }}>
        {isSent ? sendClaimTexts.allSent : sentPartText(percent)}
      </Box>
      {/* Once everything is sent the claim may be filed already, so there is nothing to cancel. */}
      {!isSent && (
        <Button variant="outlined" onClick={onCancel} sx={{ justifySelf: 'start' }}>
          {sendClaimTexts.cancel}
        </Button>
      )}
    </Box>
  )
}
