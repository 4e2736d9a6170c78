import { Box } from '@mui/material'
import { useCallback } from 'react'

/** A picture from bytes, whole in its box; `turns` are quarters of a turn to the right, for receipts that were photographed sideways. */
export function BlobPicture({ blob, name, turns }: { blob: Blob; name: string; turns: number }) {
  const showIn = useSource(blob)
  const isSideways = turns % 2 === 1
  return (
    <Box sx={{ height: '100%', display: 'grid', placeItems: 'center', containerType: 'size', overflow: 'hidden' }}>
      <Box
        component="img"
        ref={showIn}
        alt={`Document ${name}`}
        sx={{ maxWidth: isSideways ? '100cqh' : '100cqw', maxHeight: isSideways ? '100cqw' : '100cqh', transform: `rotate(${turns * 90}deg)` }}
      />
    </Box>
  )
}

/** A PDF from bytes, in the browser's own viewer. */
export function BlobFrame({ blob, name }: { blob: Blob; name: string }) {
  const showIn = useSource(blob)
  return <Box component="iframe" ref={showIn} title={`Document ${name}`} sx={{ width: '100%', height: '100%', border: 0, display: 'block' }} />
}

/** A ref that gives its element the bytes as source, and frees them when the element goes. */
function useSource(blob: Blob) {
  return useCallback(
    (element: HTMLImageElement | HTMLIFrameElement) => {
      const address = URL.createObjectURL(blob)
      element.src = address
      return () => URL.revokeObjectURL(address)
    },
    [blob],
  )
}
