/** The colours of both front ends, from the tokens, as the component library names them. */
import type { tokens } from '@member-care/domain/theme/tokens.ts'

/** The tokens' colours of one scheme. */
export type Colours = Readonly<Record<keyof typeof tokens.colour, string>>

export function paletteOf(colour: Colours) {
  const contrastText = colour.onStrong
  return {
    primary: { main: colour.primary, dark: colour.primaryDark, light: colour.primaryLight, contrastText },
    secondary: { main: colour.accent, light: colour.accentLight, contrastText },
    success: { main: colour.success, light: colour.successLight, contrastText },
    warning: { main: colour.warning, light: colour.warningLight, contrastText },
    error: { main: colour.error, light: colour.errorLight, contrastText },
    info: { main: colour.info, light: colour.infoLight, contrastText },
    text: { primary: colour.ink, secondary: colour.inkMuted },
    background: { default: colour.background, paper: colour.surface },
    divider: colour.border,
    inputBorder: colour.inputBorder,
  }
}

/** What has the focus, in a colour of the scheme. */
export function focusRing(colour: string) {
  return { outline: `3px solid ${colour}`, outlineOffset: 2 }
}
