import { Box } from '@mui/material'
import { Children, useEffect, useRef, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'

/** The side menu of a record's pages; a row of tabs that scrolls where the screen is narrow. Its children are list items with `sectionStyle`. */
export function SectionMenu({
  label,
  hasLinks = true,
  children,
}: {
  label: string
  hasLinks?: boolean
  children: ReactNode
}) {
  const list = useRef<HTMLUListElement>(null)
  const { pathname } = useLocation()
  // Some entries come when the record has been loaded, and push the others along.
  const entries = Children.count(children)
  useEffect(() => {
    list.current?.querySelector('[aria-current="page"]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [pathname, entries])
  return (
    <Box component="nav" aria-label={label} sx={{ minWidth: 0 }}>
      {/* Without links in it, only the list itself can be scrolled by keyboard. */}
      <Box
        component="ul"
        ref={list}
        {...(!hasLinks && { tabIndex: 0, role: 'list' })}
        sx={{
          position: 'relative',
          listStyle: 'none',
          m: 0,
          p: 0,
          display: 'flex',
          flexDirection: { xs: 'row', lg: 'column' },
          gap: { xs: 0, sm: 0.5 },
          overflowX: 'auto',
          borderBottom: { xs: 1, lg: 0 },
          borderBottomColor: 'divider',
        }}
      >
        {children}
      </Box>
    </Box>
  )
}

export const sectionStyle = {
  display: 'flex',
  alignItems: 'center',
  minHeight: 40,
  px: { xs: 1, sm: 1.5 },
  whiteSpace: 'nowrap',
  textDecoration: 'none',
  color: 'text.secondary',
  fontWeight: 550,
  fontSize: { xs: '0.875rem', sm: '0.9375rem' },
  borderRadius: { xs: '8px 8px 0 0', lg: '8px' },
  borderBottom: { xs: '3px solid transparent', lg: 'none' },
  outlineOffset: '-3px !important',
  'a&:hover': { color: 'text.primary', bgcolor: 'action.hover' },
  '&[aria-disabled="true"]': { color: 'text.disabled' },
  '&[aria-current="page"]': {
    color: 'primary.dark',
    borderBottomColor: { xs: 'primary.main' },
    bgcolor: { lg: 'primary.light' },
    fontWeight: 650,
  },
} as const
