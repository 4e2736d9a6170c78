/** Which files are tests, and of which kind: for the test run (vitest.config.ts) and for a run of some of them (tests/run-some.ts). */
import { DEFAULT_LANGUAGE } from '@member-care/domain/language/language.ts'
import { journeysInEachLanguage } from './languages/journeys.ts'
import { readerLanguage } from './support/reader-language.ts'

const exclude = ['**/node_modules/**']

/**
 * Unit tests stand beside the code; integration tests have a real Postgres; faults also kill what they work with, or take the whole demonstration;
 * journeys need a browser.
 */
export const testFiles: Readonly<
  Record<'unit' | 'integration' | 'faults' | 'browser', { include: string[]; exclude: string[] }>
> = {
  unit: {
    include: ['{domain,event-store,projections,api,web-kit,member-web,admin-web,tests}/**/*.test.{ts,tsx}'],
    exclude: [...exclude, '**/*.integration.test.ts', 'tests/browser/**'],
  },
  integration: {
    include: ['{event-store,projections,api,tests}/**/*.integration.test.ts'],
    exclude: [...exclude, 'tests/{faults,bench,versions,cover}/**'],
  },
  faults: { include: ['tests/{faults,bench,versions,cover}/**/*.integration.test.ts'], exclude },
  browser: {
    include:
      readerLanguage === DEFAULT_LANGUAGE
        ? ['tests/browser/**/*.test.ts']
        : journeysInEachLanguage.map((name) => `tests/browser/${name}.test.ts`),
    exclude,
  },
}
