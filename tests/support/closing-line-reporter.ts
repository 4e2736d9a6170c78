/** Ends the test run with the one line that says how it went: `N passed, N failed`. */
import type { Reporter, TestModule } from 'vitest/node'

export default class ClosingLineReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandledErrors: readonly unknown[]): void {
    const tests = modules.flatMap((module) => [...module.children.allTests()])
    const passed = tests.filter((test) => test.result().state === 'passed').length
    const failedModules = modules.filter(
      (module) =>
        module.state() === 'failed' &&
        [...module.children.allTests()].every((test) => test.result().state !== 'failed'),
    )
    const failed =
      tests.filter((test) => test.result().state !== 'passed').length + failedModules.length + unhandledErrors.length
    // After the other reporters' summary: this must be the last line. What fails before or after the tests is no test's, and counts as one.
    process.once('exit', (code) => console.log(`${passed} passed, ${failed === 0 && code !== 0 ? 1 : failed} failed`))
  }
}
