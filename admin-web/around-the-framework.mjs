// What the console leaves to react-admin, and who may do it by themselves. The lint run refuses it elsewhere (eslint.config.js).
// An exception names its reason.

/** The ways around the framework: how each is seen in the code, and what to take instead. `made` names the files that are the framework's side of it. */
export const ways = {
  table: {
    instead: 'A list is one of the list kit (admin-web/src/list), with react-admin’s DataTable.',
    seenAs: [
      'ImportDeclaration[source.value=/^@mui\\u002Fmaterial\\u002FTable/]',
      "ImportDeclaration[source.value='@mui/material'] > ImportSpecifier[imported.name='Table']",
      "JSXOpeningElement[name.name='table']",
      "JSXAttribute[name.name='component'][value.value='table']",
    ],
    allowed: [
      ['console/chart-panel.tsx', 'the figures behind a chart'],
      ['verification/change-table.tsx', 'two values of a field beside each other'],
      ['history/comparison-table.tsx', 'two values of a field beside each other'],
      ['plans/edit/benefit-table.tsx', 'the parts of one record, each of which opens its rules'],
      ['plans/show/plan-rules.tsx', 'the parts of one record'],
      ['plans/what-if/what-if-result.tsx', 'the outcome of one run'],
      ['claims/desk/compare-claims-dialog.tsx', 'two claims beside each other'],
      ['claims/desk/receipt/compared-values.tsx', 'a claim and its receipt beside each other'],
      ['audit/replay-result.tsx', 'the outcome of one replay'],
      ['upload/upload-summary.tsx', 'the outcome of one upload'],
      ['claims/queue/batch-amounts.tsx', 'what is about to be approved'],
      ['export/export-users-dialog.tsx', 'the companies to choose from, in a dialog'],
    ],
  },
  form: {
    instead: 'A form is one of the record kit (admin-web/src/record), with react-admin’s inputs.',
    seenAs: [
      "ImportDeclaration[source.value='react-hook-form'] > ImportSpecifier[imported.name='useForm']",
      "JSXOpeningElement[name.name='form']",
      "JSXAttribute[name.name='component'][value.value='form']",
    ],
    allowed: [
      ['console/form-dialog.tsx', 'the frame of the small dialogs'],
      ['list/placed-pages.tsx', 'the page to go to, part of the list kit'],
      ['claims/history/find-claim-form.tsx', 'looks something up, saves nothing'],
      ['history/moment-picker.tsx', 'looks something up, saves nothing'],
      ['upload/file-preview.tsx', 'looks something up in the opened file, saves nothing'],
    ],
  },
  address: {
    instead: 'Page, order and filters come from the list context, the record from the record context.',
    seenAs: [
      'ImportSpecifier[imported.name=/^(useSearchParams|createSearchParams)$/]',
      "NewExpression[callee.name='URLSearchParams'][arguments.0.type=/^(Identifier|MemberExpression|CallExpression)$/]",
    ],
    allowed: [
      ['list/console-list.tsx', 'the list kit'],
      ['list/list-address.ts', 'the list kit'],
      ['list/list-router.tsx', 'the list kit'],
      ['list/use-address-search.ts', 'the list kit'],
      ['list/use-personal-search.ts', 'the list kit'],
      ['record/use-address-parameter.ts', 'the id of the record that the address names'],
      ['history/chosen-moment.ts', 'the moment of a record’s past: part of the page, no filter'],
      ['history/use-chosen-moment.ts', 'the moment of a record’s past: part of the page, no filter'],
    ],
  },
  call: {
    instead: 'Records are read by react-admin’s hooks; a command is a method of the data provider.',
    seenAs: [
      "ImportDeclaration[source.value='@tanstack/react-query'] > ImportSpecifier[imported.name=/^use(Suspense|Infinite)?(Query|Queries|Mutation|InfiniteQuery)$/]",
      "CallExpression[callee.name='fetch']",
      "CallExpression[callee.object.name=/^(window|globalThis)$/][callee.property.name='fetch']",
    ],
    allowed: [
      ['bank/use-banks.ts', 'the choices of a field'],
      ['user-edit/person-inputs.tsx', 'the choices of a field'],
      ['claims/queue/use-queue-counts.ts', 'figures, no records'],
      ['console/use-command-sending.ts', 'what every command goes through'],
      ['dashboard/claim-weeks.tsx', 'figures, no records'],
      ['dashboard/handover-reasons.tsx', 'figures, no records'],
      ['straight-through/use-straight-through.ts', 'figures, no records'],
      ['frame/use-languages.ts', 'the own language, no record'],
      ['verification/waiting-count.tsx', 'a figure beside the menu'],
      ['claims/use-account-sharing.ts', 'what is told beside a claim, no record'],
      ['frame/people-search/use-search-results.ts', 'finds records of many kinds'],
      ['claims/desk/why-a-person.tsx', 'what is told beside a claim, no record'],
      ['claims/desk/use-correction-effect.ts', 'what a correction would do to the cover, no record'],
      ['claims/desk/reckoning/use-reckoning.ts', 'what the plan says of a claim, no record'],
      ['claims/queue/batch-reckonings.ts', 'what the plans say of claims, no records'],
      ['claims/detail/use-attachment.ts', 'a file, no record'],
      ['claims/desk/receipt/use-receipt-readings.ts', 'reads a document on this device, and calls nothing'],
      ['verification/identity-evidence.tsx', 'a file, no record'],
      ['upload/file-preview.tsx', 'reads a file on this device, and calls nothing'],
      ['history/record-history-calls.ts', 'what a record was like, and not what it is'],
      ['console/rest-client.ts', 'what the data provider calls the API with'],
    ],
  },
  client: {
    instead: 'The API is called by the data provider: in the …-commands.ts and …-calls.ts of a folder.',
    seenAs: ["ImportSpecifier[imported.name='apiClient']"],
    made: ['*/*-commands.ts', '*/*-calls.ts'],
    allowed: [
      ['audit/audit-lists.ts', 'lists of the data provider'],
      ['claims/queue/queue-choices.ts', 'lists of the data provider'],
      ['claims/queue/queue-list.ts', 'a list of the data provider'],
      ['hr/hr-data-provider.ts', 'the data provider of the HR area'],
      ['frame/auth-provider.ts', 'the auth provider of the console'],
      ['console/sign-out.ts', 'the sign-out of both areas'],
      ['console/session-warning.tsx', 'how long the session lives'],
      ['step-up/step-up-dialog.tsx', 'the one-time password that a call waits for'],
      ['sign-ins/sign-ins-page.tsx', 'hands it to the second factors of the web kit'],
      ['sign-ins/missing-factor-page.tsx', 'hands it to the second factors of the web kit'],
      ['bank/use-banks.ts', 'the choices of a field'],
      ['user-edit/person-inputs.tsx', 'the choices of a field'],
      ['dashboard/claim-weeks.tsx', 'figures, no records'],
      ['dashboard/handover-reasons.tsx', 'figures, no records'],
      ['straight-through/use-straight-through.ts', 'figures, no records'],
      ['claims/use-account-sharing.ts', 'what is told beside a claim, no record'],
      ['claims/desk/why-a-person.tsx', 'what is told beside a claim, no record'],
    ],
  },
}

const below = (file) => `admin-web/src/${file}`

/** A rule of ours for each way, and where it holds. */
export const aroundTheFramework = {
  plugin: {
    rules: Object.fromEntries(
      Object.entries(ways).map(([way, { instead, seenAs }]) => [
        way,
        {
          create: (context) =>
            Object.fromEntries(
              seenAs.map((selector) => [selector, (node) => context.report({ node, message: instead })]),
            ),
        },
      ]),
    ),
  },
  configs: Object.entries(ways).map(([way, { allowed, made = [] }]) => ({
    files: ['admin-web/src/**/*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}', ...[...made, ...allowed.map(([file]) => file)].map(below)],
    rules: { [`around-the-framework/${way}`]: 'error' },
  })),
}
