/** The lint run refuses in the console what goes round react-admin. */
import { existsSync, readFileSync } from 'node:fs'
import { ESLint, Linter } from 'eslint'
import typescript from 'typescript-eslint'
import { expect, it } from 'vitest'
import { join } from 'node:path'
import { aroundTheFramework, ways } from './around-the-framework.mjs'

const repository = join(import.meta.dirname, '..')
// One for all of them: each has to read the rules anew.
const eslint = new ESLint({ cwd: repository })

/** What the rules of this file say of a piece of code. */
async function saidOf(code: string, file: string): Promise<readonly string[]> {
  const [result] = await eslint.lintText(code, {
    filePath: join(repository, 'admin-web/src', file),
  })
  return (result?.messages ?? []).flatMap(({ ruleId, message }) =>
    ruleId?.startsWith('around-the-framework/') ? [message] : [],
  )
}

const table = ways.table.instead
const form = ways.form.instead
const address = ways.address.instead
const call = ways.call.instead
const client = ways.client.instead

it.each([
  ['a table of MUI', table, "import { Table } from '@mui/material'\nexport const List = () => <Table />\n"],
  ['its file', table, "import Table from '@mui/material/Table'\nexport const List = () => <Table />\n"],
  ['a table', table, 'export const List = () => <table />\n'],
  [
    'a form of the form library',
    form,
    "import { useForm } from 'react-hook-form'\nexport const useOwn = () => useForm()\n",
  ],
  ['a form', form, 'export const Own = () => <form />\n'],
  [
    'a box that is a form',
    form,
    'import { Box } from \'@mui/material\'\nexport const Own = () => <Box component="form" />\n',
  ],
  [
    'the query of the address',
    address,
    "import { useSearchParams } from 'react-router-dom'\nexport const useOwn = () => useSearchParams()\n",
  ],
  [
    'the query, parsed',
    address,
    'export const pageOf = () => new URLSearchParams(window.location.search).get("page")\n',
  ],
  ['a call', call, "export const read = () => fetch('/api/console/users')\n"],
  ['a call of the window', call, "export const read = () => window.fetch('/api/console/users')\n"],
  [
    'a query hook',
    call,
    "import { useQuery } from '@tanstack/react-query'\nexport const useOwn = () => useQuery({ queryKey: ['users'] })\n",
  ],
  [
    'a mutation hook',
    call,
    "import { useMutation } from '@tanstack/react-query'\nexport const useOwn = () => useMutation({})\n",
  ],
  [
    'the client of the API',
    client,
    "import { apiClient } from '../console/api-client.ts'\nexport const read = () => apiClient.GET('/api/console/me')\n",
  ],
])('refuses %s', async (_, instead, code) => {
  expect(await saidOf(code, 'users/around.tsx')).toEqual([instead])
})

it('leaves alone what makes an address, and the cache', async () => {
  const code =
    "import { useQueryClient } from '@tanstack/react-query'\nexport const address = `/users?${new URLSearchParams({ page: '2' }).toString()}`\nexport { useQueryClient }\n"
  expect(await saidOf(code, 'users/around.tsx')).toEqual([])
})

it('lets the list kit read the address', async () => {
  expect(
    await saidOf('export const pageOf = (search: string) => new URLSearchParams(search)\n', 'list/list-address.ts'),
  ).toEqual([])
})

it('lets the commands of a folder call the API', async () => {
  const code = "import { apiClient } from '../console/api-client.ts'\nexport { apiClient }\n"
  expect(await saidOf(code, 'users/user-commands.ts')).toEqual([])
})

it('names the reason of each exception', () => {
  for (const { allowed } of Object.values(ways)) for (const [, reason] of allowed) expect(reason).toMatch(/\w+ \w+/)
})

it('needs each exception still', () => {
  const linter = new Linter({ cwd: repository })
  const needless = Object.entries(ways).flatMap(([way, { allowed }]) =>
    allowed
      .map(([file]) => file)
      .filter((file) => {
        const path = join(repository, 'admin-web/src', file)
        if (!existsSync(path)) return true
        const rule = `around-the-framework/${way}`
        const said = linter.verify(
          readFileSync(path, 'utf8'),
          [
            {
              files: ['**/*.{ts,tsx}'],
              languageOptions: { parser: typescript.parser as NonNullable<Linter.LanguageOptions['parser']> },
              linterOptions: { reportUnusedDisableDirectives: 'off' },
              plugins: { 'around-the-framework': aroundTheFramework.plugin },
              rules: { [rule]: 'error' },
            },
          ],
          path,
        )
        return !said.some(({ ruleId }) => ruleId === rule)
      })
      .map((file) => `${way}: ${file}`),
  )
  expect(needless).toEqual([])
})
