/** What stands in the place of a screen that failed to draw, or could not be fetched. */
import Button from '@mui/material/Button'
import { errorTexts, pageFailureTexts } from '@member-care/domain/texts/error-texts.ts'
import type { PageFailure } from '@member-care/web-kit/page/page-error-boundary.tsx'
import { PageHeading } from '../page/page-heading.tsx'

export function PageError({ unreachable }: PageFailure) {
  return (
    <>
      <PageHeading
        title={unreachable ? pageFailureTexts.unreachable : errorTexts.somethingWentWrong}
        lead={unreachable ? pageFailureTexts.unreachableDetail : pageFailureTexts.detail}
      />
      <Button variant="contained" onClick={() => window.location.reload()}>
        {pageFailureTexts.reload}
      </Button>
    </>
  )
}
