import SearchOffIcon from '@mui/icons-material/SearchOff'
import { Button, Paper } from '@mui/material'
import { consoleTexts } from '@member-care/domain/texts/console-texts.ts'
import { Link } from 'react-router-dom'
import { EmptyState } from '@member-care/web-kit/page/empty-state.tsx'
import { PageHeading } from './page-heading.tsx'

/** Stands where no page, or no record of that name, is. */
export function NothingHere() {
  return (
    <>
      <PageHeading title={consoleTexts.noPage.title} />
      <Paper variant="outlined">
        <EmptyState
          icon={SearchOffIcon}
          title={consoleTexts.noPage.lead}
          action={
            <Button component={Link} to="/" variant="contained">
              {consoleTexts.firstPage}
            </Button>
          }
        >
          {consoleTexts.noPage.detail}
        </EmptyState>
      </Paper>
    </>
  )
}
