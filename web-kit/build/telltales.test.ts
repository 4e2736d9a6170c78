import { createRequire } from 'node:module'
import { expect, it } from 'vitest'
import { oldestBrowsers } from '../browsers/oldest-browsers.mjs'
import { telltales } from './telltales.ts'

interface Compatibility {
  readonly __compat: {
    readonly support: Readonly<
      Record<string, { readonly version_added: string } | readonly { readonly version_added: string }[]>
    >
  }
}

const data: unknown = createRequire(import.meta.url)('@mdn/browser-compat-data')

/** The version of a browser that brought a feature. */
function since(feature: string, browser: string): number {
  const found = feature
    .split('.')
    .reduce((node, name) => (node as Record<string, unknown>)[name], data) as Compatibility
  const support = [found.__compat.support[browser]].flat()[0]
  return Number.parseFloat(support?.version_added ?? 'Infinity')
}

it.each(oldestBrowsers())(
  'takes $listed $version for new enough, and the one before for too old',
  ({ data: browser, version }) => {
    expect(Math.max(...telltales.map(({ feature }) => since(feature, browser)))).toBe(version)
  },
)

it('tells by words that stand for the feature', () => {
  for (const { missing, feature } of telltales) expect(missing).toContain(feature.split('.').at(-1))
})
