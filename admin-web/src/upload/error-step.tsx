import { userUploadTexts } from '@member-care/domain/texts/user-upload-texts.ts'
import { Alert, AlertTitle, Box, Button, Typography } from '@mui/material'

const { error: texts } = userUploadTexts

interface ErrorStepProps {
  readonly message: string
  /** False where no answer came: then nobody knows whether the step was done. */
  readonly isAnswered: boolean
  readonly onBack: () => void
  readonly onStartOver: () => void
}

/** Step 4: what failed, and the ways on from there. */
export function ErrorStep({ message, isAnswered, onBack, onStartOver }: ErrorStepProps) {
  return (
    <Box sx={{ display: 'grid', gap: 2.5 }}>
      <Alert severity="error">
        <AlertTitle>{texts.title}</AlertTitle>
        {message}
      </Alert>
      <Typography>{isAnswered ? texts.nothingLost : texts.notKnown}</Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button variant="contained" onClick={onBack}>
          {texts.back}
        </Button>
        <Button onClick={onStartOver}>{texts.startOver}</Button>
      </Box>
    </Box>
  )
}
