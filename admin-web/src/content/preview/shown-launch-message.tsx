import { launchTexts } from '@member-care/domain/texts/home-texts.ts'
import { Box, Paper, Typography } from '@mui/material'

/** The dialog that members get. Its button is a picture only. */
export function ShownLaunchMessage({ title, text }: { readonly title: string; readonly text: string }) {
  return (
    <Paper elevation={4} sx={{ p: 3 }}>
      <Typography component="p" sx={{ fontSize: '1.125rem', fontWeight: 650, overflowWrap: 'anywhere' }}>
        {title}
      </Typography>
      <Typography sx={{ mt: 1, color: 'text.secondary', whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
        {text}
      </Typography>
      <Box sx={{ display: 'flex', justifyContent: 'flex-end', mt: 2.5 }}>
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
          {launchTexts.close}
        </Box>
      </Box>
    </Paper>
  )
}
