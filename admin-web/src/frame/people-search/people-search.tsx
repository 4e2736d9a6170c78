import SearchIcon from '@mui/icons-material/Search'
import { Box, Button, IconButton, useMediaQuery } from '@mui/material'
import { peopleSearchTexts } from '@member-care/domain/texts/people-search-texts.ts'
import { lazy, Suspense, useEffect, useState } from 'react'
import { theme } from '../../console/theme.ts'

const PeopleSearchDialog = lazy(() => import('./people-search-dialog.tsx'))

/** The button of the search in the top bar; Ctrl+K, or ⌘K, opens it from everywhere. */
export function PeopleSearch() {
  const [isOpen, setOpen] = useState(false)
  const isWide = useMediaQuery(theme.breakpoints.up('sm'))

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return
      // A dialog that is open has something to finish first.
      if (document.querySelector('[role=dialog]')) return
      event.preventDefault()
      setOpen(true)
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])

  return (
    <>
      {isWide ? (
        <Button
          variant="outlined"
          color="inherit"
          startIcon={<SearchIcon />}
          aria-label={peopleSearchTexts.open}
          aria-keyshortcuts="Control+K Meta+K"
          onClick={() => setOpen(true)}
          sx={{ borderColor: 'divider', color: 'text.secondary', fontWeight: 500 }}
        >
          {peopleSearchTexts.short}
          {/* Drawn by the style: as text it would belong to what the button is called. */}
          <Box
            component="kbd"
            aria-hidden="true"
            data-keys={isApple() ? '⌘K' : 'Ctrl K'}
            sx={{
              ml: 1.5,
              px: 0.75,
              border: 1,
              borderColor: 'divider',
              borderRadius: 1,
              font: 'inherit',
              fontSize: '0.75rem',
              '&::after': { content: 'attr(data-keys)' },
            }}
          />
        </Button>
      ) : (
        <IconButton aria-label={peopleSearchTexts.open} onClick={() => setOpen(true)}>
          <SearchIcon />
        </IconButton>
      )}
      {isOpen && (
        <Suspense fallback={null}>
          <PeopleSearchDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

function isApple(): boolean {
  return /mac|iphone|ipad/i.test(navigator.userAgent)
}
