/** docs/asvs.md is whole and true to the repository: each requirement of level 2 once, with what shows it or with the reason. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { asvsCountedText, flawsOf, readAsvs } from './asvs.ts'
import requirements from './asvs-level-2.json' with { type: 'json' }
import { isTest } from './coverage.ts'

const root = join(import.meta.dirname, '..', '..')
const asvsFile = join(root, 'docs', 'asvs.md')
const text = readFileSync(asvsFile, 'utf8')
const { rows, unread } = readAsvs(text)
const evidence = rows.flatMap((row) => row.evidence.map((one) => ({ id: row.id, ...one })))

/** The names of a file's tests stand in quotes, in which a quote may be escaped. */
const namesTest = (file: string, name: string) =>
  ["'", '"', '`'].some((quote) =>
    readFileSync(join(root, file), 'utf8').replaceAll("\\'", "'").includes(`${quote}${name}${quote}`),
  )

describe('docs/asvs.md', () => {
  test('has a row for each requirement of level 2, once and in their order', () => {
    expect(unread).toEqual([])
    expect(rows.map(({ id }) => id)).toEqual(requirements)
  })

  test('says of each what shows it, or why it is not so', () => {
    expect(rows.flatMap(flawsOf)).toEqual([])
  })

  test('names files that are there, and tests that are in them', () => {
    const wrong = evidence.filter(
      ({ file, test: name }) =>
        !existsSync(join(root, file)) || (name !== undefined && (!isTest(file) || !namesTest(file, name))),
    )
    expect(wrong).toEqual([])
  })

  test('says how many are met (vitest -u puts it right)', async () => {
    await expect(text.replace(/^Of \d+ requirements .*$/m, asvsCountedText(rows))).toMatchFileSnapshot(asvsFile)
  })
})

describe('a row', () => {
  const read = (row: string) => readAsvs(row).rows.flatMap(flawsOf)

  test.each([
    ['| V1.1.1 | something | met | as we all know |'],
    ['| V1.1.1 | something | not met | no |'],
    ['| V1.1.1 | something | more or less | docs/security.md |'],
  ])('%s stands for nothing', (row) => {
    expect(read(row)).toHaveLength(1)
  })

  test('without a last cell is told as none', () => {
    expect(readAsvs('| V1.1.1 | something | met |  |').unread).toHaveLength(1)
  })

  test('names files, tests and notes', () => {
    expect(
      readAsvs('| V1.1.1 | x | met | a.test.ts › one; two (a note; more); b.ts (why) |').rows[0]?.evidence,
    ).toEqual([
      { file: 'a.test.ts', test: 'one; two' },
      { file: 'b.ts', test: undefined },
    ])
  })
})
