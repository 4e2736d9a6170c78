/** Which files are tests, and of which kind: for the test run (vitest.config.ts) and for a run of some of them (tests/run-some.ts). */
import { DEFAULT_LANGUAGE } from '@member-care/domain/language/language.ts'
import { firstIntegration, firstJourneys } from './first-tests.ts'
import { journeysInEachLanguage } from './languages/journeys.ts'
import { readerLanguage } from './support/reader-language.ts'

const exclude = ['**/node_modules/**']

/** `npm test` without words; everything else that runs tests may run all of them. */
const areFirst = process.env.TESTS === 'first'

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
    include: areFirst
      ? firstIntegration.map((name) => `${name}.integration.test.ts`)
      : ['{event-store,projections,api,tests}/**/*.integration.test.ts'],
    exclude: [...exclude, 'tests/{faults,bench,versions,cover}/**'],
  },
  faults: { include: areFirst ? [] : ['tests/{faults,bench,versions,cover}/**/*.integration.test.ts'], exclude },
  browser: { include: journeys(), exclude },
}

function journeys(): string[] {
  if (areFirst) return named(firstJourneys)
  return readerLanguage === DEFAULT_LANGUAGE ? ['tests/browser/**/*.test.ts'] : named(journeysInEachLanguage)
}

function named(names: readonly string[]): string[] {
  return names.map((name) => `tests/browser/${name}.test.ts`)
}
