/** The ways to add documents of one category: choose files, photograph, or drop them. */
import { useRef, useState, type DragEvent, type ReactNode, type RefObject } from 'react'
import PhotoCameraOutlined from '@mui/icons-material/PhotoCameraOutlined'
import UploadFileOutlined from '@mui/icons-material/UploadFileOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import ButtonBase from '@mui/material/ButtonBase'
import FormHelperText from '@mui/material/FormHelperText'
import Typography from '@mui/material/Typography'
import { acceptedTypes } from '@member-care/domain/claim/form/attachment-errors.ts'
import { documentTexts } from '@member-care/domain/texts/submit-claim-texts.ts'
import { fitPhotos, needsFitting } from '../../photo/fit-photo.ts'

interface DocumentChooserProps {
  /** Of the button, for the error summary. */
  readonly id: string
  readonly label: string
  readonly hint: string
  readonly error: string | undefined
  /** Gets each photo small enough, where the browser can make it so. It may come after the form was left. */
  readonly onChosen: (files: readonly File[]) => void
  /** The rows of the documents that are there. */
  readonly children: ReactNode
}

const accept = Object.keys(acceptedTypes)
  .map((ending) => `.${ending}`)
  .join(',')

export function DocumentChooser({ id, label, hint, error, onChosen, children }: DocumentChooserProps) {
  const [isDraggedOver, setDraggedOver] = useState(false)
  const filesInput = useRef<HTMLInputElement>(null)
  const cameraInput = useRef<HTMLInputElement>(null)
  const [fittings, setFittings] = useState(0)
  const take = async (chosen: FileList | null) => {
    const files = [...(chosen ?? [])]
    if (!files.some(needsFitting)) return onChosen(files)
    setFittings((count) => count + 1)
    onChosen(await fitPhotos(files))
    setFittings((count) => count - 1)
  }
  const onDrop = (event: DragEvent) => {
    event.preventDefault()
    setDraggedOver(false)
    void take(event.dataTransfer.files)
  }
  return (
    <Box role="group" aria-labelledby={`${id}-label`} sx={{ display: 'grid', gap: 1.25 }}>
      <Box>
        <Typography id={`${id}-label`} sx={{ fontWeight: 550, fontSize: '0.9375rem' }}>
          {label}
        </Typography>
        <Typography id={`${id}-hint`} sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
          {hint}
        </Typography>
      </Box>
      <ButtonBase
        id={id}
        aria-describedby={`${id}-hint${error === undefined ? '' : ` ${id}-error`}`}
        onClick={() => filesInput.current?.click()}
        onDragOver={(event) => {
          event.preventDefault()
          setDraggedOver(true)
        }}
        onDragLeave={() => setDraggedOver(false)}
        onDrop={onDrop}
        sx={{
          flexDirection: 'column',
          gap: 0.5,
          py: 2.5,
          px: 2,
          minHeight: 96,
          borderRadius: 1.5,
          border: '2px dashed',
          borderColor: error !== undefined ? 'error.main' : isDraggedOver ? 'primary.main' : 'inputBorder',
          bgcolor: isDraggedOver ? 'primary.light' : 'background.default',
          '&:hover': { borderColor: 'primary.main' },
        }}
      >
        <UploadFileOutlined aria-hidden="true" sx={{ color: 'primary.main' }} />
        <Box component="span" sx={{ fontWeight: 600, color: 'primary.dark' }}>
          {documentTexts.chooseFiles}
          <Box
            component="span"
            sx={{ position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' }}
          >
            {' '}
            {documentTexts.forWhat(label)}
          </Box>
        </Box>
        <Box
          component="span"
          sx={{ fontSize: '0.8125rem', color: 'text.secondary', '@media (pointer: coarse)': { display: 'none' } }}
        >
          {documentTexts.orDrop}
        </Box>
      </ButtonBase>
      <Button
        variant="outlined"
        startIcon={<PhotoCameraOutlined />}
        onClick={() => cameraInput.current?.click()}
        aria-label={documentTexts.takePhotoFor(label)}
        sx={{ display: 'none', '@media (pointer: coarse)': { display: 'inline-flex' } }}
      >
        {documentTexts.takePhoto}
      </Button>
      <FilePicker
        input={filesInput}
        label={documentTexts.filesFor(label)}
        accept={accept}
        onChosen={(files) => void take(files)}
      />
      <FilePicker
        input={cameraInput}
        label={documentTexts.photoFor(label)}
        accept="image/*"
        camera
        onChosen={(files) => void take(files)}
      />
      {error !== undefined && (
        <FormHelperText error id={`${id}-error`}>
          {error}
        </FormHelperText>
      )}
      <Box role="status" sx={{ fontSize: '0.875rem', color: 'text.secondary', '&:empty': { position: 'absolute' } }}>
        {fittings > 0 && documentTexts.makingSmaller}
      </Box>
      {children}
    </Box>
  )
}

interface FilePickerProps {
  readonly input: RefObject<HTMLInputElement | null>
  readonly label: string
  readonly accept: string
  readonly camera?: boolean
  readonly onChosen: (files: FileList | null) => void
}

/** The browser's own dialog, opened by buttons. */
export function FilePicker({ input, label, accept: types, camera = false, onChosen }: FilePickerProps) {
  return (
    <input
      ref={input}
      type="file"
      hidden
      aria-label={label}
      accept={types}
      multiple={!camera}
      {...(camera && { capture: 'environment' })}
      onChange={(event) => {
        onChosen(event.target.files)
        // So that the same file can be chosen again after it was removed.
        event.target.value = ''
      }}
    />
  )
}
