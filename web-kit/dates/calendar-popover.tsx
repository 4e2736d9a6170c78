/** The calendar that a date can be chosen from instead of being typed. */
import { AdapterDateFns } from '@mui/x-date-pickers/AdapterDateFns'
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar'
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider'
import { lightFormat } from 'date-fns/lightFormat'
import { parseISO } from 'date-fns/parseISO'
import { isIsoDate } from '@member-care/domain/dates/singapore-dates.ts'
import { dateFieldTexts } from '@member-care/domain/texts/date-field-texts.ts'
import { calendarLocale } from './calendar-locale.ts'
import { ChooserPopover, type ChooserPopoverProps } from './chooser-popover.tsx'

/** Of the calendar where the form has no limits of its own. */
const FIRST_DAY = parseISO('1900-01-01')
const LAST_DAY = parseISO('2099-12-31')

const words = {
  previousMonth: dateFieldTexts.previousMonth,
  nextMonth: dateFieldTexts.nextMonth,
  calendarViewSwitchingButtonAriaLabel: (view: string) =>
    view === 'year' ? dateFieldTexts.chooseDay : dateFieldTexts.chooseYear,
}

interface CalendarPopoverProps extends ChooserPopoverProps {
  /** YYYY-MM-DD; '' while nothing is chosen. */
  readonly date: string
  readonly min?: string | undefined
  readonly max?: string | undefined
  readonly onChoose: (date: string) => void
}

export default function CalendarPopover({ date, min, max, onChoose, ...popover }: CalendarPopoverProps) {
  return (
    <ChooserPopover {...popover} name={dateFieldTexts.calendar}>
      <LocalizationProvider dateAdapter={AdapterDateFns} adapterLocale={calendarLocale()} localeText={words}>
        <DateCalendar
          autoFocus
          value={dateOf(date) ?? null}
          minDate={dateOf(min) ?? FIRST_DAY}
          maxDate={dateOf(max) ?? LAST_DAY}
          onChange={(chosen, state) => {
            if (chosen === null || state !== 'finish') return
            onChoose(lightFormat(chosen, 'yyyy-MM-dd'))
            popover.onClose()
          }}
        />
      </LocalizationProvider>
    </ChooserPopover>
  )
}

/** The day on the browser's own clock: the calendar knows no other. */
function dateOf(isoDate: string | undefined): Date | undefined {
  return isoDate !== undefined && isIsoDate(isoDate) ? parseISO(isoDate) : undefined
}
