/** The lint run refuses a scope that is made outside the caller's kit. */
import { ESLint } from 'eslint'
import { expect, it } from 'vitest'
import { join } from 'node:path'

const repository = join(import.meta.dirname, '../..')

it.each([
  ["import { OwnScope } from '@member-care/projections/scope-making.ts'\nexport const scope = new OwnScope('ann')\n"],
  ["export const scope = { kind: 'own', userId: 'ann' }\n"],
  ["export const scope = { kind: 'all' }\n"],
  ["export const scope = { kind: 'groups', groupCodes: ['P2'] }\n"],
  [
    "import type { Scope } from '@member-care/projections/scope.ts'\nexport const scopeOf = (said: unknown) => said as Scope\n",
  ],
  [
    "import { reachOfAdministrator } from '../http/reach-of-administrator.ts'\nexport const scope = reachOfAdministrator({ groupCodes: ['ALL'] })\n",
  ],
])('is refused by the lint run: %s', async (code) => {
  const [result] = await new ESLint({ cwd: repository }).lintText(code, {
    filePath: join(repository, 'api/claims/forged.ts'),
  })
  expect(result?.messages.map(({ message }) => message)).toEqual([
    expect.stringContaining('A scope is made by the caller’s kit alone'),
  ])
})
