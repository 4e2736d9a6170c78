import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'

test('zod takes it for its own setting, and does not try', () => {
  // In a process of its own: here another test may have loaded zod before.
  const script = `import './without-eval.ts'\nconst { config } = await import('zod')\nconsole.log(JSON.stringify(config()))`
  const said = execFileSync(process.execPath, ['--input-type=module', '--eval', script], {
    cwd: import.meta.dirname,
    encoding: 'utf8',
  })
  expect(JSON.parse(said)).toEqual({ jitless: true })
})
