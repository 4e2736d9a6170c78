/** The button at the end of a typed field, with the calendar or the clock that it opens. */
import { lazy, Suspense, useRef, useState } from 'react'
import CalendarMonthOutlined from '@mui/icons-material/CalendarMonthOutlined'
import ScheduleOutlined from '@mui/icons-material/ScheduleOutlined'
import IconButton, { type IconButtonProps } from '@mui/material/IconButton'
import InputAdornment from '@mui/material/InputAdornment'
import { dateFieldTexts } from '@member-care/domain/texts/date-field-texts.ts'
import type { TypedField, TypedKind } from './use-typed-field.ts'

// They bring the library of calendars along, which nobody needs who types.
const CalendarPopover = lazy(() => import('./calendar-popover.tsx'))
const ClockPopover = lazy(() => import('./clock-popover.tsx'))

interface ChooserButtonProps extends Pick<IconButtonProps, 'size' | 'disabled'> {
  readonly kind: TypedKind
  readonly field: Pick<TypedField, 'chosen' | 'onChoose'>
  /** Id of the field's label. */
  readonly labelId: string
  /** The first and the last date that the calendar offers. */
  readonly min?: string | undefined
  readonly max?: string | undefined
}

export function ChooserButton({
  kind,
  field: { chosen, onChoose },
  labelId,
  min,
  max,
  size = 'medium',
  disabled = false,
}: ChooserButtonProps) {
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const popover = { anchor: button, onChoose, onClose: () => setOpen(false) }
  const Icon = kind === 'time' ? ScheduleOutlined : CalendarMonthOutlined
  return (
    <InputAdornment position="end">
      <IconButton
        ref={button}
        edge="end"
        size={size}
        disabled={disabled}
        aria-label={kind === 'time' ? dateFieldTexts.openClock : dateFieldTexts.openCalendar}
        aria-describedby={labelId}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
      >
        <Icon fontSize={size} />
      </IconButton>
      {isOpen && (
        <Suspense fallback={null}>
          {kind === 'time' ? (
            <ClockPopover {...popover} time={chosen} />
          ) : (
            <CalendarPopover {...popover} date={chosen.slice(0, 'YYYY-MM-DD'.length)} min={min} max={max} />
          )}
        </Suspense>
      )}
    </InputAdornment>
  )
}
