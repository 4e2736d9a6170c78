// The lint run holds the house together: types are strict and a room imports only the rooms it may (docs/architecture.md).
import reactHooks from 'eslint-plugin-react-hooks'
import tseslint from 'typescript-eslint'

/** Which other rooms each room may import. A room that is not named here may not be imported. */
const allowedImports = {
  domain: [],
  'event-store': ['domain'],
  projections: ['domain', 'event-store'],
  api: ['domain', 'event-store', 'projections'],
  'member-web': ['domain', 'api/client'],
  'admin-web': ['domain', 'api/client'],
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
    files: ['member-web/**/*.tsx', 'admin-web/**/*.tsx', 'member-web/**/*.ts', 'admin-web/**/*.ts'],
    plugins: { 'react-hooks': reactHooks },
    rules: reactHooks.configs.recommended.rules,
  },
  {
    files: ['domain/**/*.ts'],
    ignores: ['**/*.test.ts'],
    rules: {
      'no-restricted-globals': ['error', 'process', 'fetch', 'window', 'document', 'localStorage'],
      'no-restricted-properties': [
        'error',
        { object: 'Date', property: 'now', message: 'The domain has no clock: take the time as an argument.' },
        { object: 'Math', property: 'random', message: 'The domain has no random: take it as an argument.' },
      ],
      'no-restricted-syntax': [
        'error',
        { selector: "NewExpression[callee.name='Date'][arguments.length=0]", message: 'The domain has no clock: take the time as an argument.' },
      ],
    },
  },
  { files: ['**/*.mjs', 'tests/**/*.ts', 'api/launch/**'], rules: { 'no-console': 'off' } },
)
