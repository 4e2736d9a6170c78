import { Popover } from '@mui/material'
import { AdapterDateFns } from '@mui/x-date-pickers/AdapterDateFns'
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar'
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider'
import { dateFieldTexts } from '@member-care/domain/texts/date-field-texts.ts'
import { lightFormat } from 'date-fns/lightFormat'
import { parseISO } from 'date-fns/parseISO'
import type { RefObject } from 'react'

interface CalendarPopoverProps {
  /** What it opens at, and what has the focus afterwards. */
  readonly anchor: RefObject<HTMLElement | null>
  /** YYYY-MM-DD; undefined while none is chosen. */
  readonly date: string | undefined
  readonly onChoose: (date: string) => void
  readonly onClose: () => void
}

/** The calendar that a date can be chosen from instead of being typed. */
export default function CalendarPopover({ anchor, date, onChoose, onClose }: CalendarPopoverProps) {
  return (
    <Popover
      open
      anchorEl={() => anchor.current}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      onClose={onClose}
      slotProps={{ paper: { role: 'dialog', 'aria-modal': true, 'aria-label': dateFieldTexts.calendar, variant: 'outlined', sx: { mt: 0.5 } } }}
    >
      <LocalizationProvider dateAdapter={AdapterDateFns}>
        <DateCalendar
          autoFocus
          // On the browser's own clock: the calendar knows no other.
          value={date === undefined ? null : parseISO(date)}
          onChange={(chosen, state) => {
            if (chosen === null || state !== 'finish') return
            onChoose(lightFormat(chosen, 'yyyy-MM-dd'))
            onClose()
          }}
        />
      </LocalizationProvider>
    </Popover>
  )
}
