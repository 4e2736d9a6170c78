import {
  clinicImageActionLabel,
  clinicImageText,
  clinicImageTexts as texts,
} from '@member-care/domain/texts/clinic-image-texts.ts'
import { Box, Button } from '@mui/material'
import { Link } from 'react-router-dom'
import { contentAddress, createContentAddress } from '../content/content-record.ts'
import type { PanelClinicRecord } from './panel-clinic-commands.ts'

/** A clinic's picture as members see it, small, and the way to where it is kept; words where there is none. */
export function ClinicPicture({ clinic: { id, name, picture } }: { readonly clinic: PanelClinicRecord }) {
  const action = picture === null ? 'add' : 'change'
  return (
    <Box sx={{ display: 'grid', justifyItems: 'start', gap: 0.5 }}>
      <Box
        sx={{
          width: 128,
          aspectRatio: '16 / 9',
          borderRadius: 1,
          overflow: 'hidden',
          border: 1,
          borderColor: 'divider',
          bgcolor: 'background.default',
          display: 'grid',
          placeItems: 'center',
          color: 'text.secondary',
          fontSize: '0.75rem',
          fontWeight: 400,
        }}
      >
        {picture === null ? (
          texts.noPicture
        ) : (
          <Box
            component="img"
            src={picture.imageUrl}
            alt={clinicImageText(name)}
            loading="lazy"
            sx={{ width: '100%', height: '100%', objectFit: 'cover' }}
          />
        )}
      </Box>
      <Button
        size="small"
        component={Link}
        to={
          picture === null ? createContentAddress('clinic-picture', { clinic: id }) : contentAddress(picture.contentId)
        }
        aria-label={clinicImageActionLabel(action, name)}
      >
        {texts[action]}
      </Button>
    </Box>
  )
}
