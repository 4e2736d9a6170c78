import { userUploadTexts } from '@member-care/domain/texts/user-upload-texts.ts'
import { Alert, AlertTitle, Box, Button, Typography } from '@mui/material'

const { error: texts } = userUploadTexts

/** Step 4: what failed, and the ways on from there. */
export function ErrorStep({ message, onBack, onStartOver }: { message: string; onBack: () => void; onStartOver: () => void }) {
  return (
    <Box sx={{ display: 'grid', gap: 2.5 }}>
      <Alert severity="error">
        <AlertTitle>{texts.title}</AlertTitle>
        {message}
      </Alert>
      <Typography>{texts.nothingLost}</Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button variant="contained" onClick={onBack}>
          {texts.back}
        </Button>
        <Button onClick={onStartOver}>{texts.startOver}</Button>
      </Box>
    </Box>
  )
}
