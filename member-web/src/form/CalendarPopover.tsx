/** The calendar that a date can be chosen from instead of being typed. */
import type { RefObject } from 'react'
import Popover from '@mui/material/Popover'
import { AdapterDateFns } from '@mui/x-date-pickers/AdapterDateFns'
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar'
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider'
import { lightFormat } from 'date-fns/lightFormat'
import { parseISO } from 'date-fns/parseISO'
import { isIsoDate } from '@member-care/domain/dates/singapore-dates.ts'
import { dateFieldTexts } from '@member-care/domain/texts/date-field-texts.ts'

/** Of the calendar where the form has no limits of its own. */
const FIRST_DAY = parseISO('1900-01-01')
const LAST_DAY = parseISO('2099-12-31')

export interface CalendarPopoverProps {
  /** What it opens at, and what has the focus afterwards. */
  readonly anchor: RefObject<HTMLElement | null>
  /** '' while nothing is chosen. */
  readonly value: string
  readonly min?: string | undefined
  readonly max?: string | undefined
  readonly onChoose: (value: string) => void
  readonly onClose: () => void
}

export default function CalendarPopover({ anchor, value, min, max, onChoose, onClose }: CalendarPopoverProps) {
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
          value={dateOf(value) ?? null}
          minDate={dateOf(min) ?? FIRST_DAY}
          maxDate={dateOf(max) ?? LAST_DAY}
          onChange={(date, state) => {
            if (date === null || state !== 'finish') return
            onChoose(lightFormat(date, 'yyyy-MM-dd'))
            onClose()
          }}
        />
      </LocalizationProvider>
    </Popover>
  )
}

/** The day on the browser's own clock: the calendar knows no other. */
function dateOf(isoDate: string | undefined): Date | undefined {
  return isoDate !== undefined && isIsoDate(isoDate) ? parseISO(isoDate) : undefined
}
