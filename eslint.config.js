// The lint run holds the house together: types are strict and a room imports only the rooms it may (docs/architecture.md).
import reactHooks from 'eslint-plugin-react-hooks'
import tseslint from 'typescript-eslint'
import { lateApis } from './web-kit/browsers/late-apis.mjs'

/** Which other rooms each room may import. A room that is not named here may not be imported. */
const allowedImports = {
  domain: [],
  'event-store': ['domain'],
  projections: ['domain', 'event-store'],
  api: ['domain', 'event-store', 'projections'],
  'web-kit': ['domain', 'api/client'],
  'member-web': ['domain', 'api/client', 'web-kit'],
  'admin-web': ['domain', 'api/client', 'web-kit'],
}
const rooms = [...Object.keys(allowedImports), 'tests']

/** The lint rule that refuses every import of a room which `room` may not use, by package name or by a path out of the room. */
function importRule(room) {
  const mayImport = [room, ...allowedImports[room]].join('|')
  return [
    'error',
    {
      paths: [{ name: 'date-fns', message: 'Import each function by its own path (date-fns/addDays): the whole package takes seconds of every start.' }],
      patterns: [
        {
          regex: `^@member-care/(?!(${mayImport})/)`,
          message: `${room}/ may import only: ${[room, ...allowedImports[room]].join(', ')}.`,
        },
        {
          regex: `\\.\\./(${rooms.join('|')})/`,
          message: 'Another room is imported by its package name, @member-care/<room>/….',
        },
      ],
    },
  ]
}

const { globals: lateGlobals, statics: lateStatics, elementMembers: lateElementMembers } = lateApis()
const tooLate = 'Not every browser that we serve has it (`browserslist` in package.json).'
const lateGlobalNames = lateGlobals.map((name) => ({ name, message: tooLate }))
const lateProperties = [
  ...Object.entries(lateStatics).flatMap(([object, properties]) => properties.map((property) => ({ object, property, message: tooLate }))),
  ...lateElementMembers.map((property) => ({ property, message: tooLate })),
]

export default tseslint.config(
  { ignores: ['**/dist/', '**/node_modules/', '.data/', 'tests/artifacts/', 'api/client/schema.d.ts'] },
  ...tseslint.configs.recommended,
  {
    rules: {
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      'no-console': 'error',
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'max-lines': ['error', { max: 400, skipBlankLines: true, skipComments: true }],
    },
  },
  ...Object.keys(allowedImports).map((room) => ({
    files: [`${room}/**/*.{ts,tsx}`],
    ignores: ['**/*.test.ts', '**/*.test.tsx'],
    rules: { 'no-restricted-imports': importRule(room) },
  })),
  {
    files: ['{web-kit,member-web,admin-web}/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    rules: reactHooks.configs.recommended.rules,
  },
  {
    files: ['{web-kit,member-web/src,admin-web/src}/**/*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}', 'web-kit/build/**'],
    rules: {
      'no-restricted-globals': ['error', ...lateGlobalNames],
      'no-restricted-properties': ['error', ...lateProperties],
      'no-restricted-syntax': ['error', { selector: ':matches(Literal[value=/:has\\(|color-mix\\(|light-dark\\(|@starting-style/], TemplateElement[value.raw=/:has\\(|color-mix\\(|light-dark\\(|@starting-style/])', message: tooLate }],
    },
  },
  {
    files: ['domain/**/*.ts'],
    ignores: ['**/*.test.ts'],
    rules: {
      'no-restricted-globals': ['error', 'process', 'fetch', 'window', 'document', 'localStorage', ...lateGlobalNames],
      'no-restricted-properties': [
        'error',
        { object: 'Date', property: 'now', message: 'The domain has no clock: take the time as an argument.' },
        { object: 'Math', property: 'random', message: 'The domain has no random: take it as an argument.' },
        ...lateProperties,
      ],
      'no-restricted-syntax': [
        'error',
        { selector: "NewExpression[callee.name='Date'][arguments.length=0]", message: 'The domain has no clock: take the time as an argument.' },
      ],
    },
  },
  { files: ['**/*.mjs', 'tests/**/*.ts', 'api/launch/**'], rules: { 'no-console': 'off' } },
)
