/** A date or a time, to be typed as people write it or chosen from what the button opens. Apart from any form library. */
import { lazy, Suspense, useRef, useState, type ComponentType, type KeyboardEvent } from 'react'
import IconButton from '@mui/material/IconButton'
import InputAdornment from '@mui/material/InputAdornment'
import type { SvgIconComponent } from '@mui/icons-material'
import CalendarMonthOutlined from '@mui/icons-material/CalendarMonthOutlined'
import ScheduleOutlined from '@mui/icons-material/ScheduleOutlined'
import { typedDate, typedTime, type TypedFormat } from '@member-care/domain/dates/typed-date.ts'
import { dateFieldTexts } from '@member-care/domain/texts/date-field-texts.ts'
import type { CalendarPopoverProps } from './CalendarPopover.tsx'
import { TextLine, type TextLineProps } from './TextLine.tsx'

// They bring the library of calendars along, which nobody needs who types.
const CalendarPopover = lazy(() => import('./CalendarPopover.tsx'))
const ClockPopover = lazy(() => import('./ClockPopover.tsx'))

interface Kind {
  readonly format: TypedFormat
  readonly placeholder: string
  /** Said of what cannot be read, where the form says nothing itself. */
  readonly unreadable: string
  readonly buttonName: string
  readonly Icon: SvgIconComponent
  readonly Popover: ComponentType<CalendarPopoverProps>
}

const kinds = {
  date: { format: typedDate, placeholder: dateFieldTexts.datePlaceholder, unreadable: dateFieldTexts.notADate, buttonName: dateFieldTexts.openCalendar, Icon: CalendarMonthOutlined, Popover: CalendarPopover },
  time: { format: typedTime, placeholder: dateFieldTexts.timePlaceholder, unreadable: dateFieldTexts.notATime, buttonName: dateFieldTexts.openClock, Icon: ScheduleOutlined, Popover: ClockPopover },
} as const satisfies Record<string, Kind>

export interface TypedLineProps extends Pick<TextLineProps, 'name' | 'label' | 'hint' | 'error' | 'optional'> {
  readonly kind: keyof typeof kinds
  /** YYYY-MM-DD or HH:mm; or what was typed and is neither. */
  readonly value: string
  readonly onChange: (value: string) => void
  readonly onBlur?: () => void
  readonly onFocus?: () => void
  /** The first and the last date that the calendar offers. */
  readonly min?: string | undefined
  readonly max?: string | undefined
}

export function TypedLine({ kind, value, onChange, onBlur, onFocus, min, max, error, ...line }: TypedLineProps) {
  const { format, placeholder, unreadable, buttonName, Icon, Popover } = kinds[kind]
  const [typing, setTyping] = useState<string>()
  const [isOpen, setOpen] = useState(false)
  const isUnreadable = typing === undefined && value !== '' && format.readWhole(value) === undefined
  const button = useRef<HTMLButtonElement>(null)

  const type = (text: string) => {
    setTyping(text)
    onChange(format.readWhole(text) ?? text.trim())
  }
  /** What was typed becomes what is shown of it. */
  const settle = () => {
    const read = typing === undefined ? undefined : format.read(typing)
    if (read !== undefined && read !== value) onChange(read)
    setTyping(undefined)
  }
  return (
    <>
      <TextLine
        {...line}
        error={error ?? (isUnreadable ? unreadable : undefined)}
        value={typing ?? format.show(value)}
        onChange={(event) => type(event.target.value)}
        onFocus={() => onFocus?.()}
        onBlur={() => {
          settle()
          onBlur?.()
        }}
        autoComplete="off"
        inputProps={{
          placeholder,
          spellCheck: false,
          onKeyDown: ({ key }: KeyboardEvent) => {
            // It sends the form without leaving the field.
            if (key === 'Enter') settle()
          },
        }}
        endAdornment={
          <InputAdornment position="end">
            <IconButton ref={button} edge="end" aria-label={buttonName} aria-describedby={`${line.name}-name`} aria-haspopup="dialog" aria-expanded={isOpen} onClick={() => setOpen(true)}>
              <Icon />
            </IconButton>
          </InputAdornment>
        }
      />
      {isOpen && (
        <Suspense fallback={null}>
          <Popover
            anchor={button}
            value={format.readWhole(value) ?? ''}
            min={min}
            max={max}
            onChoose={(chosen) => {
              setTyping(undefined)
              onChange(chosen)
            }}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  )
}
