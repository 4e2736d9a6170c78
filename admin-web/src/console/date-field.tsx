import CalendarIcon from '@mui/icons-material/CalendarMonthOutlined'
import { IconButton, InputAdornment, TextField, type TextFieldProps } from '@mui/material'
import { typedDate, typedMoment } from '@member-care/domain/dates/typed-date.ts'
import { dateFieldTexts } from '@member-care/domain/texts/date-field-texts.ts'
import { lazy, Suspense, useId, useRef, useState } from 'react'

// It brings the library of calendars along, which nobody needs who types.
const CalendarPopover = lazy(() => import('./calendar-popover.tsx'))

const kinds = {
  date: { format: typedDate, placeholder: dateFieldTexts.datePlaceholder, unreadable: dateFieldTexts.notADate },
  moment: { format: typedMoment, placeholder: dateFieldTexts.momentPlaceholder, unreadable: dateFieldTexts.notAMoment },
} as const

export interface DateFieldProps extends Pick<TextFieldProps, 'id' | 'name' | 'label' | 'required' | 'disabled' | 'error' | 'helperText' | 'inputRef' | 'sx'> {
  readonly kind?: keyof typeof kinds
  /** YYYY-MM-DD, or YYYY-MM-DDTHH:mm:ss of a moment in Singapore; or what was typed and is neither, which the form's rules refuse. */
  readonly value: string
  readonly onChange: (value: string) => void
  readonly onBlur?: () => void
}

/** A date (or a moment) as DD MMM YYYY, to be typed as people write it or chosen from a calendar. */
export function DateField({ kind = 'date', id, value, onChange, onBlur, error, helperText, disabled = false, ...field }: DateFieldProps) {
  const { format, placeholder, unreadable } = kinds[kind]
  const [typing, setTyping] = useState<string>()
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const ownId = useId()
  const inputId = id ?? ownId
  const isUnreadable = typing === undefined && value !== '' && format.readWhole(value) === undefined

  /** What was typed becomes what is shown of it. */
  function settle() {
    const read = typing === undefined ? undefined : format.read(typing)
    if (read !== undefined && read !== value) onChange(read)
    setTyping(undefined)
  }

  function choose(date: string) {
    setTyping(undefined)
    const [, time = '00:00:00'] = value.split('T')
    onChange(kind === 'date' ? date : `${date}T${time}`)
  }

  return (
    <>
      <TextField
        {...field}
        id={inputId}
        value={typing ?? format.show(value)}
        onChange={({ target }) => {
          setTyping(target.value)
          onChange(format.readWhole(target.value) ?? target.value.trim())
        }}
        onBlur={() => {
          settle()
          onBlur?.()
        }}
        onKeyDown={({ key }) => {
          // It sends the form without leaving the field.
          if (key === 'Enter') settle()
        }}
        disabled={disabled}
        error={error === true || isUnreadable}
        helperText={error !== true && isUnreadable ? unreadable : helperText}
        autoComplete="off"
        fullWidth
        slotProps={{
          inputLabel: { shrink: true },
          htmlInput: { placeholder, spellCheck: false },
          input: {
            endAdornment: (
              <InputAdornment position="end">
                <IconButton ref={button} edge="end" size="small" disabled={disabled} aria-label={dateFieldTexts.openCalendar} aria-describedby={`${inputId}-label`} aria-haspopup="dialog" aria-expanded={isOpen} onClick={() => setOpen(true)}>
                  <CalendarIcon fontSize="small" />
                </IconButton>
              </InputAdornment>
            ),
          },
        }}
      />
      {isOpen && (
        <Suspense fallback={null}>
          <CalendarPopover anchor={button} date={format.readWhole(value)?.split('T')[0]} onChoose={choose} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
