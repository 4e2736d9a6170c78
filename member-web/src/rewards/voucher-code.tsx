/** The code of a voucher: large to be read out, as a QR picture to be scanned, and to be copied. */
import { useState } from 'react'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import ContentCopy from '@mui/icons-material/ContentCopy'
import { rewardTexts as texts } from '@member-care/domain/texts/reward-texts.ts'
import { QrCode } from '@member-care/web-kit/page/qr-code.tsx'

export function VoucherCode({ code }: { readonly code: string }) {
  const [said, setSaid] = useState('')
  const copy = () =>
    void navigator.clipboard.writeText(code).then(
      () => setSaid(texts.copied),
      () => setSaid(texts.copyFailed),
    )
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, alignItems: 'center', justifyContent: 'space-between' }}>
      <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start', minWidth: 0 }}>
        <Box sx={{ color: 'text.secondary', fontWeight: 620, letterSpacing: '0.08em' }}>{texts.code}</Box>
        <Box
          data-code
          sx={{
            fontFamily: 'monospace',
            fontSize: { xs: '1.5rem', sm: '2rem' },
            fontWeight: 700,
            lineHeight: 1.2,
            overflowWrap: 'anywhere',
            userSelect: 'all',
          }}
        >
          {code}
        </Box>
        <Button variant="outlined" startIcon={<ContentCopy />} onClick={copy}>
          {texts.copy}
        </Button>
        <Box role="status" sx={{ color: 'text.secondary', minHeight: '1.5em' }}>
          {said}
        </Box>
      </Box>
      <QrCode text={code} label={texts.qrLabel(code)} width={176} />
    </Box>
  )
}
