/** What the screens of a journey that fails showed at that moment, in the run's own output: elsewhere nobody sees the pictures. */
import { afterEach } from 'vitest'
import { describeOpenPages } from '../support/browser.ts'

afterEach(async ({ task }) => {
  if (task.result?.state === 'fail') console.log(await describeOpenPages())
})
