import DeleteIcon from '@mui/icons-material/DeleteOutlined'
import { contentFormTexts, contentPageTexts } from '@member-care/domain/texts/content-page-texts.ts'
import { Box, Button, FormHelperText } from '@mui/material'
import { useInput } from 'react-admin'
import { PictureButton } from './picture-button.tsx'
import type { PicturePlace } from '../content-commands.ts'
import { usePictureUpload } from './use-picture-upload.ts'

const texts = contentPageTexts.picture

interface PictureInputProps {
  readonly source: string
  /** Where members see it. */
  readonly place?: PicturePlace
}

/** The picture of an item, which is uploaded at once; the item names its address when it is saved. */
export function PictureInput({ source, place = 'page' }: PictureInputProps) {
  const { field, fieldState } = useInput({ source })
  const { upload, isPending, failure } = usePictureUpload((address) => field.onChange(address), place)
  const address = typeof field.value === 'string' ? field.value : ''
  const problem = failure ?? fieldState.error?.message
  return (
    <Box
      role="group"
      aria-label={contentFormTexts.fields.imageUrl}
      sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}
    >
      <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>{contentFormTexts.fields.imageUrl}</Box>
      {address === '' ? (
        <Box sx={{ color: 'text.secondary' }}>{texts.none}</Box>
      ) : (
        <Box component="img" src={address} alt="" sx={{ maxWidth: 240, maxHeight: 160, borderRadius: 1 }} />
      )}
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
        <PictureButton label={address === '' ? texts.upload : texts.replace} isPending={isPending} onChosen={upload} />
        {address !== '' && (
          <Button size="small" color="error" startIcon={<DeleteIcon />} onClick={() => field.onChange('')}>
            {texts.remove}
          </Button>
        )}
      </Box>
      {problem !== undefined && (
        <FormHelperText error role="alert">
          {problem}
        </FormHelperText>
      )}
    </Box>
  )
}
