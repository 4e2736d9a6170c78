/** Says that what stands on the screen could not be asked for again; it stays there meanwhile. */
import Button from '@mui/material/Button'
import { pageTexts } from '@member-care/domain/texts/page-texts.ts'
import { Notice } from '@member-care/web-kit/page/notice.tsx'

export function NotUpToDate({ title, onRetry }: { readonly title: string; readonly onRetry: () => void }) {
  return (
    <Notice
      tone="warning"
      role="status"
      title={title}
      action={
        <Button variant="outlined" onClick={onRetry}>
          {pageTexts.tryAgain}
        </Button>
      }
    />
  )
}
