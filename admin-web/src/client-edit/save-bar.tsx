import { Box, Button, Paper, Typography } from '@mui/material'
import { clientEditTexts as texts } from '@member-care/domain/texts/client-edit-texts.ts'
import { ClearOfBars } from '../record/clear-of-bars.tsx'
import { useRecordEdit } from '../record/record-edit.ts'

/** Stays at the bottom of the window while the form is in view. */
export function SaveBar() {
  const { isDirty, isPending, review, discard } = useRecordEdit()
  return (
    <>
      <ClearOfBars bottom={112} />
      <Paper
        variant="outlined"
        sx={{ position: 'sticky', bottom: 12, zIndex: 2, mt: 3, p: 1.5, boxShadow: '0 8px 24px rgb(23 40 43 / 0.12)' }}
      >
        <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
          <Button type="submit" variant="contained" loading={isPending && !review}>
            {texts.update}
          </Button>
          {isDirty && (
            <Button onClick={discard} disabled={isPending}>
              {texts.discard}
            </Button>
          )}
          <Typography
            variant="body2"
            role="status"
            sx={{ color: 'text.secondary', ml: 'auto', pr: 1, display: { xs: 'none', sm: 'block' } }}
          >
            {isDirty ? texts.unsaved : ''}
          </Typography>
        </Box>
      </Paper>
    </>
  )
}
