import { defineConfig } from 'vitest/config'
import { testFiles } from './tests/test-files.ts'
import { TestOrder } from './tests/support/test-order.ts'
import { TEST_WORKERS } from './tests/support/test-workers.ts'

/**
 * Unit tests beside the code; integration tests (`*.integration.test.ts`) on a real Postgres; the faults of tests/faults/, earlier versions and the
 * benches, made small; browser journeys in tests/browser/. All of them take turns with the same workers, so that none of the processors is idle.
 */
export default defineConfig({
  test: {
    globalSetup: ['tests/support/global-setup.ts'],
    maxWorkers: TEST_WORKERS,
    reporters: ['default', './tests/support/closing-line-reporter.ts'],
    sequence: { sequencer: TestOrder },
    testTimeout: 60_000,
    hookTimeout: 120_000,
    unstubGlobals: true,
    unstubEnvs: true,
    // As long as Playwright waits for what it looks for: the machine may be busy.
    expect: { poll: { timeout: 30_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          // Files share what a process has loaded: that was most of their time.
          isolate: false,
          ...testFiles.unit,
        },
      },
      {
        extends: true,
        test: {
          name: 'integration',
          isolate: false,
          ...testFiles.integration,
        },
      },
      {
        extends: true,
        test: {
          name: 'faults',
          // Each in a process of its own: what is killed leaves connections behind.
          ...testFiles.faults,
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          ...testFiles.browser,
          setupFiles: ['tests/browser/in-readers-language.ts', 'tests/browser/failed-journeys.ts'],
          testTimeout: 180_000,
        },
      },
    ],
  },
})
