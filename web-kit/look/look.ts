/** The look that both front ends have in common, made from the tokens. Each adds its own density: the portal for fingers, the console for a desk. */
import { reducedMotion } from '@member-care/domain/theme/reduced-motion.ts'
import { tokens } from '@member-care/domain/theme/tokens.ts'
import { focusRing, type Colours } from './palette.ts'

const { font, radius } = tokens

/** Corners and letters. Sizes of headings are each front end's own. */
export const measures = {
  shape: { borderRadius: radius.small },
  typography: {
    fontFamily: font.family,
    h1: { fontWeight: 650 },
    h2: { fontWeight: 620 },
    h3: { fontWeight: 620, lineHeight: 1.4 },
    body2: { fontSize: `${font.size.small}rem` },
    button: { textTransform: 'none', fontWeight: 600 },
  },
} as const

/**
 * The components of both.
 * @param colour the colours of one scheme, or the variables that hold those of the scheme that shows
 */
export function commonLook(colour: Colours) {
  const ring = focusRing(colour.primary)
  return {
    MuiCssBaseline: { styleOverrides: { 'h1:focus': { outline: 'none' }, ...reducedMotion } },
    // The build leaves the ripple out as well (build/left-out.ts).
    MuiButtonBase: {
      defaultProps: { disableRipple: true },
      styleOverrides: { root: { fontFamily: 'inherit', '&.Mui-focusVisible': ring } },
    },
    MuiButton: {
      defaultProps: { disableElevation: true },
      styleOverrides: {
        root: { borderRadius: radius.small },
        // Where the system forces its own colours, only a line tells a button from text.
        contained: { '@media (forced-colors: active)': { border: '1px solid ButtonText' } },
        outlined: { backgroundColor: colour.surface },
      },
    },
    MuiLink: {
      defaultProps: { underline: 'hover' },
      styleOverrides: { root: { borderRadius: 4, '&:focus-visible': ring } },
    },
    MuiPaper: {
      defaultProps: { elevation: 0 },
      // What lies above the page is told by its line, not by being lighter.
      styleOverrides: { root: { '--Paper-overlay': 'none !important' } },
    },
    // A placeholder tells the format of an empty date, or what an empty filter means: it is to be read, and not to be taken for a value.
    MuiInputBase: { styleOverrides: { input: { '&&::placeholder': { color: colour.inkMuted, opacity: 1 } } } },
    MuiOutlinedInput: {
      styleOverrides: {
        root: {
          backgroundColor: colour.surface,
          '&:not(.Mui-focused):not(.Mui-error):not(:hover) .MuiOutlinedInput-notchedOutline': {
            borderColor: colour.inputBorder,
          },
        },
        // What the browser filled in is of the scheme that shows, which need not be the system's.
        input: {
          '&:-webkit-autofill': {
            WebkitBoxShadow: `0 0 0 100px ${colour.primaryLight} inset`,
            WebkitTextFillColor: colour.ink,
            caretColor: colour.ink,
          },
        },
      },
    },
    MuiFormHelperText: { styleOverrides: { root: { marginInline: 0, fontSize: '0.8125rem', lineHeight: 1.45 } } },
    MuiDialog: { styleOverrides: { paper: { borderRadius: radius.large } } },
    MuiTableCell: { styleOverrides: { head: { color: colour.inkMuted, fontWeight: 600, fontSize: '0.8125rem' } } },
  } as const
}
