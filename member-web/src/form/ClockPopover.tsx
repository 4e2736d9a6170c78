/** The hours and minutes that a time can be chosen from instead of being typed, in steps of 5 minutes (1§9). */
import Button from '@mui/material/Button'
import Popover from '@mui/material/Popover'
import { AdapterDateFns } from '@mui/x-date-pickers/AdapterDateFns'
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider'
import { MultiSectionDigitalClock } from '@mui/x-date-pickers/MultiSectionDigitalClock'
import { lightFormat } from 'date-fns/lightFormat'
import { parseISO } from 'date-fns/parseISO'
import { dateFieldTexts } from '@member-care/domain/texts/date-field-texts.ts'
import type { CalendarPopoverProps } from './CalendarPopover.tsx'

const MINUTES_STEP = 5
/** Any day on which no clock is changed: only the time of it counts. */
const SOME_DAY = '2026-01-01'

/** The names of the numbers begin with what is seen of them, for whoever speaks to their device. */
const names = { hoursClockNumberText: (hours: string) => `${hours.padStart(2, '0')} hours`, minutesClockNumberText: (minutes: string) => `${minutes.padStart(2, '0')} minutes` }

export default function ClockPopover({ anchor, value, onChoose, onClose }: CalendarPopoverProps) {
  return (
    <Popover
      open
      anchorEl={() => anchor.current}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      onClose={onClose}
      slotProps={{ paper: { role: 'dialog', 'aria-modal': true, 'aria-label': dateFieldTexts.clock, variant: 'outlined', sx: { mt: 0.5 } } }}
    >
      <LocalizationProvider dateAdapter={AdapterDateFns} localeText={names}>
        <MultiSectionDigitalClock
          autoFocus
          ampm={false}
          timeSteps={{ minutes: MINUTES_STEP }}
          value={value === '' ? null : parseISO(`${SOME_DAY}T${value}`)}
          onChange={(time, state) => {
            if (time === null) return
            onChoose(lightFormat(time, 'HH:mm'))
            if (state === 'finish') onClose()
          }}
        />
      </LocalizationProvider>
      <Button fullWidth onClick={onClose}>
        {dateFieldTexts.done}
      </Button>
    </Popover>
  )
}
