import SearchOffIcon from '@mui/icons-material/SearchOff'
import { Button, Paper } from '@mui/material'
import { Link } from 'react-router-dom'
import { EmptyState } from './empty-state.tsx'
import { PageHeading } from './page-heading.tsx'

/** Any address of the console that no page answers. */
export function NotFoundPage() {
  return (
    <>
      <PageHeading title="Page not found" />
      <Paper variant="outlined">
        <EmptyState
          icon={SearchOffIcon}
          title="There is no page at this address."
          action={
            <Button component={Link} to="/" variant="contained">
              Go to the dashboard
            </Button>
          }
        >
          It may have moved, or the link may be incomplete.
        </EmptyState>
      </Paper>
    </>
  )
}
