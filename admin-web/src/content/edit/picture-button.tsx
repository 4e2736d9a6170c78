import UploadIcon from '@mui/icons-material/AddPhotoAlternateOutlined'
import { Button } from '@mui/material'
import { useRef } from 'react'
import { pictureTypes } from './use-picture-upload.ts'

interface PictureButtonProps {
  readonly label: string
  readonly isPending: boolean
  readonly onChosen: (file: File | undefined) => void
}

/** Has a picture chosen from the device. */
export function PictureButton({ label, isPending, onChosen }: PictureButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button size="small" startIcon={<UploadIcon />} loading={isPending} onClick={() => input.current?.click()}>
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept={pictureTypes}
        aria-label={label}
        onChange={(event) => {
          onChosen(event.target.files?.[0])
          // The same file may be chosen again.
          event.target.value = ''
        }}
      />
    </>
  )
}
