import LockIcon from '@mui/icons-material/LockOutlined'
import { Button, Paper } from '@mui/material'
import { errorTexts } from '@member-care/domain/texts/error-texts.ts'
import { Link } from 'react-router-dom'
import { EmptyState } from './empty-state.tsx'
import { PageHeading } from './page-heading.tsx'

/** A page for which the administrator lacks the power. */
export function NoAccessPage() {
  return (
    <>
      <PageHeading title="No access" />
      <Paper variant="outlined">
        <EmptyState
          icon={LockIcon}
          title={errorTexts.forbidden}
          action={
            <Button component={Link} to="/" variant="contained">
              Go to the first page
            </Button>
          }
        >
          Your roles do not include this page. An IT administrator can change them.
        </EmptyState>
      </Paper>
    </>
  )
}
