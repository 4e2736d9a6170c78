import { Box, Button } from '@mui/material'
import { errorTexts } from '@member-care/domain/texts/error-texts.ts'
import { LoadFailure } from './load-failure.tsx'

/** What stands in the place of a page that failed to draw. The frame around it keeps working. */
export function PageError() {
  return (
    <Box sx={{ maxWidth: 640 }}>
      <LoadFailure title={errorTexts.somethingWentWrong} detail="The page could not be shown. Loading it again usually helps." />
      <Button variant="contained" sx={{ mt: 2 }} onClick={() => window.location.reload()}>
        Reload the page
      </Button>
    </Box>
  )
}
