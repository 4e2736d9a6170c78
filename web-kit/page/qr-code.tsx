/** A QR code as one drawing, dark on white on every background. */
import Box from '@mui/material/Box'
import { encode } from 'uqr'

/** So many modules around it stay empty, because readers need that. */
const QUIET = 4

interface QrCodeProps {
  readonly text: string
  readonly label: string
  /** How wide it is, in px. */
  readonly width?: number
  /** How much of it may be hidden: on a clean screen little, and the squares of a long text are larger then. */
  readonly correction?: 'L' | 'M'
}

export function QrCode({ text, label, width = 208, correction = 'M' }: QrCodeProps) {
  const { data, size } = encode(text, { border: QUIET, ecc: correction })
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('')
  return (
    <Box
      component="svg"
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      sx={{ width, maxWidth: '100%', aspectRatio: '1', bgcolor: '#fff', display: 'block', borderRadius: 1 }}
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </Box>
  )
}
