import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { builtFrontEnds } from '@member-care/api/http/front-ends.ts'
import { oldBrowserTexts } from '@member-care/domain/texts/old-browser-texts.ts'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchBrowser, openVisitor } from '../support/browser.ts'
import { lateCalls } from './late-calls.ts'
import { productOfThisWorker } from './product-of-this-worker.ts'
import { bothWidths, lookAt } from './screens.ts'

const { origin } = productOfThisWorker()
let browser: Browser

beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

/** Late calls of libraries that ask whether the browser has it, but too far away to be seen beside the call. */
const askedElsewhere = [
  // MapLibre asks once, when it is loaded.
  'Intl.Segmenter',
  'VideoFrame',
  // React tries, and changes the page without it.
  'startViewTransition',
  // ProseMirror asks the document and the selection before it calls them.
  'caretPositionFromPoint',
  'caretRangeFromPoint',
  'getComposedRanges',
  // Tiptap has methods of these names itself.
  'getHTML',
  'parseHTML',
]

/** PDF.js, whose build for older browsers comes with what they lack. What that leaves out belongs to editing, which we do not open. */
const bringsItsOwn = /^((load|open)-pdf|pdf\.worker)/

test('a built script calls nothing that a browser we serve does not have', () => {
  const found = Object.values(builtFrontEnds).flatMap((directory) => {
    const assets = join(directory, 'assets')
    const scripts = readdirSync(assets).filter((name) => name.endsWith('.js') && !bringsItsOwn.test(name))
    return scripts.flatMap((name) =>
      lateCalls(readFileSync(join(assets, name), 'utf8')).map((call) => `${name}: ${call}`),
    )
  })
  expect(found.filter((call) => !askedElsewhere.some((asked) => call.endsWith(` ${asked}`)))).toEqual([])
})

test.each([
  ['Map.groupBy([1], String)', ['Map.groupBy']],
  ['new Set([1]).isSubsetOf(other)', ['isSubsetOf']],
  ['map.values().toArray()', ['toArray']],
  ['Object.values(map).some(Boolean)', []],
  ['new Temporal()', ['Temporal']],
  ["typeof URL.canParse === 'function' ? URL.canParse(text) : false", []],
])('a late call is seen in %s', (code, calls) => {
  expect(lateCalls(code)).toEqual(calls)
})

/** What stands in for an older browser: it lacks what the oldest that we serve brought. */
const olderBrowsers = {
  'Chrome 109': () => void Reflect.deleteProperty(Array.prototype, 'toSorted'),
  'Safari 16.3': () => void Reflect.deleteProperty(window, 'CompressionStream'),
}

test.each([
  ['Chrome 109', '/app/claimrecords?page=2'],
  ['Safari 16.3', '/systemadmin/user/list'],
] as const)('%s is told in plain words what to do at %s', async (older, path) => {
  const { page, context, problems } = await openVisitor(browser, 'phone', origin)
  await context.addInitScript(olderBrowsers[older])
  await page.goto(path)
  await page.getByRole('heading', { level: 1, name: oldBrowserTexts.title }).waitFor()
  await page.getByText('Safari 16.4 (on an iPhone or iPad: iOS 16.4), Chrome 110, Edge 110 or Firefox 115').waitFor()
  await lookAt(page, bothWidths, `old-browser-${path.split('/')[1] ?? ''}`)
  expect(problems).toEqual([])
  await context.close()
})
