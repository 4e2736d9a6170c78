/** The one switch of the chat is its place in the member's menu: menu, claim pages and buttons lead there as soon as it is there. */
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const read = (...path: string[]) => readFile(join(import.meta.dirname, ...path), 'utf8')

test('while the chat has no page, nothing tells members to use it', async () => {
  const places = await read('menu-places.ts')
  if (places.includes("entry: 'askJoey'")) return
  const folder = ['..', '..', '..', 'domain', 'texts', 'en']
  const files = await readdir(join(import.meta.dirname, ...folder))
  const pointing = await Promise.all(
    files.map(async (name) => ((await read(...folder, name)).match(/chat with us/i) ? [name] : [])),
  )
  expect(pointing.flat()).toEqual([])
  // What says more asks the menu whether there is a chat.
  expect(await read('..', 'claim', 'claim-questions.tsx')).toContain(
    "useMenu().some(({ entry }) => entry === 'askJoey')",
  )
})
