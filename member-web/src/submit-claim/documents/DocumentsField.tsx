/** One category of documents: choose, photograph or drop files, see what became of each, and take them away again. */
import { useRef, useState, type DragEvent, type RefObject } from 'react'
import { useField } from 'react-final-form'
import PhotoCameraOutlined from '@mui/icons-material/PhotoCameraOutlined'
import UploadFileOutlined from '@mui/icons-material/UploadFileOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import ButtonBase from '@mui/material/ButtonBase'
import FormHelperText from '@mui/material/FormHelperText'
import Typography from '@mui/material/Typography'
import type { AttachmentCategory } from '@member-care/domain/claim/claim-terms.ts'
import { acceptedTypes, DEFAULT_MAXIMUM_FILES, type AttachmentField } from '@member-care/domain/claim/form/attachment-errors.ts'
import { documentLimitsText, documentTexts } from '@member-care/domain/texts/submit-claim-texts.ts'
import { visibleError } from '../../form/field-error.ts'
import { changeDraft, currentDraft, useDraft } from '../claim-draft.ts'
import { addFiles, type RefusedFile } from '../../claim-form/documents/attached-files.ts'
import { AttachedFileRow, RefusedFileRow } from '../../claim-form/documents/FileRows.tsx'

interface DocumentsFieldProps {
  /** The field of the form that carries its errors; also the id of the button, for the error summary. */
  readonly name: AttachmentField
  readonly label: string
  readonly hint: string
  readonly category: AttachmentCategory
  readonly maximum?: number | undefined
}

const accept = Object.keys(acceptedTypes)
  .map((ending) => `.${ending}`)
  .join(',')

export function DocumentsField({ name: id, label, hint, category, maximum = DEFAULT_MAXIMUM_FILES }: DocumentsFieldProps) {
  const { meta } = useField(id)
  const error = visibleError(meta)
  const files = (useDraft()?.files ?? []).filter((file) => file.category === category)
  const [refused, setRefused] = useState<readonly RefusedFile[]>([])
  const [isDraggedOver, setDraggedOver] = useState(false)
  const filesInput = useRef<HTMLInputElement>(null)
  const cameraInput = useRef<HTMLInputElement>(null)

  const add = (chosen: FileList | null) => {
    const added = addFiles(currentDraft()?.files ?? [], [...(chosen ?? [])], { category, maximum, newKey: () => crypto.randomUUID() })
    setRefused(added.refused)
    changeDraft({ files: added.files, checked: false })
  }
  const remove = (key: string) => {
    changeDraft((draft) => ({ files: draft.files.filter((file) => file.key !== key), checked: false }))
    document.getElementById(id)?.focus()
  }
  const onDrop = (event: DragEvent) => {
    event.preventDefault()
    setDraggedOver(false)
    add(event.dataTransfer.files)
  }

  return (
    <Box role="group" aria-labelledby={`${id}-label`} sx={{ display: 'grid', gap: 1.25 }}>
      <Box>
        <Typography id={`${id}-label`} sx={{ fontWeight: 550, fontSize: '0.9375rem' }}>
          {label}
        </Typography>
        <Typography id={`${id}-hint`} sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
          {hint} {documentLimitsText(maximum)}
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
          borderColor: error !== undefined ? 'error.main' : isDraggedOver ? 'primary.main' : '#8a9b9e',
          bgcolor: isDraggedOver ? 'primary.light' : 'background.default',
          '&:hover': { borderColor: 'primary.main' },
        }}
      >
        <UploadFileOutlined aria-hidden="true" sx={{ color: 'primary.main' }} />
        <Box component="span" sx={{ fontWeight: 600, color: 'primary.dark' }}>
          {documentTexts.chooseFiles}
          <Box component="span" sx={{ position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' }}>
            {' '}
            for {label}
          </Box>
        </Box>
        <Box component="span" sx={{ fontSize: '0.8125rem', color: 'text.secondary', '@media (pointer: coarse)': { display: 'none' } }}>
          {documentTexts.orDrop}
        </Box>
      </ButtonBase>
      <Button
        variant="outlined"
        startIcon={<PhotoCameraOutlined />}
        onClick={() => cameraInput.current?.click()}
        aria-label={`${documentTexts.takePhoto} for ${label}`}
        sx={{ display: 'none', '@media (pointer: coarse)': { display: 'inline-flex' } }}
      >
        {documentTexts.takePhoto}
      </Button>
      <FilePicker input={filesInput} label={`Files for ${label}`} accept={accept} onChosen={add} />
      <FilePicker input={cameraInput} label={`Photo for ${label}`} accept="image/*" camera onChosen={add} />
      {error !== undefined && (
        <FormHelperText error id={`${id}-error`}>
          {error}
        </FormHelperText>
      )}
      {(files.length > 0 || refused.length > 0) && (
        <Box component="ul" aria-label={label} sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
          {files.map((file) => (
            <AttachedFileRow key={file.key} file={file.file} onRemove={() => remove(file.key)} />
          ))}
          {refused.map((file) => (
            <RefusedFileRow
              key={file.key}
              name={file.name}
              reason={file.reason}
              onDismiss={() => setRefused(refused.filter(({ key }) => key !== file.key))}
            />
          ))}
        </Box>
      )}
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

/** The browser's own dialog, opened by the buttons above. */
function FilePicker({ input, label, accept: types, camera = false, onChosen }: FilePickerProps) {
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
