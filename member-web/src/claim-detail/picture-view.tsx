/** A picture that can be enlarged with buttons, and then be moved about by scrolling or the arrow keys. */
import { useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import FitScreenOutlined from '@mui/icons-material/FitScreenOutlined'
import ZoomIn from '@mui/icons-material/ZoomIn'
import ZoomOut from '@mui/icons-material/ZoomOut'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import { claimTexts } from '@member-care/domain/texts/claim-texts.ts'
import { documentViewTexts } from '@member-care/domain/texts/document-view-texts.ts'
import { useBlobAddress } from '@member-care/web-kit/files/use-blob-address.ts'

/** Times the size that fits the window. */
const zooms = [1, 1.5, 2, 3, 4] as const

interface PictureViewProps {
  readonly picture: Blob
  readonly name: string
}

export function PictureView({ picture, name }: PictureViewProps) {
  const [step, setStep] = useState(0)
  const image = useBlobAddress<HTMLImageElement>(picture)
  const frame = useRef<HTMLDivElement>(null)
  /** What is in the middle of the frame, as parts of the picture's width and height; it stays there when the size changes. */
  const middle = useRef({ x: 0.5, y: 0.5 })
  useLayoutEffect(() => {
    const { current: box } = frame
    box?.scrollTo(
      middle.current.x * box.scrollWidth - box.clientWidth / 2,
      middle.current.y * box.scrollHeight - box.clientHeight / 2,
    )
  }, [step])
  const size = `${(zooms[step] ?? 1) * 100}%`
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
        <ZoomButton label={documentViewTexts.zoomOut} possible={step > 0} onZoom={() => setStep(step - 1)}>
          <ZoomOut />
        </ZoomButton>
        <Box role="status" sx={{ minWidth: 48, textAlign: 'center', fontSize: '0.875rem' }}>
          {size}
        </Box>
        <ZoomButton
          label={documentViewTexts.zoomIn}
          possible={step < zooms.length - 1}
          onZoom={() => setStep(step + 1)}
        >
          <ZoomIn />
        </ZoomButton>
        <ZoomButton label={claimTexts.document.zoomFit} possible={step > 0} onZoom={() => setStep(0)}>
          <FitScreenOutlined />
        </ZoomButton>
      </Box>
      <Box
        ref={frame}
        onScroll={({ currentTarget: box }) => {
          middle.current = {
            x: (box.scrollLeft + box.clientWidth / 2) / box.scrollWidth,
            y: (box.scrollTop + box.clientHeight / 2) / box.scrollHeight,
          }
        }}
        role="group"
        aria-label={name}
        tabIndex={0}
        sx={{
          height: { xs: 'calc(100dvh - 160px)', sm: 'calc(100dvh - 260px)' },
          overflow: 'auto',
          bgcolor: 'background.default',
          borderRadius: 1,
          '&:focus-visible': { outline: '3px solid', outlineColor: 'primary.main', outlineOffset: -3 },
        }}
      >
        <Box
          component="img"
          ref={image}
          alt={name}
          sx={{ display: 'block', width: size, height: size, objectFit: 'contain' }}
        />
      </Box>
    </Box>
  )
}

interface ZoomButtonProps {
  readonly label: string
  readonly possible: boolean
  readonly onZoom: () => void
  readonly children: ReactNode
}

/** Not disabled where it can do nothing: the keyboard would lose its place. */
function ZoomButton({ label, possible, onZoom, children }: ZoomButtonProps) {
  return (
    <IconButton
      aria-label={label}
      aria-disabled={!possible}
      onClick={() => possible && onZoom()}
      sx={possible ? {} : { opacity: 0.45 }}
    >
      {children}
    </IconButton>
  )
}
