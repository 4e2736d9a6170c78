// The lint run holds the house together: types are strict and a room imports only the rooms it may (docs/architecture.md).
import reactHooks from 'eslint-plugin-react-hooks'
import tseslint from 'typescript-eslint'
import { aroundTheFramework } from './admin-web/around-the-framework.mjs'
import { lateApis } from './web-kit/browsers/late-apis.mjs'
import { noLiteralText } from './web-kit/language/no-literal-text.mjs'

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

/** Who makes scopes (projections/scope-making.ts): the caller's kit and the wiring. Everybody else is handed what these have made. */
const makersOfScopes = [
  'projections/scope.ts',
  'projections/tables/companies-of-scope.ts',
  'api/http/caller.ts',
  'api/http/reach-of-administrator.ts',
  'api/assemble.ts',
]
/** Whose reach is not that of who calls. */
const readersOfOthersReach = [
  'api/claims/desk/assignment-routes.ts',
  'api/user-exports/write-user-export.ts',
  'api/user-uploads/upload-work.ts',
]
const scopesAreHandedOn = 'A scope is made by the caller’s kit alone (projections/scope.ts): take that of who calls.'
const forgedScopes = [
  {
    selector:
      ':matches(TSAsExpression, TSTypeAssertion) > TSTypeReference > Identifier[name=/(Scope|SystemReader|^Reader|ClientReader)$/]',
    message: scopesAreHandedOn,
  },
  {
    selector:
      "ObjectExpression:has(> Property[key.name='kind'][value.value='own']):has(> Property[key.name='userId']), ObjectExpression[properties.length=1] > Property[key.name='kind'][value.value=/^(all|system)$/], ObjectExpression:has(> Property[key.name='kind'][value.value=/^(companies|groups)$/])",
    message: scopesAreHandedOn,
  },
]

/** Routes that read as the system, and why. All others read within the reach of who calls. */
const routesThatReadAsTheSystem = {
  'api/accounts/sign-in-routes.ts': 'nobody has signed in yet: the person is known by their password alone',
  'api/administrators/access-routes.ts': 'an administrator is under no client',
  'api/administrators/hr-routes.ts': 'who else employs a person decides',
  'api/claims/claim-command-routes.ts': 'members do not see what they have deleted, and may ask for it twice',
  'api/claims/desk/assignment-routes.ts': 'a colleague is under no client; whether they reach the claim is asked next',
  'api/claims/desk/queue-routes.ts': 'colleagues are under no client',
  'api/single-sign-on/local-issuer-routes.ts': 'the issuer of the demonstration stands for another system',
}
const readsAsTheSystem = {
  selector: "Identifier[name='systemReader']",
  message:
    'A route reads with the scope of who calls. Names that stand beside a record come from api/http/names-beside.ts.',
}

/** Dates, numbers and money are written in one place, which takes the language. */
const inOnePlace = 'Write it with domain/language, domain/dates or domain/money: they take the language.'
const formatsOfDates = '^date-fns/(format|lightFormat|intlFormat|formatDistance|formatRelative|formatDuration)'
/** That place, and the calendar and clock, which hand on what was chosen as an ISO text. */
const withFormatsOfDates = ['domain/dates', 'web-kit/dates']

/**
 * The lint rule that refuses every import of a room which `room` may not use, by package name or by a path out of the room.
 * @param open what is refused elsewhere and may be imported here, as parts of paths
 */
function importRule(room, open = []) {
  const closed = ['scope-making', 'reach-of-administrator'].filter((file) => !open.includes(file))
  const mayImport = [room, ...allowedImports[room]].join('|')
  return [
    'error',
    {
      paths: [
        {
          name: 'date-fns',
          message:
            'Import each function by its own path (date-fns/addDays): the whole package takes seconds of every start.',
        },
      ],
      patterns: [
        {
          regex: `^@member-care/(?!(${mayImport})/)`,
          message: `${room}/ may import only: ${[room, ...allowedImports[room]].join(', ')}.`,
        },
        {
          regex: `\\.\\./(${rooms.join('|')})/`,
          message: 'Another room is imported by its package name, @member-care/<room>/….',
        },
        ...(open.includes(formatsOfDates) ? [] : [{ regex: formatsOfDates, message: inOnePlace }]),
        ...closed.map((file) => ({ regex: `/${file}\\.ts$`, message: scopesAreHandedOn })),
      ],
    },
  ]
}

const { globals: lateGlobals, statics: lateStatics, elementMembers: lateElementMembers } = lateApis()
const tooLate = 'Not every browser that we serve has it (`browserslist` in package.json).'
const lateGlobalNames = lateGlobals.map((name) => ({ name, message: tooLate }))
const lateProperties = [
  ...Object.entries(lateStatics).flatMap(([object, properties]) =>
    properties.map((property) => ({ object, property, message: tooLate })),
  ),
  ...lateElementMembers.map((property) => ({ property, message: tooLate })),
]

/** A browser may refuse to keep something, or have no room. */
const browserStorage = ['localStorage', 'sessionStorage'].map((name) => ({
  name,
  message: 'What the browser keeps goes through web-kit/storage/kept-value.ts, which knows what to do when it refuses.',
}))

