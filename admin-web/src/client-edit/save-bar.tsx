import { Box, Button, Paper, Typography } from '@mui/material'
import { clientEditTexts as texts } from '@member-care/domain/texts/client-edit-texts.ts'

export interface SaveBarProps {
  readonly isDirty: boolean
  readonly isPending: boolean
  readonly onDiscard: () => void
}

/** Stays at the bottom of the window while the form is in view. */
export function SaveBar({ isDirty, isPending, onDiscard }: SaveBarProps) {
  return (
    <Paper variant="outlined" sx={{ position: 'sticky', bottom: 12, zIndex: 2, mt: 3, p: 1.5, boxShadow: '0 8px 24px rgb(23 40 43 / 0.12)' }}>
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
        <Button type="submit" variant="contained" loading={isPending}>
          {texts.update}
        </Button>
        {isDirty && (
          <Button onClick={onDiscard} disabled={isPending}>
            {texts.discard}
          </Button>
        )}
        <Typography variant="body2" role="status" sx={{ color: 'text.secondary', ml: 'auto', pr: 1, display: { xs: 'none', sm: 'block' } }}>
          {isDirty ? texts.unsaved : ''}
        </Typography>
      </Box>
    </Paper>
  )
}
