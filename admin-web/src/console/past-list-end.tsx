import NoMatchIcon from '@mui/icons-material/SearchOff'
import { consoleTexts } from '@member-care/domain/texts/console-texts.ts'
import { Button } from '@mui/material'
import { EmptyState } from '@member-care/web-kit/page/empty-state.tsx'

export interface PastListEndProps {
  readonly onFirstPage: () => void
}

/** What a page past the end of a list shows, as an old link may ask for: that the list ends before it, and the way back. */
export function PastListEnd({ onFirstPage }: PastListEndProps) {
  const { endsBefore, firstPage } = consoleTexts.listEnd
  return (
    <EmptyState
      icon={NoMatchIcon}
      title={consoleTexts.empty.list}
      action={<Button onClick={onFirstPage}>{firstPage}</Button>}
    >
      {endsBefore}
    </EmptyState>
  )
}
