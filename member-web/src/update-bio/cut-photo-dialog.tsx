/**
 * What of a picture becomes the photo: moved, brought nearer and turned, by mouse, finger or keyboard. It comes when somebody has chosen a picture.
 * Nothing in it moves by itself.
 */
import { useId, useRef, useState, type KeyboardEvent } from 'react'
import Cropper from 'react-easy-crop'
import 'react-easy-crop/react-easy-crop.css'
import AddOutlined from '@mui/icons-material/AddOutlined'
import RemoveOutlined from '@mui/icons-material/RemoveOutlined'
import RotateLeftOutlined from '@mui/icons-material/RotateLeftOutlined'
import RotateRightOutlined from '@mui/icons-material/RotateRightOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import IconButton from '@mui/material/IconButton'
import Slider from '@mui/material/Slider'
import { cutPhotoTexts as texts, turnedText, zoomText } from '@member-care/domain/texts/profile-texts.ts'
import { errorTexts } from '@member-care/domain/texts/error-texts.ts'
import { Notice } from '@member-care/web-kit/page/notice.tsx'
import { Announcement } from '../page/announcement.tsx'
import type { PhotoCut } from './cut-photo.ts'

const NEAREST = 4
const ZOOM_STEP = 0.25
const QUARTER = 90
/** px at a press of an arrow key; a fifth of it with Shift. */
const MOVE_STEP = 10

interface CutPhotoDialogProps {
  readonly picture: HTMLImageElement
  readonly isSending: boolean
  /** Why it could not be sent; the dialog stays open. */
  readonly problem: string | undefined
  readonly onUse: (cut: PhotoCut) => void
  readonly onClose: () => void
}

export default function CutPhotoDialog({ picture, isSending, problem, onUse, onClose }: CutPhotoDialogProps) {
  const id = useId()
  const [place, setPlace] = useState({ x: 0, y: 0 })
  const [zoom, setZoom] = useState(1)
  const [degrees, setDegrees] = useState<number>()
  const area = useRef<PhotoCut['area']>(undefined)
  /** Once the picture is drawn in its frame: before, nobody knows what would be cut out. */
  const [isDrawn, setIsDrawn] = useState(false)

  function zoomTo(wanted: number) {
    setZoom(Math.min(NEAREST, Math.max(1, wanted)))
  }
  function turnBy(quarter: number) {
    setDegrees((before = 0) => (before + quarter + 360) % 360)
    setPlace({ x: 0, y: 0 })
  }
  function zoomByKey(event: KeyboardEvent) {
    // With one of these it is the browser's own zoom.
    if (event.ctrlKey || event.metaKey || event.altKey) return
    if (event.key === '+' || event.key === '=') zoomTo(zoom + ZOOM_STEP)
    else if (event.key === '-' || event.key === '−') zoomTo(zoom - ZOOM_STEP)
  }

  return (
    <Dialog
      open
      onClose={isSending ? undefined : onClose}
      maxWidth="xs"
      fullWidth
      aria-labelledby={`${id}-title`}
      slotProps={{ paper: { sx: { m: { xs: 1.5, sm: 4 }, width: { xs: 'calc(100% - 24px)', sm: '100%' } } } }}
    >
      <DialogTitle id={`${id}-title`}>{texts.title}</DialogTitle>
      <DialogContent>
        <DialogContentText id={`${id}-help`} sx={{ fontSize: '0.875rem', mb: 2 }}>
          {texts.help}
        </DialogContentText>
        <Box
          onKeyDown={zoomByKey}
          sx={{
            position: 'relative',
            width: 'min(100%, 320px, 45vh)',
            minWidth: 160,
            aspectRatio: '1',
            mx: 'auto',
            mb: 1.5,
            borderRadius: 2,
            overflow: 'hidden',
            bgcolor: 'grey.900',
            // Two rings, one of which is seen on any photo.
            '& .reactEasyCrop_CropArea:focus-visible': {
              border: '6px solid white',
              outline: '3px solid',
              outlineColor: 'primary.main',
              outlineOffset: '-3px',
            },
          }}
        >
          <Cropper
            image={picture.src}
            crop={place}
            zoom={zoom}
            maxZoom={NEAREST}
            rotation={degrees ?? 0}
            aspect={1}
            cropShape="round"
            objectFit="cover"
            showGrid={false}
            keyboardStep={MOVE_STEP}
            onCropChange={setPlace}
            onZoomChange={zoomTo}
            onCropAreaChange={(_part, points) => {
              area.current = points
              setIsDrawn(true)
            }}
            cropperProps={{ role: 'application', 'aria-label': texts.frame, 'aria-describedby': `${id}-help` }}
            mediaProps={{ alt: '' }}
            disableAutomaticStylesInjection
          />
        </Box>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, maxWidth: 340, mx: 'auto' }}>
          <IconButton aria-label={texts.zoomOut} onClick={() => zoomTo(zoom - ZOOM_STEP)}>
            <RemoveOutlined />
          </IconButton>
          <Slider
            aria-label={texts.zoom}
            min={1}
            max={NEAREST}
            step={0.05}
            value={zoom}
            getAriaValueText={zoomText}
            onChange={(_event, value) => zoomTo(Number(value))}
          />
          <IconButton aria-label={texts.zoomIn} onClick={() => zoomTo(zoom + ZOOM_STEP)}>
            <AddOutlined />
          </IconButton>
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', columnGap: 2 }}>
          <Button startIcon={<RotateLeftOutlined />} onClick={() => turnBy(-QUARTER)}>
            {texts.turnLeft}
          </Button>
          <Button startIcon={<RotateRightOutlined />} onClick={() => turnBy(QUARTER)}>
            {texts.turnRight}
          </Button>
        </Box>
        <Announcement text={degrees === undefined ? '' : turnedText(degrees)} />
      </DialogContent>
      {problem !== undefined && (
        // It stays in sight where the rest has to be scrolled.
        <Box sx={{ px: 3, pt: 1 }}>
          <Notice tone="error" role="alert" title={errorTexts.changeFailed}>
            {problem}
          </Notice>
        </Box>
      )}
      <DialogActions sx={{ flexWrap: 'wrap', gap: 1, px: 3, pb: 2.5 }}>
        <Button onClick={onClose} disabled={isSending}>
          {texts.cancel}
        </Button>
        <Button
          variant="contained"
          aria-disabled={isSending || !isDrawn}
          onClick={() => {
            if (area.current && !isSending) onUse({ area: area.current, degrees: degrees ?? 0 })
          }}
        >
          {isSending ? texts.sending : texts.use}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