const outsideTheDomain = [
  { object: 'Date', property: 'now', message: 'The domain has no clock: take the time as an argument.' },
  { object: 'Math', property: 'random', message: 'The domain has no random: take it as an argument.' },
]

const writtenElsewhere = [
  ...['toLocaleString', 'toLocaleDateString', 'toLocaleTimeString'].map((property) => ({ property })),
  ...['NumberFormat', 'DateTimeFormat', 'PluralRules', 'RelativeTimeFormat', 'DisplayNames', 'ListFormat'].map(
    (property) => ({
      object: 'Intl',
      property,
    }),
  ),
].map((one) => ({ ...one, message: inOnePlace }))
/** A measurement of a test is for who develops. */
const roundedElsewhere = [{ property: 'toFixed', message: inOnePlace }]

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
      'max-lines': ['error', { max: 450, skipBlankLines: true, skipComments: true }],
    },
  },
  ...Object.keys(allowedImports).map((room) => ({
    files: [`${room}/**/*.{ts,tsx}`],
    ignores: ['**/*.test.ts', '**/*.test.tsx'],
    rules: { 'no-restricted-imports': importRule(room) },
  })),
  ...makersOfScopes.map((file) => ({
    files: [file],
    rules: { 'no-restricted-imports': importRule(file.split('/')[0], ['scope-making']) },
  })),
  ...withFormatsOfDates.map((folder) => ({
    files: [`${folder}/*.{ts,tsx}`],
    ignores: ['**/*.test.ts'],
    rules: { 'no-restricted-imports': importRule(folder.split('/')[0], [formatsOfDates]) },
  })),
  {
    files: readersOfOthersReach,
    rules: { 'no-restricted-imports': importRule('api', ['reach-of-administrator']) },
  },
  {
    files: ['{api,projections}/**/*.ts'],
    ignores: ['**/*.test.ts', 'projections/scope-making.ts'],
    rules: { 'no-restricted-syntax': ['error', ...forgedScopes] },
  },
  {
    files: ['api/**/*{route,routes}.ts'],
    ignores: Object.keys(routesThatReadAsTheSystem),
    rules: { 'no-restricted-syntax': ['error', ...forgedScopes, readsAsTheSystem] },
  },
  {
    files: ['{web-kit,member-web,admin-web}/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    rules: reactHooks.configs.recommended.rules,
  },
  {
    files: ['{web-kit,member-web/src,admin-web/src}/**/*.{ts,tsx}'],
    ignores: ['**/*.test.ts'],
    plugins: { texts: { rules: { 'no-literal-text': noLiteralText } } },
    rules: { 'texts/no-literal-text': 'error' },
  },
  { plugins: { 'around-the-framework': aroundTheFramework.plugin } },
  ...aroundTheFramework.configs,
  {
    files: ['{web-kit,member-web/src,admin-web/src}/**/*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}', 'web-kit/build/**'],
    rules: {
      'no-restricted-globals': ['error', ...lateGlobalNames, ...browserStorage],
      'no-restricted-properties': ['error', ...lateProperties, ...writtenElsewhere, ...roundedElsewhere],
      'no-restricted-syntax': [
        'error',
        {
          selector:
            ':matches(Literal[value=/:has\\(|color-mix\\(|light-dark\\(|@starting-style/], TemplateElement[value.raw=/:has\\(|color-mix\\(|light-dark\\(|@starting-style/])',
          message: tooLate,
        },
      ],
    },
  },
  {
    // The second is a script of its own, which can import nothing.
    files: ['web-kit/storage/kept-value.ts', 'web-kit/look/show-kept-scheme.ts'],
    rules: { 'no-restricted-globals': ['error', ...lateGlobalNames] },
  },
  {
    files: ['domain/**/*.ts'],
    ignores: ['**/*.test.ts'],
    rules: {
      'no-restricted-globals': ['error', 'process', 'fetch', 'window', 'document', 'localStorage', ...lateGlobalNames],
      'no-restricted-properties': [
        'error',
        ...outsideTheDomain,
        ...lateProperties,
        ...writtenElsewhere,
        ...roundedElsewhere,
      ],
      'no-restricted-syntax': [
        'error',
        {
          selector: "NewExpression[callee.name='Date'][arguments.length=0]",
          message: 'The domain has no clock: take the time as an argument.',
        },
      ],
    },
  },
  {
    files: ['{api,event-store,projections}/**/*.ts'],
    rules: { 'no-restricted-properties': ['error', ...writtenElsewhere, ...roundedElsewhere] },
  },
  {
    files: ['{api,event-store,projections}/**/*.test.ts', 'tests/**/*.ts'],
    rules: { 'no-restricted-properties': ['error', ...writtenElsewhere] },
  },
  {
    files: ['domain/language/**/*.ts', 'domain/dates/singapore-dates.ts', 'domain/money/money.ts'],
    rules: { 'no-restricted-properties': ['error', ...outsideTheDomain, ...lateProperties] },
  },
  {
    files: ['**/*.test.{ts,tsx}', 'tests/**/*.ts'],
    rules: { 'max-lines': ['error', { max: 600, skipBlankLines: true, skipComments: true }] },
  },
  { files: ['**/*.mjs', 'tests/**/*.ts', 'api/launch/**'], rules: { 'no-console': 'off' } },
)
