// The oldest browsers that we serve, from the one list in package.json (`browserslist`).
import browserslist from 'browserslist'

/** Browsers as browserslist, as the compatibility data and as the build call them. */
const families = [
  { listed: 'chrome', data: 'chrome', target: 'chrome' },
  { listed: 'edge', data: 'edge', target: 'edge' },
  { listed: 'firefox', data: 'firefox', target: 'firefox' },
  { listed: 'safari', data: 'safari', target: 'safari' },
  { listed: 'ios_saf', data: 'safari_ios', target: 'ios' },
]

/** @returns for each browser its oldest version, and its names */
export function oldestBrowsers() {
  const listed = browserslist(undefined, { path: import.meta.dirname }).map((entry) => entry.split(' '))
  return families.map((family) => ({
    ...family,
    version: Math.min(
      ...listed.filter(([name]) => name === family.listed).map(([, version]) => Number.parseFloat(version)),
    ),
  }))
}

/** What the build makes code and styles for. */
export function buildTargets() {
  return oldestBrowsers().map(({ target, version }) => `${target}${version}`)
}
