/** What the documents lead to is there: files and folders by their paths, headings, and pages by their links. */
import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..', '..')
const pages = globSync(['*.md', 'docs/**/*.md'], { cwd: root }).map((file) => ({
  file,
  text: readFileSync(join(root, file), 'utf8'),
}))

const rooms = 'domain|event-store|projections|api|web-kit|member-web|admin-web|tests|docs'
/** A path from the root in backticks; one with a placeholder (`<name>`, `*`, `…`) is none. */
const namedPath = new RegExp(`\`((?:${rooms})/[\\w./-]*)\``, 'g')
const link = /\]\(([^)\s]+)\)/g

test('every path that a document names is there', () => {
  const missing = pages.flatMap(({ file, text }) =>
    [...text.matchAll(namedPath)]
      .flatMap(([, path]) => path ?? [])
      .filter((path) => !existsSync(join(root, path)))
      .map((path) => `${file}: ${path}`),
  )
  expect(missing).toEqual([])
})

test('every link of a document leads to a file and, where it names one, to a heading of it', () => {
  const missing = pages.flatMap(({ file, text }) =>
    [...text.matchAll(link)]
      .flatMap(([, target]) => target ?? [])
      .filter((target) => !/^\w+:/.test(target) && !isThere(file, target))
      .map((target) => `${file}: ${target}`),
  )
  expect(missing).toEqual([])
})

function isThere(from: string, target: string): boolean {
  const [path = '', heading] = target.split('#')
  const file = path === '' ? join(root, from) : join(root, dirname(from), path)
  if (!existsSync(file)) return false
  return heading === undefined || headingsOf(readFileSync(file, 'utf8')).includes(heading)
}

/** As anchors: small letters, words joined by hyphens. */
function headingsOf(text: string): readonly string[] {
  return [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} -]/gu, '')
      .replaceAll(' ', '-'),
  )
}
