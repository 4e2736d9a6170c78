/** The hours and minutes of a time, in steps of 5 minutes (1§9). A time can be chosen here instead of being typed. */
import Button from '@mui/material/Button'
import { AdapterDateFns } from '@mui/x-date-pickers/AdapterDateFns'
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider'
import { MultiSectionDigitalClock } from '@mui/x-date-pickers/MultiSectionDigitalClock'
import { lightFormat } from 'date-fns/lightFormat'
import { parseISO } from 'date-fns/parseISO'
import { dateFieldTexts } from '@member-care/domain/texts/date-field-texts.ts'
import { ChooserPopover, type ChooserPopoverProps } from './chooser-popover.tsx'

const MINUTES_STEP = 5
/** Any day on which no clock is changed. Only its time counts. */
const SOME_DAY = '2026-01-01'

const words = {
  hoursClockNumberText: (hours: string) => dateFieldTexts.hours(hours.padStart(2, '0')),
  minutesClockNumberText: (minutes: string) => dateFieldTexts.minutes(minutes.padStart(2, '0')),
  selectViewText: (view: string) => (view === 'hours' ? dateFieldTexts.chooseHours : dateFieldTexts.chooseMinutes),
}

interface ClockPopoverProps extends ChooserPopoverProps {
  /** HH:mm; '' while nothing is chosen. */
  readonly time: string
  readonly onChoose: (time: string) => void
}

export default function ClockPopover({ time, onChoose, ...popover }: ClockPopoverProps) {
  return (
    <ChooserPopover {...popover} name={dateFieldTexts.clock}>
      <LocalizationProvider dateAdapter={AdapterDateFns} localeText={words}>
        <MultiSectionDigitalClock
          autoFocus
          ampm={false}
          timeSteps={{ minutes: MINUTES_STEP }}
          value={time === '' ? null : parseISO(`${SOME_DAY}T${time}`)}
          onChange={(chosen, state) => {
            if (chosen === null) return
            onChoose(lightFormat(chosen, 'HH:mm'))
            if (state === 'finish') popover.onClose()
          }}
        />
      </LocalizationProvider>
      <Button fullWidth onClick={popover.onClose}>
        {dateFieldTexts.done}
      </Button>
    </ChooserPopover>
  )
}
