/** A picture that can be enlarged with buttons, and then be moved about by scrolling or the arrow keys. */
import { useState } from 'react'
import FitScreenOutlined from '@mui/icons-material/FitScreenOutlined'
import ZoomIn from '@mui/icons-material/ZoomIn'
import ZoomOut from '@mui/icons-material/ZoomOut'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import { claimTexts } from '@member-care/domain/texts/claim-texts.ts'
import { useBlobAddress } from './use-blob-address.ts'

/** Times the size that fits the window. */
const zooms = [1, 1.5, 2, 3, 4] as const

interface PictureViewProps {
  readonly picture: Blob
  readonly name: string
}

export function PictureView({ picture, name }: PictureViewProps) {
  const [step, setStep] = useState(0)
  const image = useBlobAddress<HTMLImageElement>(picture)
  const size = `${(zooms[step] ?? 1) * 100}%`
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
        <IconButton aria-label={claimTexts.document.zoomOut} disabled={step === 0} onClick={() => setStep(step - 1)}>
          <ZoomOut />
        </IconButton>
        <Box role="status" sx={{ minWidth: 48, textAlign: 'center', fontSize: '0.875rem' }}>
          {size}
        </Box>
        <IconButton aria-label={claimTexts.document.zoomIn} disabled={step === zooms.length - 1} onClick={() => setStep(step + 1)}>
          <ZoomIn />
        </IconButton>
        <IconButton aria-label={claimTexts.document.zoomFit} disabled={step === 0} onClick={() => setStep(0)}>
          <FitScreenOutlined />
        </IconButton>
      </Box>
      <Box
        role="group"
        aria-label={name}
        tabIndex={0}
        sx={{ height: { xs: 'calc(100dvh - 160px)', sm: 'calc(100dvh - 260px)' }, overflow: 'auto', bgcolor: 'background.default', borderRadius: 1, '&:focus-visible': { outline: '3px solid', outlineColor: 'primary.main', outlineOffset: -3 } }}
      >
        <Box component="img" ref={image} alt={name} sx={{ display: 'block', width: size, height: size, objectFit: 'contain' }} />
      </Box>
    </Box>
  )
}
