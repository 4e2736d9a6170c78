/**
 * The heading of a screen. It names the browser's tab and takes the focus, so that a screen reader says where one has come.
 * A heading that only says something else now, because what it names has changed, leaves focus and place as they are.
 */
import { useEffect, useRef, type ReactNode } from 'react'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useLocation, useNavigationType } from 'react-router-dom'
import { publicPageTexts } from '@member-care/domain/texts/public-page-texts.ts'

interface PageHeadingProps {
  readonly title: string
  /** What the title is written in, where that may be another language than the page's. */
  readonly lang?: string | undefined
  /** For the browser's tab, where the heading itself says too much. */
  readonly tabTitle?: string
  readonly lead?: ReactNode
  /** Buttons beside the heading. */
  readonly children?: ReactNode
}

export function PageHeading({ title, lang, tabTitle = title, lead, children }: PageHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const { key: entryKey } = useLocation()
  const isReturning = useNavigationType() === 'POP'
  const entry = useRef({ key: entryKey, isReturn: isReturning })
  useEffect(() => {
    entry.current = { key: entryKey, isReturn: isReturning }
  }, [entryKey, isReturning])
  const arrivedAt = useRef<string>(undefined)
  useEffect(() => {
    document.title = `${tabTitle} · ${publicPageTexts.product}`
    const { key, isReturn } = entry.current
    if (arrivedAt.current === key) return
    arrivedAt.current = key
    // People who come back are led to where they were (use-scroll-memory.ts).
    if (!isReturn) window.scrollTo({ top: 0 })
    // An open dialog hides the page below, and keeps the focus.
    if (!heading.current?.closest('[aria-hidden="true"]')) heading.current?.focus({ preventScroll: true })
  }, [tabTitle])
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: 2,
        mb: 3,
        '@media print': { mb: 1.25 },
      }}
    >
      <Box>
        {/* One long word in large text is broken rather than pushed out of the window. */}
        <Typography variant="h1" ref={heading} tabIndex={-1} lang={lang} sx={{ overflowWrap: 'anywhere' }}>
          {title}
        </Typography>
        {lead !== undefined && <Typography sx={{ color: 'text.secondary', mt: 0.5 }}>{lead}</Typography>}
      </Box>
      {children}
    </Box>
  )
}
