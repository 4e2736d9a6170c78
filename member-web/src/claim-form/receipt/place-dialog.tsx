/** Where a value stands on a receipt: its page, with the place outlined. */
import { useId, useState } from 'react'
import Close from '@mui/icons-material/Close'
import Box from '@mui/material/Box'
import Dialog from '@mui/material/Dialog'
import DialogTitle from '@mui/material/DialogTitle'
import IconButton from '@mui/material/IconButton'
import { useTheme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import type { Place } from '@member-care/domain/receipt/receipt-word.ts'
import { receiptFormTexts } from '@member-care/domain/texts/receipt-form-texts.ts'
import { useBlobAddress } from '@member-care/web-kit/files/use-blob-address.ts'
import { OutlinedPlace } from '@member-care/web-kit/place/outlined-place.tsx'
import { isPdf } from '../../claim-detail/document-kind.ts'
import { portalQuery } from '../../data/portal-query.ts'
import { useAnswer } from '../../data/use-answer.ts'
import { Skeletons } from '../../page/skeletons.tsx'

interface PlaceDialogProps {
  readonly title: string
  readonly file: File
  /** That stands there, as people read it. */
  readonly value: string
  /** In parts of the page. */
  readonly place: Place
  readonly onClose: () => void
}

export function PlaceDialog({ title, file, value, place, onClose }: PlaceDialogProps) {
  const isPhone = useMediaQuery(useTheme().breakpoints.down('sm'), { noSsr: true })
  const id = useId()
  const picture = useAnswer(
    portalQuery<Blob>({ key: ['page-of-receipt', id, place.page], load: () => pictureOf(file, place.page) }),
  )
  const alternative = receiptFormTexts.pictureOf(file.name, value)
  return (
    <Dialog open onClose={onClose} fullScreen={isPhone} fullWidth maxWidth="md" aria-labelledby={`${id}-title`}>
      <Box sx={{ display: 'flex', alignItems: 'start', justifyContent: 'space-between', pr: 1.5, pt: 1 }}>
        <DialogTitle id={`${id}-title`} sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere', fontSize: '1.125rem' }}>
          {title}
        </DialogTitle>
        <IconButton aria-label={receiptFormTexts.close} onClick={onClose} sx={{ mt: 0.5 }}>
          <Close />
        </IconButton>
      </Box>
      <Box
        role="group"
        aria-label={alternative}
        tabIndex={0}
        sx={{
          overflow: 'auto',
          minHeight: 0,
          mx: { xs: 2, sm: 3 },
          mb: { xs: 2, sm: 3 },
          '&:focus-visible': { outline: '3px solid', outlineColor: 'primary.main', outlineOffset: -3 },
        }}
      >
        {picture.phase === 'loading' && (
          <div role="status" aria-label={receiptFormTexts.preparing}>
            <Skeletons count={1} height={320} />
          </div>
        )}
        {picture.phase === 'failed' && <Box role="alert">{receiptFormTexts.notShown}</Box>}
        {picture.value && <OutlinedPage picture={picture.value} alternative={alternative} place={place} />}
      </Box>
    </Dialog>
  )
}

interface OutlinedPageProps {
  readonly picture: Blob
  readonly alternative: string
  readonly place: Place
}

function OutlinedPage({ picture, alternative, place }: OutlinedPageProps) {
  const address = useBlobAddress<HTMLImageElement>(picture)
  const [isDrawn, setDrawn] = useState(false)
  return (
    <Box sx={{ position: 'relative', width: { xs: '160%', sm: '100%' } }}>
      <Box
        component="img"
        ref={address}
        alt={alternative}
        onLoad={() => setDrawn(true)}
        sx={{ display: 'block', width: '100%' }}
      />
      {isDrawn && <OutlinedPlace place={place} show={showInTheMiddle} />}
    </Box>
  )
}

function showInTheMiddle(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'center', inline: 'center' })
}

async function pictureOf(file: File, page: number): Promise<Blob> {
  if (!isPdf({ mimeType: file.type })) return file
  const { pictureOfPage } = await import('@member-care/web-kit/pdf/page-picture.ts')
  return pictureOfPage(file, page)
}
