/** The two dates as they are being typed, which the list follows whenever they make a period. */
import { useState } from 'react'
import { isPeriod, type ListFilter } from './list-filter.ts'

type Period = Pick<ListFilter, 'from' | 'to'>

interface TypedPeriod {
  readonly period: Period
  /** The list's period when it was last looked at. */
  readonly known: string
  /** What has been typed and not come back from the list yet, which takes a moment. */
  readonly sent: readonly string[]
}

/** A period that the list has from elsewhere replaces what is typed; one that was typed here does not disturb the typing. */
export function useTypedPeriod(listed: Period, onPeriod: (period: Period) => void) {
  const [typed, setTyped] = useState<TypedPeriod>(() => ({ period: listed, known: textOf(listed), sent: [] }))
  const current = textOf(listed)
  if (current !== typed.known) {
    const place = typed.sent.indexOf(current)
    setTyped({
      period: place < 0 ? listed : typed.period,
      known: current,
      sent: place < 0 ? [] : typed.sent.slice(place + 1),
    })
  }
  return {
    period: typed.period,
    isReversed: typed.period.from > typed.period.to && isPeriod({ from: typed.period.to, to: typed.period.from }),
    type: (part: Partial<Period>) => {
      const period = { ...typed.period, ...part }
      const isNew = isPeriod(period) && textOf(period) !== (typed.sent.at(-1) ?? typed.known)
      setTyped({ ...typed, period, sent: isNew ? [...typed.sent, textOf(period)] : typed.sent })
      if (isNew) onPeriod(period)
    },
  }
}

function textOf({ from, to }: Period): string {
  return `${from} ${to}`
}
