import { join } from 'node:path'
import { ESLint } from 'eslint'
import { expect, it } from 'vitest'
import { lateApis } from './late-apis.mjs'
import { buildTargets } from './oldest-browsers.mjs'

const repository = join(import.meta.dirname, '..', '..')

it('serves the browsers that were decided on', () => {
  expect(buildTargets()).toEqual(['chrome110', 'edge110', 'firefox115', 'safari16.4', 'ios16.4'])
})

it('knows what some of them lack', () => {
  const { globals, statics, prototypes, elementMembers } = lateApis()
  expect(globals).toEqual(expect.arrayContaining(['Temporal', 'requestIdleCallback', 'scheduler']))
  expect(statics['URL']).toEqual(expect.arrayContaining(['canParse', 'parse']))
  expect(statics['Promise']).toEqual(expect.arrayContaining(['withResolvers', 'try']))
  expect(statics['Map']).toContain('groupBy')
  expect(statics['AbortSignal']).toContain('any')
  expect(statics['Intl']).toContain('Segmenter')
  expect(prototypes['Set']).toContain('union')
  expect(prototypes['String']).toContain('isWellFormed')
  expect(elementMembers).toEqual(expect.arrayContaining(['startViewTransition', 'checkVisibility', 'showPopover']))
})

it('leaves alone what all of them have', () => {
  const { globals, prototypes, elementMembers } = lateApis()
  expect(globals).not.toContain('structuredClone')
  expect(prototypes['Array'] ?? []).not.toContain('toSorted')
  expect(prototypes['Array'] ?? []).not.toContain('findLast')
  expect(elementMembers).not.toContain('replaceChildren')
})

it.each(['admin-web/src/late.tsx', 'domain/late.ts'])('is refused by the lint run in %s', async (path) => {
  const eslint = new ESLint({ cwd: repository })
  const code =
    'export const found = [URL.canParse(""), Promise.withResolvers(), Map.groupBy([], String), new Intl.Segmenter()]\n'
  const [result] = await eslint.lintText(code, { filePath: join(repository, path) })
  expect(result?.messages.map(({ message }) => message)).toEqual(
    Array.from({ length: 4 }, () => expect.stringContaining('browserslist')),
  )
})
