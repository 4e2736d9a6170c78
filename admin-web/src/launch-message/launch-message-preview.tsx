import { launchMessageTexts as texts } from '@member-care/domain/texts/launch-message-texts.ts'
import { Box, Paper, Typography } from '@mui/material'

/** The dialog that members get, as far as it is typed. Its button is a picture only. */
export function LaunchMessagePreview({ title, message }: { title: string; message: string }) {
  if (title.trim() === '' && message.trim() === '') {
    return (
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {texts.previewEmpty}
      </Typography>
    )
  }
  return (
    <Paper elevation={4} sx={{ maxWidth: 420, mx: 'auto', p: 3 }}>
      <Typography component="p" sx={{ fontSize: '1.125rem', fontWeight: 650, overflowWrap: 'anywhere' }}>
        {title}
      </Typography>
      <Typography sx={{ mt: 1, color: 'text.secondary', whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
        {message}
      </Typography>
      <Box aria-hidden="true" sx={{ display: 'flex', justifyContent: 'flex-end', mt: 2.5 }}>
        <Box
          sx={{
            bgcolor: 'primary.main',
            color: 'primary.contrastText',
            borderRadius: 1,
            px: 2,
            py: 0.75,
            fontWeight: 600,
          }}
        >
          {texts.close}
        </Box>
      </Box>
    </Paper>
  )
}
