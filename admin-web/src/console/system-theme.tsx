import { useMediaQuery } from '@mui/material'
import { createTheme, ThemeProvider } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { darkTheme, lightTheme } from './theme.ts'

const light = createTheme(lightTheme)
const dark = createTheme(darkTheme)

/** The console's look for pages beside it, in the colour scheme that the system asks for. */
export function SystemTheme({ children }: { readonly children: ReactNode }) {
  const asksForDark = useMediaQuery('(prefers-color-scheme: dark)', { noSsr: true })
  return <ThemeProvider theme={asksForDark ? dark : light}>{children}</ThemeProvider>
}
