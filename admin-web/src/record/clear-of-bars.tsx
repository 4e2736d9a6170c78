import { GlobalStyles } from '@mui/material'

export interface ClearOfBarsProps {
  /** How much of the window bars of the page hide on top, the console's own bar with it, and at the bottom: in CSS pixels. */
  readonly top?: number
  readonly bottom?: number
  /** Where the bars are; everywhere unless told. */
  readonly media?: string
}

/** While it is there, what gets the focus is scrolled clear of the bars that stay in place (WCAG 2.4.11). */
export function ClearOfBars({ top, bottom, media }: ClearOfBarsProps) {
  const html = {
    ...(top !== undefined && { scrollPaddingTop: `${top}px !important` }),
    ...(bottom !== undefined && { scrollPaddingBottom: `${bottom}px` }),
  }
  return <GlobalStyles styles={media === undefined ? { html } : { [media]: { html } }} />
}
