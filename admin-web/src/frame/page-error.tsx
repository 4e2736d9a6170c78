import { Box, Button } from '@mui/material'
import { errorTexts, pageFailureTexts } from '@member-care/domain/texts/error-texts.ts'
import type { PageFailure } from '@member-care/web-kit/page/page-error-boundary.tsx'
import { LoadFailure } from '@member-care/web-kit/page/load-failure.tsx'

/** What stands in the place of a page that failed to draw, or could not be fetched. The frame around it keeps working. */
export function PageError({ unreachable = false }: Partial<PageFailure> & { readonly error?: unknown }) {
  return (
    <Box sx={{ maxWidth: 640 }}>
      <LoadFailure
        title={unreachable ? pageFailureTexts.unreachable : errorTexts.somethingWentWrong}
        detail={unreachable ? pageFailureTexts.unreachableDetail : pageFailureTexts.detail}
      />
      <Button variant="contained" sx={{ mt: 2 }} onClick={() => window.location.reload()}>
        {pageFailureTexts.reload}
      </Button>
    </Box>
  )
}
