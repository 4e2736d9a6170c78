import { Link } from '@mui/material'
import { visuallyHidden } from '@mui/utils'

/** The first stop of the Tab key on every page; seen only while it has the focus. */
export function SkipLink() {
  return (
    <Link
      href="#main-content"
      onClick={(event) => {
        // The address keeps its path: only the focus moves.
        event.preventDefault()
        document.getElementById('main-content')?.focus()
      }}
      sx={{
        position: 'fixed',
        zIndex: 'tooltip',
        top: 8,
        left: 8,
        px: 2,
        py: 1,
        borderRadius: 1,
        bgcolor: 'background.paper',
        boxShadow: 4,
        '&:not(:focus)': visuallyHidden,
      }}
    >
      Skip to content
    </Link>
  )
}
