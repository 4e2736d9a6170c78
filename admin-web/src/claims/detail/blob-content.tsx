import { Box } from '@mui/material'
import type { Place } from '@member-care/domain/receipt/receipt-word.ts'
import { useBlobAddress } from '@member-care/web-kit/files/use-blob-address.ts'
import { OutlinedPlace } from '@member-care/web-kit/place/outlined-place.tsx'
import { PdfView } from '@member-care/web-kit/pdf/pdf-view.tsx'
import { claimDocumentTexts } from '@member-care/domain/texts/claim-document-texts.ts'
import { useState } from 'react'

/** Where motion is reduced every change takes a moment, and what is outlined would be looked for in its old place. */
export const atOnce = { transitionProperty: 'none' } as const

interface BlobPictureProps {
  readonly blob: Blob
  readonly name: string
  /** Quarters of a turn to the right, for receipts that were photographed sideways. */
  readonly turns: number
  /** A place that is outlined, and scrolled to when it or the size of the picture changes. */
  readonly outlined?: Place | undefined
  readonly zoom?: number
}

/** A picture from bytes, whole in its box. */
export function BlobPicture({ blob, name, turns, outlined, zoom = 1 }: BlobPictureProps) {
  const showIn = useBlobAddress<HTMLImageElement>(blob)
  const [isDrawn, setDrawn] = useState(false)
  const isSideways = turns % 2 === 1
  const most = {
    maxWidth: isSideways ? '100cqh' : '100cqw',
    maxHeight: isSideways ? '100cqw' : '100cqh',
  }
  return (
    <Box sx={{ height: '100%', display: 'grid', placeItems: 'center', containerType: 'size', overflow: 'clip' }}>
      <Box sx={{ position: 'relative', ...most, ...atOnce, transform: `rotate(${turns * 90}deg)` }}>
        <Box
          component="img"
          ref={showIn}
          alt={claimDocumentTexts.document(name)}
          onLoad={() => setDrawn(true)}
          sx={{ display: 'block', ...most, ...atOnce }}
        />
        {isDrawn && outlined && <OutlinedPlace key={`${zoom} ${turns}`} place={outlined} show={bringIntoSight} />}
      </Box>
    </Box>
  )
}

/** No further than needed, so that the figures beside it stay where they are. */
function bringIntoSight(outline: HTMLElement | null): void {
  outline?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}

/** A document from bytes, filling its box. A PDF brings its own tools. */
export function BlobDocument({ blob, name, turns }: { blob: Blob; name: string; turns: number }) {
  if (blob.type.startsWith('image/')) return <BlobPicture blob={blob} name={name} turns={turns} />
  return (
    <Box sx={{ height: '100%', p: 1 }}>
      <PdfView pdf={blob} name={name} />
    </Box>
  )
}
