import FitWidthIcon from '@mui/icons-material/FitScreenOutlined'
import PreviousIcon from '@mui/icons-material/KeyboardArrowUp'
import NextIcon from '@mui/icons-material/KeyboardArrowDown'
import ZoomIn from '@mui/icons-material/ZoomIn'
import ZoomOut from '@mui/icons-material/ZoomOut'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import OutlinedInput from '@mui/material/OutlinedInput'
import { useState, type KeyboardEvent, type ReactNode } from 'react'
import { documentViewTexts } from '@member-care/domain/texts/document-view-texts.ts'
import type { OpenPdf } from './open-pdf.ts'

interface PdfToolsProps {
  readonly shown: OpenPdf
  /** The page in sight, from 1. */
  readonly page: number
  /** 1 is the size of the paper. */
  readonly scale: number
}

/** Turns pages and changes the size. */
export function PdfTools({ shown, page, scale }: PdfToolsProps) {
  return (
    <>
      {shown.pages > 1 && (
        <Box sx={{ display: 'flex', alignItems: 'center' }}>
          <Tool label={documentViewTexts.previousPage} isPossible={page > 1} onUse={() => shown.showPage(page - 1)}>
            <PreviousIcon />
          </Tool>
          {/* Another page in sight is another number to begin with. */}
          <PageField key={page} page={page} pages={shown.pages} onPage={shown.showPage} />
          <Tool
            label={documentViewTexts.nextPage}
            isPossible={page < shown.pages}
            onUse={() => shown.showPage(page + 1)}
          >
            <NextIcon />
          </Tool>
        </Box>
      )}
      <Box sx={{ display: 'flex', alignItems: 'center' }}>
        <Tool label={documentViewTexts.zoomOut} onUse={shown.reduce}>
          <ZoomOut />
        </Tool>
        <Box
          role="status"
          sx={{ minWidth: '3.5em', textAlign: 'center', fontSize: '0.875rem', fontVariantNumeric: 'tabular-nums' }}
        >
          {Math.round(scale * 100)}%
        </Box>
        <Tool label={documentViewTexts.zoomIn} onUse={shown.enlarge}>
          <ZoomIn />
        </Tool>
        <Tool label={documentViewTexts.fitWidth} onUse={shown.fitWidth}>
          <FitWidthIcon />
        </Tool>
      </Box>
    </>
  )
}

interface PageFieldProps {
  readonly page: number
  readonly pages: number
  readonly onPage: (page: number) => void
}

/** The number of the page in sight; another one leads there with Enter or when the field is left. What is no page is put back. */
function PageField({ page, pages, onPage }: PageFieldProps) {
  const [typed, setTyped] = useState(String(page))
  const go = () => {
    const wanted = Number(typed)
    if (Number.isInteger(wanted) && wanted >= 1 && wanted <= pages) onPage(wanted)
    else setTyped(String(page))
  }
  const goOnEnter = (event: KeyboardEvent) => {
    if (event.key === 'Enter') go()
  }
  return (
    <>
      <OutlinedInput
        size="small"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={go}
        onKeyDown={goOnEnter}
        slotProps={{
          input: {
            'aria-label': documentViewTexts.page,
            inputMode: 'numeric',
            autoComplete: 'off',
            sx: { width: '2.5em', px: 1, py: 0.75, textAlign: 'center' },
          },
        }}
      />
      <Box component="span" sx={{ px: 1, fontSize: '0.875rem', whiteSpace: 'nowrap' }}>
        {documentViewTexts.ofPages(pages)}
      </Box>
    </>
  )
}

interface ToolProps {
  readonly label: string
  readonly isPossible?: boolean
  readonly onUse: () => void
  readonly children: ReactNode
}

/** Not disabled where it can do nothing: the keyboard would lose its place. */
function Tool({ label, isPossible = true, onUse, children }: ToolProps) {
  return (
    <IconButton
      aria-label={label}
      title={label}
      aria-disabled={!isPossible}
      onClick={() => isPossible && onUse()}
      sx={isPossible ? {} : { opacity: 0.45 }}
    >
      {children}
    </IconButton>
  )
}
