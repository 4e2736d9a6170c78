/** Each decision and each section of the specification that code or documents name has an entry in docs/, and each decision has only one. */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { decisionsNamedIn, decisionsOn, sectionsNamedIn, sectionsOn } from './decisions.ts'

const root = join(import.meta.dirname, '..', '..')
const rooms = '{domain,event-store,projections,api,web-kit,member-web,admin-web,tests,docs}'
const files = globSync([`${rooms}/**/*.{ts,tsx,mjs,md}`, '*.md'], {
  cwd: root,
  exclude: ['**/node_modules/**', '**/dist/**', 'tests/artifacts/**', 'tests/coverage/decisions*.ts', 'docs/asvs.md'],
}).map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }))

const pages = globSync('docs/decisions/*.md', { cwd: root }).map((file) => readFileSync(join(root, file), 'utf8'))
const decided = pages.flatMap(decisionsOn)
const mapped = sectionsOn(readFileSync(join(root, 'docs', 'specification.md'), 'utf8'))

test('each decision that is named has an entry', () => {
  const missing = files.flatMap(({ file, text }) =>
    decisionsNamedIn(text)
      .filter((id) => !decided.includes(id))
      .map((id) => `${file}: ${id}`),
  )
  expect(missing).toEqual([])
})

test('each section that is named has an entry', () => {
  const missing = files.flatMap(({ file, text }) =>
    sectionsNamedIn(text)
      .filter((id) => !mapped.includes(id))
      .map((id) => `${file}: ${id}`),
  )
  expect(missing).toEqual([])
})

test('no entry stands twice', () => {
  expect(decided.filter((id, index) => decided.indexOf(id) !== index)).toEqual([])
  expect(mapped.filter((id, index) => mapped.indexOf(id) !== index)).toEqual([])
})

test('names are read from text, and data are not taken for them', () => {
  expect(decisionsNamedIn("In any case (C21). C12b, S46, S132; 'C10', S93.4 and UC21 are none.")).toEqual([
    'C21',
    'C12b',
    'S46',
    'S132',
  ])
  expect(sectionsNamedIn('a page (3§2.2). See 1§7')).toEqual(['3§2.2', '1§7'])
  expect(decisionsOn('### C01\ntext\n### S132\n### S46: no\n')).toEqual(['C01', 'S132'])
})
