/** The lint run refuses words for people in a component of either front end, and of what they share. */
import { ESLint } from 'eslint'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

const repository = join(import.meta.dirname, '..', '..')
const eslint = new ESLint({ cwd: repository })

async function findings(component: string, file: string): Promise<number> {
  const [result] = await eslint.lintText(`export const Example = () => ${component}\n`, {
    filePath: join(repository, file),
  })
  return (result?.messages ?? []).filter(({ ruleId }) => ruleId === 'texts/no-literal-text').length
}

describe.each(['member-web/src/example.tsx', 'admin-web/src/clients/example.tsx', 'web-kit/page/example.tsx'])(
  'in %s',
  (file) => {
    test.each([
      ['<p>Hello</p>', 1],
      ['<p>{"Hello"}</p>', 1],
      ['<p>{name || "Nobody"}</p>', 1],
      ['<p>{isOpen ? "Open" : "Closed"}</p>', 2],
      ['<p>{`Hello ${name}`}</p>', 1],
      ['<button aria-label="Close" />', 1],
      ['<img alt={`Photo of ${name}`} />', 1],
      ['<Field label={isNew ? "New" : texts.old} placeholder="Search" />', 2],
      ['<p>{texts.hello}</p>', 0],
      ['<p> · {count} / 12 </p>', 0],
      ['<p id="main" className={`row-${index}`}>{`${name} · ${date}`}</p>', 0],
    ])('%s has %d', async (component, expected) => {
      expect(await findings(component, file)).toBe(expected)
    })
  },
)

test('in what a menu or a list is made from, words are found too, and keys are not', async () => {
  const entry = `({ label: 'Read models', group: "System", heading: texts.code, title: 'forgotPassword' })`
  expect(await findings(entry, 'admin-web/src/read-models/example.ts')).toBe(2)
})
