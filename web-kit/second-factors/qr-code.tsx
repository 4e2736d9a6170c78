/** A QR code as one drawing, dark on white on every background. */
import Box from '@mui/material/Box'
import { encode } from 'uqr'

/** So many modules around it stay empty, because readers need that. */
const QUIET = 4

export function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const { data, size } = encode(text, { border: QUIET, ecc: 'M' })
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('')
  return (
    <Box
      component="svg"
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      sx={{ width: 208, height: 208, bgcolor: '#fff', display: 'block', borderRadius: 1 }}
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </Box>
  )
}
