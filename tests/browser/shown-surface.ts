/** The colour of a page's surfaces, by the variable that says it. */
import type { Page } from 'playwright-core'

/** @returns as `#rrggbb`: a build writes colours as short as it can */
export function shownSurface(page: Page): Promise<unknown> {
  return page.evaluate(() => {
    const context = document.createElement('canvas').getContext('2d')
    if (context === null) return undefined
    context.fillStyle = getComputedStyle(document.documentElement).getPropertyValue('--mui-palette-background-paper')
    return context.fillStyle
  })
}
