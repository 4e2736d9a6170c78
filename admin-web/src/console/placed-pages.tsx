import FirstIcon from '@mui/icons-material/FirstPage'
import LastIcon from '@mui/icons-material/LastPage'
import NextIcon from '@mui/icons-material/ChevronRight'
import PreviousIcon from '@mui/icons-material/ChevronLeft'
import { Box, IconButton, MenuItem, TextField, Typography } from '@mui/material'
import { consoleTexts } from '@member-care/domain/texts/console-texts.ts'
import { useState, type FormEvent } from 'react'
import { opensByNumber, pagesOf, rowsShownText, type ListSize } from './list-place.ts'
import { pageSizes } from './page-sizes.ts'

export interface PlacedPagesProps extends ListSize {
  /** Counts from 1. */
  readonly page: number
  readonly perPage: number
  /** How many rows the page shows. */
  readonly rows: number
  readonly onPage: (page: number) => void
  readonly onStep: (direction: 'next' | 'previous') => void
  readonly onPerPage: (perPage: number) => void
}

/** The foot of a list that may be very long: `a-b of total`, a page picker, steps and page size (3§2.9). A total that was not counted to its end says so. */
export function PlacedPages({ page, perPage, rows, total, isTotalExact, onPage, onStep, onPerPage }: PlacedPagesProps) {
  const last = pagesOf({ total, isTotalExact }, perPage)
  const first = (page - 1) * perPage + 1
  const isLastPage = isTotalExact ? page >= last : rows < perPage
  return (
    <Box
      component="nav"
      aria-label="Pages"
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'flex-end', gap: 1.5, p: 1.5, borderTop: 1, borderColor: 'divider' }}
    >
      <TextField select size="small" label="Rows per page" value={perPage} onChange={(event) => onPerPage(Number(event.target.value))} sx={{ width: 120, mr: 'auto' }}>
        {pageSizes.map((size) => (
          <MenuItem key={size} value={size}>
            {size}
          </MenuItem>
        ))}
      </TextField>
      <Typography variant="body2" role="status">
        {rowsShownText(first, rows === 0 ? 0 : first + rows - 1, totalText({ total, isTotalExact }))}
      </Typography>
      <PagePicker key={page} page={page} last={last} isTotalExact={isTotalExact} canOpen={(wanted) => opensByNumber(wanted, perPage, { total, isTotalExact })} onPage={onPage} />
      <Box sx={{ display: 'flex' }}>
        <Step label="Go to the first page" icon={FirstIcon} isOff={page <= 1} onClick={() => onPage(1)} />
        <Step label="Go to the previous page" icon={PreviousIcon} isOff={page <= 1} onClick={() => onStep('previous')} />
        <Step label="Go to the next page" icon={NextIcon} isOff={isLastPage} onClick={() => onStep('next')} />
        {isTotalExact && <Step label="Go to the last page" icon={LastIcon} isOff={isLastPage} onClick={() => onPage(last)} />}
      </Box>
    </Box>
  )
}

interface PagePickerProps {
  readonly page: number
  readonly last: number
  readonly isTotalExact: boolean
  readonly canOpen: (page: number) => boolean
  readonly onPage: (page: number) => void
}

/** A field for the number of a page; Enter opens it. */
function PagePicker({ page, last, isTotalExact, canOpen, onPage }: PagePickerProps) {
  const [text, setText] = useState(String(page))
  const [error, setError] = useState<string>()
  const open = (event: FormEvent) => {
    event.preventDefault()
    const wanted = Number(text)
    if (!Number.isSafeInteger(wanted) || wanted < 1 || (isTotalExact && wanted > last)) return setError(consoleTexts.listEnd.noSuchPage(last))
    if (!canOpen(wanted)) return setError(consoleTexts.listEnd.tooFarIn)
    onPage(wanted)
  }
  return (
    <Box component="form" onSubmit={open} noValidate sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      <TextField
        size="small"
        label="Page"
        value={text}
        onChange={(event) => {
          setText(event.target.value)
          setError(undefined)
        }}
        error={error !== undefined}
        helperText={error}
        slotProps={{ htmlInput: { inputMode: 'numeric', autoComplete: 'off' } }}
        sx={{ width: error === undefined ? 92 : 260 }}
      />
      <Typography variant="body2" sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}>
        of {isTotalExact ? number(last) : `more than ${number(last)}`}
      </Typography>
    </Box>
  )
}

function Step({ label, icon: Icon, isOff, onClick }: { label: string; icon: typeof FirstIcon; isOff: boolean; onClick: () => void }) {
  return (
    <IconButton aria-label={label} disabled={isOff} onClick={onClick}>
      <Icon />
    </IconButton>
  )
}

/** `1,234`, or `more than 10,000` where nobody counted further. */
export function totalText({ total, isTotalExact }: ListSize): string {
  return isTotalExact ? number(total) : `more than ${number(total)}`
}

function number(value: number): string {
  return value.toLocaleString('en-SG')
}
