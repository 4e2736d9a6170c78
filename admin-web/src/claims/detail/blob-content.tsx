import { Box } from '@mui/material'
import { useBlobAddress } from '@member-care/web-kit/files/use-blob-address.ts'
import { PdfView } from '@member-care/web-kit/pdf/pdf-view.tsx'
import { claimDocumentTexts } from '@member-care/domain/texts/claim-document-texts.ts'

/** A picture from bytes, whole in its box; `turns` are quarters of a turn to the right, for receipts that were photographed sideways. */
export function BlobPicture({ blob, name, turns }: { blob: Blob; name: string; turns: number }) {
  const showIn = useBlobAddress<HTMLImageElement>(blob)
  const isSideways = turns % 2 === 1
  return (
    <Box sx={{ height: '100%', display: 'grid', placeItems: 'center', containerType: 'size', overflow: 'hidden' }}>
      <Box
        component="img"
        ref={showIn}
        alt={claimDocumentTexts.document(name)}
        sx={{
          maxWidth: isSideways ? '100cqh' : '100cqw',
          maxHeight: isSideways ? '100cqw' : '100cqh',
          transform: `rotate(${turns * 90}deg)`,
        }}
      />
    </Box>
  )
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
