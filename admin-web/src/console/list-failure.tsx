import { consoleTexts } from '@member-care/domain/texts/console-texts.ts'
import { Box, Button } from '@mui/material'
import { LoadFailure } from '@member-care/web-kit/page/load-failure.tsx'

export interface ListFailureProps {
  readonly title: string
  /** The server's own words. */
  readonly detail: string
  /** Counts from 1. */
  readonly page: number
  readonly onRetry: () => void
  readonly onFirstPage: () => void
}

/** What a list shows in the place of a page that could not be loaded. A later page may fail by itself, so the first one is offered too. */
export function ListFailure({ title, detail, page, onRetry, onFirstPage }: ListFailureProps) {
  return (
    <Box sx={{ p: 2, pt: 0 }}>
      <LoadFailure title={title} detail={detail} onRetry={onRetry} />
      {page > 1 && (
        <Button sx={{ mt: 1 }} onClick={onFirstPage}>
          {consoleTexts.listEnd.firstPage}
        </Button>
      )}
    </Box>
  )
}
