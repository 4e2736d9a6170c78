/** Why a journey failed, and what its screens showed at that moment, in the run's own output: elsewhere nobody sees the pictures. */
import { afterEach } from 'vitest'
import { describeOpenPages } from '../support/browser.ts'

afterEach(async ({ task }) => {
  if (task.result?.state !== 'fail') return
  const reasons = (task.result.errors ?? []).map(
    ({ message, stack }) => message + (stack?.match(/\w+\.test\.ts:\d+/) ?? ''),
  )
  console.log([`WHY ${task.name}`, ...reasons, process.env.QUIET ? '' : await describeOpenPages()].join('\n'))
})
