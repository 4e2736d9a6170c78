import FirstIcon from '@mui/icons-material/FirstPage'
import LastIcon from '@mui/icons-material/LastPage'
import NextIcon from '@mui/icons-material/ChevronRight'
import PreviousIcon from '@mui/icons-material/ChevronLeft'
import { Box, IconButton, MenuItem, TextField, Typography } from '@mui/material'
import { shownCount } from '@member-care/domain/language/shown-count.ts'
import { consoleTexts } from '@member-care/domain/texts/console-texts.ts'
import { listTexts } from '@member-care/domain/texts/list-texts.ts'
import { useState, type FormEvent, type ReactNode } from 'react'
import { opensByNumber, pagesOf, rowsShownText, totalText, type ListSize } from './list-size.ts'
import { pageSizes } from './page-sizes.ts'

export interface PlacedPagesProps extends ListSize {
  /** Counts from 1. */
  readonly page: number
  readonly perPage: number
  /** How many rows the page shows. */
  readonly rows: number
  readonly onPage: (page: number) => void
  readonly onStep: (direction: 'next' | 'previous') => void
  /** Absent where the number of rows is fixed. */
  readonly onPerPage?: (perPage: number) => void
}

/** The foot of every list that may be long: `a-b of total`, a page picker, steps and page size (3§2.9, 3§9). A total that was not counted to its end says so. */
export function PlacedPages({ page, perPage, rows, total, isTotalExact, onPage, onStep, onPerPage }: PlacedPagesProps) {
  const size = { total, isTotalExact }
  const last = pagesOf(size, perPage)
  const first = (page - 1) * perPage + 1
  const isLastPage = isTotalExact ? page >= last : rows < perPage
  return (
    <ListFoot>
      {onPerPage && <PageSize perPage={perPage} onPerPage={onPerPage} />}
      <Typography variant="body2" role="status">
        {rowsShownText(first, rows === 0 ? 0 : first + rows - 1, totalText(size))}
      </Typography>
      <PagePicker
        key={page}
        page={page}
        last={last}
        isTotalExact={isTotalExact}
        canOpen={(wanted) => opensByNumber(wanted, perPage, size)}
        onPage={onPage}
      />
      <Box sx={{ display: 'flex' }}>
        <Step to="first" icon={FirstIcon} isOff={page <= 1} onClick={() => onPage(1)} />
        <Step to="previous" icon={PreviousIcon} isOff={page <= 1} onClick={() => onStep('previous')} />
        <Step to="next" icon={NextIcon} isOff={isLastPage} onClick={() => onStep('next')} />
        {isTotalExact && <Step to="last" icon={LastIcon} isOff={isLastPage} onClick={() => onPage(last)} />}
      </Box>
    </ListFoot>
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
    // A list in a dialog may lie over another form.
    event.stopPropagation()
    const wanted = Number(text)
    if (!Number.isSafeInteger(wanted) || wanted < 1 || (isTotalExact && wanted > last))
      return setError(consoleTexts.listEnd.noSuchPage(last))
    if (!canOpen(wanted)) return setError(consoleTexts.listEnd.tooFarIn)
    onPage(wanted)
  }
  return (
    <Box component="form" onSubmit={open} noValidate sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      <TextField
        size="small"
        label={listTexts.page}
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
        {listTexts.ofPages(isTotalExact ? shownCount(last) : listTexts.moreThan(shownCount(last)))}
      </Typography>
    </Box>
  )
}

/** The bar below a list. */
export function ListFoot({ children }: { children: ReactNode }) {
  return (
    <Box
      component="nav"
      aria-label={listTexts.pages}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'flex-end',
        columnGap: 1.5,
        rowGap: 1,
        px: 1.5,
        py: 1,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      {children}
    </Box>
  )
}

/** How many rows a page has. */
export function PageSize({ perPage, onPerPage }: Required<Pick<PlacedPagesProps, 'perPage' | 'onPerPage'>>) {
  return (
    <TextField
      select
      size="small"
      label={listTexts.rowsPerPage}
      value={perPage}
      onChange={(event) => onPerPage(Number(event.target.value))}
      sx={{ width: 120, mr: 'auto' }}
    >
      {pageSizes.map((choice) => (
        <MenuItem key={choice} value={choice}>
          {choice}
        </MenuItem>
      ))}
    </TextField>
  )
}

interface StepProps {
  readonly to: 'first' | 'previous' | 'next' | 'last'
  readonly icon: typeof FirstIcon
  readonly isOff: boolean
  readonly onClick: () => void
}

/** A step to another page. */
export function Step({ to, icon: Icon, isOff, onClick }: StepProps) {
  return (
    <IconButton aria-label={listTexts.goTo[to]} disabled={isOff} onClick={onClick}>
      <Icon />
    </IconButton>
  )
}
