import { Alert, Box, Button } from '@mui/material'
import { secondFactorPageTexts } from '@member-care/domain/texts/second-factor-page-texts.ts'
import { secondFactorCalls } from '@member-care/web-kit/second-factors/second-factor-calls.ts'
import { SecondFactorsPanel } from '@member-care/web-kit/second-factors/second-factors-panel.tsx'
import { useState } from 'react'
import { apiClient } from '../console/api-client.ts'

const calls = secondFactorCalls(apiClient)

/** All that an administrator sees who has to set up a second factor first. */
export default function MissingFactorPage() {
  const [isDone, setDone] = useState(false)
  return (
    <Box sx={{ display: 'grid', gap: 3, maxWidth: 820 }}>
      <SecondFactorsPanel calls={calls} heading="h1" onEnrolled={() => setDone(true)} />
      {isDone && (
        <Alert
          severity="success"
          action={
            // The page is opened anew: until now it was allowed to ask for nothing else.
            <Button color="inherit" onClick={() => window.location.reload()}>
              {secondFactorPageTexts.missing.goOn}
            </Button>
          }
        >
          {secondFactorPageTexts.missing.done}
        </Alert>
      )}
    </Box>
  )
}
