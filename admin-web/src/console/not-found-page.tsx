import SearchOffIcon from '@mui/icons-material/SearchOff'
import { Button, Paper } from '@mui/material'
import { Link, Navigate, useLocation } from 'react-router-dom'
import { EmptyState } from './empty-state.tsx'
import { otherSpelling } from './other-spelling.ts'
import { PageHeading } from './page-heading.tsx'

/** Any address of the console that no page answers. One that only spells a page otherwise leads there. */
export function NotFoundPage() {
  const { pathname, search, hash } = useLocation()
  const meant = otherSpelling(pathname)
  // A page may itself know no record kind of this name; its own address would lead here again.
  if (meant !== undefined && meant !== pathname) return <Navigate to={{ pathname: meant, search, hash }} replace />
  return (
    <>
      <PageHeading title="Page not found" />
      <Paper variant="outlined">
        <EmptyState
          icon={SearchOffIcon}
          title="There is no page at this address."
          action={
            <Button component={Link} to="/" variant="contained">
              Go to the first page
            </Button>
          }
        >
          It may have moved, or the link may be incomplete.
        </EmptyState>
      </Paper>
    </>
  )
}
