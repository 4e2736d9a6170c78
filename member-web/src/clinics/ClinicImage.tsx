/** A clinic's picture. Decoration: the name stands beside it, and where it cannot be had, nothing is missing. */
import { useCallback } from 'react'
import Box from '@mui/material/Box'
import { useBlobAddress } from '@member-care/web-kit/files/use-blob-address.ts'
import { readClinicImage } from '../portal-api/home-api.ts'
import { useResource } from '../resource/use-resource.ts'

export function ClinicImage({ code }: { readonly code: string }) {
  const load = useCallback((signal: AbortSignal) => readClinicImage(code, signal), [code])
  const { value, phase } = useResource(load)
  if (phase === 'failed') return null
  // Its place is kept while it loads, so that nothing moves.
  return (
    <Box sx={{ aspectRatio: '16 / 9', borderRadius: 1, overflow: 'hidden', bgcolor: 'action.hover' }}>{value instanceof Blob && <Picture blob={value} />}</Box>
  )
}

function Picture({ blob }: { readonly blob: Blob }) {
  const show = useBlobAddress<HTMLImageElement>(blob)
  return <img ref={show} alt="" width="100%" height="100%" style={{ objectFit: 'cover', display: 'block' }} />
}
