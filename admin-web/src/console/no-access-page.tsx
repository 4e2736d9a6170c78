import LockIcon from '@mui/icons-material/LockOutlined'
import { Button, Paper } from '@mui/material'
import { consoleTexts } from '@member-care/domain/texts/console-texts.ts'
import { errorTexts } from '@member-care/domain/texts/error-texts.ts'
import { Link } from 'react-router-dom'
import { EmptyState } from '@member-care/web-kit/page/empty-state.tsx'
import { PageHeading } from './page-heading.tsx'

/** A page for which the administrator lacks the power. */
export function NoAccessPage() {
  return (
    <>
      <PageHeading title={consoleTexts.noAccess.title} />
      <Paper variant="outlined">
        <EmptyState
          icon={LockIcon}
          title={errorTexts.forbidden}
          action={
            <Button component={Link} to="/" variant="contained">
              {consoleTexts.firstPage}
            </Button>
          }
        >
          {consoleTexts.noAccess.detail}
        </EmptyState>
      </Paper>
    </>
  )
}
