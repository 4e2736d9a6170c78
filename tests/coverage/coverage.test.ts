/** docs/coverage.md is true: every requirement has its row, every file that a row names is there, and every test that it names names the requirement. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { countedText, gapsOf, isTest, readCoverage } from './coverage.ts'

const root = join(import.meta.dirname, '..', '..')
const coverageFile = join(root, 'docs', 'coverage.md')
const text = readFileSync(coverageFile, 'utf8')
const { rows, unread } = readCoverage(text)

const contents = new Map<string, string>()
function contentOf(file: string): string {
  const content = contents.get(file) ?? readFileSync(join(root, file), 'utf8')
  contents.set(file, content)
  return content
}

describe('docs/coverage.md', () => {
  test('has a row for each of the 1170 requirements, in the order of their numbers', () => {
    expect(unread).toEqual([])
    expect(gapsOf(rows)).toEqual([])
    expect(rows).toHaveLength(1170)
  })

  test('names files that are there, by their whole paths', () => {
    expect(
      rows.flatMap(({ id, files }) =>
        files.filter((file) => !existsSync(join(root, file))).map((file) => `${id}: ${file}`),
      ),
    ).toEqual([])
  })

  test('names a test for what is shown by tests, and begins with "in part: ", "source: " or "not built yet" for everything else', () => {
    const wrong = rows.filter(({ way, files, text: shownBy }) => {
      if (way === 'test') return !files.some(isTest) || /not built/.test(shownBy)
      // Of what no test shows, the row says why.
      return way === 'part' ? files.length === 0 : way === 'source' && (files.length === 0 || !/\(.+\)|;/.test(shownBy))
    })
    expect(wrong.map(({ id, text: shownBy }) => `${id}: ${shownBy}`)).toEqual([])
  })

  test('names tests that name the requirement, in the name of a test or in a comment', () => {
    const tested = rows.filter(({ way }) => way === 'test' || way === 'part')
    const silent = tested.flatMap(({ id, files }) =>
      files
        .filter(
          (file) => isTest(file) && existsSync(join(root, file)) && !new RegExp(`\\b${id}\\b`).test(contentOf(file)),
        )
        .map((file) => `${file} does not name ${id}`),
    )
    expect(silent).toEqual([])
  })

  test('says how many are shown how (vitest -u puts it right)', async () => {
    await expect(text.replace(/^Of \d+ requirements .*$/m, countedText(rows))).toMatchFileSnapshot(coverageFile)
  })
})
