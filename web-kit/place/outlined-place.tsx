/** Outlines where a value stands, on a picture of its page that it is laid over; and brings it into sight. */
import Box from '@mui/material/Box'
import type { Place } from '@member-care/domain/receipt/receipt-word.ts'
import { outlineStyle } from './outline-style.ts'

interface OutlinedPlaceProps {
  /** In parts of the page. */
  readonly place: Place
  /** Scrolls to it, once: the same function for every drawing; another key has it done again. */
  readonly show: (outline: HTMLElement | null) => void
}

export function OutlinedPlace({ place, show }: OutlinedPlaceProps) {
  return <Box aria-hidden="true" ref={show} sx={outlineStyle(place.box)} />
}
