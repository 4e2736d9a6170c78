import DeleteIcon from '@mui/icons-material/DeleteOutlined'
import UploadIcon from '@mui/icons-material/AddPhotoAlternateOutlined'
import { clinicImageActionLabel, clinicImageTexts as texts } from '@member-care/domain/texts/clinic-image-texts.ts'
import { Box, Button, FormHelperText } from '@mui/material'
import { useRef, useState } from 'react'
import { ConfirmDialog } from '../console/confirm-dialog.tsx'
import { useCommandSending } from '../console/use-command-sending.ts'
import { removeClinicImage, sendClinicImage, type PanelClinicRecord } from './clinic-image-calls.ts'

const LARGEST_BYTES = 5 * 1024 * 1024

interface ClinicImageActionsProps {
  readonly clinic: PanelClinicRecord
  readonly onChanged: (text: string) => void
}

/** Uploads, replaces and removes a clinic's picture. What is wrong with a file stands below the buttons. */
export function ClinicImageActions({ clinic, onChanged }: ClinicImageActionsProps) {
  const input = useRef<HTMLInputElement>(null)
  const [error, setError] = useState<string>()
  const [isRemoving, setRemoving] = useState(false)
  const upload = useCommandSending<PanelClinicRecord>({ onDone: () => onChanged(texts.saved) })
  const removal = useCommandSending<PanelClinicRecord>({
    onDone: () => {
      setRemoving(false)
      onChanged(texts.removed)
    },
  })
  const hasImage = clinic.imageChangedAt !== null
  const action = hasImage ? 'replace' : 'upload'
  const failure = error ?? upload.failure?.message

  function send(file: File | undefined): void {
    if (!file) return
    setError(file.size > LARGEST_BYTES ? texts.tooLarge : undefined)
    upload.clearFailure()
    if (file.size <= LARGEST_BYTES)
      void upload.send([clinic.id, file.name, file.size, file.lastModified], (options) =>
        sendClinicImage(clinic.id, file, options),
      )
  }

  return (
    <Box sx={{ display: 'grid', justifyItems: 'start', gap: 0.5 }}>
      <Button
        size="small"
        startIcon={<UploadIcon />}
        loading={upload.isPending}
        aria-label={clinicImageActionLabel(action, clinic.name)}
        onClick={() => input.current?.click()}
      >
        {texts[action]}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept="image/jpeg,image/png,image/heic,image/heif,.heic,.heif"
        aria-label={clinicImageActionLabel(action, clinic.name)}
        onChange={(event) => {
          send(event.target.files?.[0])
          // The same file may be chosen again.
          event.target.value = ''
        }}
      />
      {hasImage && (
        <Button
          size="small"
          color="error"
          startIcon={<DeleteIcon />}
          aria-label={clinicImageActionLabel('remove', clinic.name)}
          onClick={() => setRemoving(true)}
        >
          {texts.remove}
        </Button>
      )}
      {failure !== undefined && (
        <FormHelperText error role="alert">
          {failure}
        </FormHelperText>
      )}
      {isRemoving && (
        <ConfirmDialog
          title={texts.removeTitle}
          text={`${clinic.name}: ${texts.removeConsequence}`}
          confirmLabel={texts.remove}
          isGrave
          isPending={removal.isPending}
          failure={removal.failure?.message}
          onConfirm={() => void removal.send(clinic.id, (options) => removeClinicImage(clinic.id, options))}
          onClose={() => setRemoving(false)}
        />
      )}
    </Box>
  )
}
