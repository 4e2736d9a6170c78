import DeleteIcon from '@mui/icons-material/DeleteOutlined'
import UploadIcon from '@mui/icons-material/UploadFileOutlined'
import { acceptedTypes } from '@member-care/domain/claim/form/attachment-errors.ts'
import { shownSize } from '@member-care/domain/language/shown-count.ts'
import { hrClaimFormTexts as texts } from '@member-care/domain/texts/hr-claim-form-texts.ts'
import { Box, Button, FormHelperText, IconButton, Typography } from '@mui/material'
import { useId, useRef } from 'react'
import { useInput } from 'react-admin'

const accepted = [...Object.keys(acceptedTypes).map((ending) => `.${ending}`), ...Object.values(acceptedTypes)].join(
  ',',
)

/** Documents to go along with a form: several can be chosen at once, more can follow, and each can be taken away again. */
export function DocumentsInput({ source }: { readonly source: string }) {
  const { field, fieldState } = useInput({ source, parse: (value: unknown) => value })
  const chooser = useRef<HTMLInputElement>(null)
  const id = useId()
  const { ref, value, onChange, onBlur } = field
  const files = value as readonly File[]
  const add = (chosen: FileList | null) => {
    onChange([...files, ...(chosen ?? [])])
    // The same file may be chosen again after it was taken away.
    if (chooser.current) chooser.current.value = ''
  }
  const error = fieldState.error?.message
  return (
    <Box role="group" aria-labelledby={`${id}-label`} aria-describedby={`${id}-hint`}>
      <Typography id={`${id}-label`} variant="body2" sx={{ fontWeight: 600, mb: 0.5 }}>
        {texts.fields.attachments}
      </Typography>
      <Box
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => {
          event.preventDefault()
          add(event.dataTransfer.files)
        }}
        sx={{ border: 1, borderStyle: 'dashed', borderColor: error ? 'error.main' : 'divider', borderRadius: 1, p: 2 }}
      >
        <Button
          ref={ref}
          variant="outlined"
          startIcon={<UploadIcon />}
          onClick={() => chooser.current?.click()}
          onBlur={() => onBlur()}
        >
          {texts.chooseFiles}
        </Button>
        <input
          ref={chooser}
          type="file"
          multiple
          hidden
          accept={accepted}
          aria-label={texts.chooseFiles}
          onChange={({ target }) => add(target.files)}
        />
        {files.length > 0 && (
          <Box
            component="ul"
            aria-label={texts.chosenFiles}
            sx={{ listStyle: 'none', m: 0, mt: 1.5, p: 0, display: 'grid', gap: 0.5 }}
          >
            {files.map((file, index) => (
              <Box
                component="li"
                key={`${index}-${file.name}`}
                sx={{ display: 'flex', alignItems: 'center', gap: 1, minWidth: 0 }}
              >
                <Typography variant="body2" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
                  {file.name} · {shownSize(file.size)}
                </Typography>
                <IconButton
                  size="small"
                  aria-label={texts.removeFile(file.name)}
                  onClick={() => onChange(files.filter((_file, place) => place !== index))}
                >
                  <DeleteIcon fontSize="small" />
                </IconButton>
              </Box>
            ))}
          </Box>
        )}
      </Box>
      <FormHelperText id={`${id}-hint`} error={error !== undefined}>
        {error ?? texts.filesHint}
      </FormHelperText>
    </Box>
  )
}
