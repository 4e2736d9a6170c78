/** A clinic's picture. Decoration: the name stands beside it, and where it cannot be had, nothing is missing. */
import Box from '@mui/material/Box'
import { useBlobAddress } from '@member-care/web-kit/files/use-blob-address.ts'
import { portalQuery } from '../data/portal-query.ts'
import { useAnswer } from '../data/use-answer.ts'
import { readClinicImage } from '../portal-api/home-api.ts'

export function ClinicImage({ code }: { readonly code: string }) {
  const { value, phase } = useAnswer(
    portalQuery({ key: ['clinic-image', code], load: (signal) => readClinicImage(code, signal) }),
  )
  if (phase === 'failed') return null
  // Its place is kept while it loads, so that nothing moves.
  return (
    <Box sx={{ aspectRatio: '16 / 9', borderRadius: 1, overflow: 'hidden', bgcolor: 'action.hover' }}>
      {value instanceof Blob && <Picture blob={value} />}
    </Box>
  )
}

function Picture({ blob }: { readonly blob: Blob }) {
  const show = useBlobAddress<HTMLImageElement>(blob)
  return <img ref={show} alt="" width="100%" height="100%" style={{ objectFit: 'cover', display: 'block' }} />
}
