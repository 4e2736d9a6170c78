import { Box, Typography } from '@mui/material'
import { consoleTexts } from '@member-care/domain/texts/console-texts.ts'
import { hrEmployeeTexts } from '@member-care/domain/texts/hr-employee-texts.ts'
import { useEffect, useRef, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { basePathOf, HR_ADMINISTRATION } from './base-path.ts'

export interface PageHeadingProps {
  /** The page's title: its `<h1>` and the name of the browser tab. */
  readonly title: string
  /** A line below the title. */
  readonly children?: ReactNode
  /** Buttons to the right, or below on a phone. */
  readonly actions?: ReactNode
}

/** Takes the focus where it went with what had it, such as the row of a decided record: there a screen reader says how many are left. */
export function catchLostFocus(): void {
  if (document.activeElement === document.body) document.querySelector<HTMLElement>('main h1')?.focus()
}

/** The head of every page. After a navigation the focus goes to it, so that a screen reader says where the person is now; not out of a dialog that was opened meanwhile. */
export function PageHeading({ title, children, actions }: PageHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  // The first page of a visit has this key; there the browser's own place of focus is right.
  const isFirstPage = useLocation().key === 'default'

  useEffect(() => {
    // An open dialog hides the page below.
    if (!isFirstPage && !heading.current?.closest('[aria-hidden="true"]')) heading.current?.focus()
    // Once per page: what changes later in the address (filters, paging) is no new page.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [])

  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 2,
        alignItems: 'flex-start',
        justifyContent: 'space-between',
        mb: 3,
      }}
    >
      <title>{tabTitle(title)}</title>
      <Box sx={{ minWidth: 0 }}>
        <Typography
          variant="h1"
          component="h1"
          ref={heading}
          tabIndex={-1}
          sx={{ overflowWrap: 'anywhere', scrollMarginTop: 16 }}
        >
          {title}
        </Typography>
        {children && (
          <Typography component="div" variant="body2" sx={{ color: 'text.secondary', mt: 0.5 }}>
            {children}
          </Typography>
        )}
      </Box>
      {actions}
    </Box>
  )
}

function tabTitle(title: string): string {
  const isHrArea = basePathOf(window.location.pathname) === HR_ADMINISTRATION
  return (isHrArea ? hrEmployeeTexts : consoleTexts).tabTitle(title)
}
