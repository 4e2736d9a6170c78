/** How the page looks at the moment, for fields that are drawn elsewhere. */

/** The colour scheme that was chosen; undefined where the system decides. */
export function chosenScheme(): string | undefined {
  return document.documentElement.dataset['scheme']
}

export function isShownDark(): boolean {
  const chosen = chosenScheme()
  return chosen === undefined ? window.matchMedia('(prefers-color-scheme: dark)').matches : chosen === 'dark'
}

/** @param name of a CSS variable, such as `--mui-palette-divider` */
export function valueOf(name: string): string {
  return getComputedStyle(document.documentElement).getPropertyValue(name).trim()
}
