/** How the page looks at the moment, for fields that are drawn elsewhere. */

export function isShownDark(): boolean {
  const chosen = document.documentElement.dataset['scheme']
  return chosen === undefined ? window.matchMedia('(prefers-color-scheme: dark)').matches : chosen === 'dark'
}

/** @param name of a CSS variable, such as `--mui-palette-divider` */
export function valueOf(name: string): string {
  return getComputedStyle(document.documentElement).getPropertyValue(name).trim()
}
