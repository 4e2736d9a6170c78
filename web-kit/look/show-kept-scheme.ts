/** Shows a page in the colour scheme that was chosen for it: `data-scheme` at the root, which the styles read. Nothing is set where the system decides. */

export const SCHEME_KEY = 'member-care.scheme'

/**
 * It runs before the first paint too, as a script of its own made from its text (build/early-scheme.ts), so it uses nothing from outside itself.
 * @param key where the choice is kept
 */
export function showKeptScheme(key: string): void {
  let kept: string | null = null
  try {
    kept = localStorage.getItem(key)
  } catch {
    // A browser that keeps nothing stays as its system is.
  }
  const chosen = kept === 'light' || kept === 'dark' ? kept : null
  const root = document.documentElement
  if (chosen === null) root.removeAttribute('data-scheme')
  else root.setAttribute('data-scheme', chosen)
  // The empty window, before any style is there.
  document.querySelector('meta[name="color-scheme"]')?.setAttribute('content', chosen ?? 'light dark')
  // The bar of a phone's browser.
  document.querySelectorAll('meta[name="theme-color"]').forEach((bar) => {
    const scheme = bar.getAttribute('data-of')
    const always = chosen === scheme ? 'all' : 'not all'
    bar.setAttribute('media', chosen === null ? `(prefers-color-scheme: ${scheme})` : always)
  })
}
