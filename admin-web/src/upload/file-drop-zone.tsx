import UploadIcon from '@mui/icons-material/UploadFileOutlined'
import { userUploadTexts } from '@member-care/domain/texts/user-upload-texts.ts'
import { Box, Button, Typography } from '@mui/material'
import { visuallyHidden } from '@mui/utils'
import { useId, useRef, useState, type DragEvent } from 'react'

const { select: texts } = userUploadTexts

export interface FileDropZoneProps {
  /** What files may be, in words. */
  readonly hint: string
  readonly isDisabled: boolean
  readonly onFile: (file: File) => void
}

/** Takes a file that is dropped on it, or chosen with its button, which the keyboard reaches. */
export function FileDropZone({ hint, isDisabled, onFile }: FileDropZoneProps) {
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)
  const hintId = useId()
  const take = (files: FileList | null | undefined) => {
    const file = files?.[0]
    if (file && !isDisabled) onFile(file)
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    take(event.dataTransfer.files)
  }
  return (
    <Box
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      sx={{
        border: '2px dashed',
        borderColor: isOver ? 'primary.main' : 'inputBorder',
        bgcolor: isOver ? 'primary.light' : 'background.default',
        borderRadius: 2,
        px: 3,
        py: { xs: 4, sm: 6 },
        textAlign: 'center',
        transition: 'background-color 120ms, border-color 120ms',
      }}
    >
      <Box sx={{ color: 'primary.main', '& svg': { fontSize: 44 } }}>
        <UploadIcon aria-hidden="true" />
      </Box>
      <Typography sx={{ mb: 1.5, mt: 1 }}>{isOver ? texts.dropNow : texts.drop}</Typography>
      <Button
        variant="contained"
        disabled={isDisabled}
        onClick={() => input.current?.click()}
        aria-describedby={hintId}
      >
        {texts.choose}
      </Button>
      {/* The button opens it; a field of its own would be a second stop for the same thing. */}
      <input
        ref={input}
        type="file"
        accept=".csv,text/csv"
        aria-label={texts.input}
        tabIndex={-1}
        style={visuallyHidden as object}
        onChange={({ target }) => {
          take(target.files)
          // So that the same file, once corrected, can be chosen again.
          target.value = ''
        }}
      />
      <Typography id={hintId} variant="body2" sx={{ mt: 2, color: 'text.secondary' }}>
        {hint}
      </Typography>
    </Box>
  )
}
