// Requirements: ADM-ADM-018, ADM-ADM-019, ADM-ADM-020
import { expect, test } from 'vitest'
import { MOST_BATCH_ROWS, readAdministratorBatch } from './administrator-batch.ts'

const head = ['name', 'email', 'ROLES', 'GROUP_CODE']
const read = (...rows: string[][]) => readAdministratorBatch([head, ...rows])

test('a row becomes an administrator; without a group they reach every client', () => {
  expect(
    read(
      ['Ann', 'ann@example.com', 'ADMIN_OPERATION, admin_it', ''],
      ['Ben', 'ben@example.com', 'ADMIN_CLAIM', 'P2;MG'],
    ),
  ).toEqual({
    rows: [
      {
        row: 2,
        email: 'ann@example.com',
        administrator: {
          name: 'Ann',
          email: 'ann@example.com',
          roles: ['ADMIN_OPERATION', 'ADMIN_IT'],
          groupCodes: ['ALL'],
        },
      },
      {
        row: 3,
        email: 'ben@example.com',
        administrator: { name: 'Ben', email: 'ben@example.com', roles: ['ADMIN_CLAIM'], groupCodes: ['P2', 'MG'] },
      },
    ],
  })
})

test('every role and group of the specification is taken', () => {
  const [roles, groups] = [
    'ADMIN_OPERATION ADMIN_ACCOUNT ADMIN_CLAIM ADMIN_CALL_CENTRE ADMIN_IT ADMIN_CREATION',
    'ALL P2 P3 OC P9 MG GE MA IC P7',
  ]
  const administrator = { roles: roles.split(' '), groupCodes: groups.split(' ') }
  expect(read(['Ann', 'ann@example.com', roles, groups])).toMatchObject({ rows: [{ administrator }] })
})

test('columns are found by their heading, and empty rows are passed over', () => {
  const cells = [
    ['GROUP_CODE', 'roles', 'Email', 'Name'],
    ['', '', ' ', ''],
    ['P7', 'ADMIN_IT', 'c@example.com', 'Cat'],
  ]
  expect(readAdministratorBatch(cells)).toMatchObject({
    rows: [{ row: 3, administrator: { name: 'Cat', groupCodes: ['P7'] } }],
  })
})

test.each([
  [['Ann', 'nowhere', 'ADMIN_IT', ''], 'Email address is not valid.'],
  [['', 'ann@example.com', 'ADMIN_IT', ''], 'Name is required.'],
  [['Ann', 'ann@example.com', '', ''], 'Choose at least one role.'],
  [['Ann', 'ann@example.com', 'ADMIN_BOSS', ''], 'ROLES does not know ADMIN_BOSS.'],
  [['Ann', 'ann@example.com', 'ADMIN_AUDITOR', ''], 'ROLES does not know ADMIN_AUDITOR.'],
  [['Ann', 'ann@example.com', 'ADMIN_IT', 'P1'], 'GROUP_CODE does not know P1.'],
])('%j is a row that fails: %s', (row, error) => {
  expect(read(row)).toEqual({ rows: [{ row: 2, email: row[1], error }] })
})

test('an address twice in a file is taken once', () => {
  expect(read(['Ann', 'ann@example.com', 'ADMIN_IT', ''], ['Anne', 'ANN@example.com', 'ADMIN_IT', ''])).toMatchObject({
    rows: [
      { row: 2, administrator: {} },
      { row: 3, error: 'This e-mail address stands in an earlier row of the file.' },
    ],
  })
})

test.each([
  [
    [['name', 'email', 'ROLE']],
    'The first row lacks ROLES, GROUP_CODE. Download the template and leave its first row as it is.',
  ],
  [[head], 'The file has no row below the first one.'],
  [[], 'The first row lacks name, email, ROLES, GROUP_CODE. Download the template and leave its first row as it is.'],
  [
    [head, ...Array.from({ length: MOST_BATCH_ROWS + 1 }, () => ['a', 'b', 'c', 'd'])],
    'A file has at most 500 rows. Please split it.',
  ],
])('a file that cannot be taken as a whole says why', (cells, error) => {
  expect(readAdministratorBatch(cells)).toEqual({ error })
})
