import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { modulesOfMemberPages } from './front-ends.ts'

const portal = join(import.meta.dirname, '..', '..', 'member-web', 'src')

test('what a member’s page names in advance is the module that opens there', async () => {
  const pages = await readFile(join(portal, 'shell', 'member-pages.tsx'), 'utf8')
  for (const [address, module] of Object.entries(modulesOfMemberPages)) {
    const route = address.split('/')[2] ?? '/'
    const opened = new RegExp(`routes: '${route}(?:/\\*)?',.*import\\('([^']+)'\\)`).exec(pages)?.[1]
    expect(opened?.replace('..', 'src'), address).toBe(module)
  }
})
