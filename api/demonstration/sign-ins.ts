/** Whom one can sign in as in the demonstration data. */

/** Public, and therefore only ever the password of made-up people. */
export const DEMONSTRATION_PASSWORD = 'Demo-2026'

export const demonstrationSignIns: readonly { readonly email: string; readonly who: string }[] = [
  { email: 'willow.tan@example.com', who: 'member with a family, covered by two companies' },
  { email: 'cedar.rahman@example.com', who: 'member of Lantern Shipyard' },
  {
    email: 'hornbill.nair@example.com',
    who: 'member of Kite School, which asks for the one-time password only where it matters',
  },
  { email: 'quail.nair@example.com', who: 'spouse of Hornbill Nair, covered as a dependant' },
  { email: 'fern.lee@example.com', who: 'member of Orchid Biscuits, who looks after its HR area as well' },
  { email: 'operation@example.com', who: 'system administrator, ADMIN_OPERATION' },
  {
    email: 'operation2@example.com',
    who: 'system administrator, ADMIN_OPERATION: publishes the plans that the first one writes',
  },
  { email: 'claims@example.com', who: 'system administrator, ADMIN_CLAIM: works the claims desk' },
  {
    email: 'account@example.com',
    who: 'system administrator, ADMIN_ACCOUNT: verifies the accounts that ADMIN_OPERATION proposes',
  },
  {
    email: 'callcentre@example.com',
    who: 'system administrator, ADMIN_CALL_CENTRE: looks things up, and sets the status of users',
  },
  {
    email: 'it@example.com',
    who: 'system administrator, ADMIN_IT: administrators, excluded clinics, the state of the system',
  },
  { email: 'creation@example.com', who: 'system administrator, ADMIN_CREATION: new administrators' },
  { email: 'auditor@example.com', who: 'system administrator, ADMIN_AUDITOR: event history and replay only' },
]

/** Who has not registered yet, so that registering can be tried: by their NRIC, with the one-time password from the mailbox. */
export const demonstrationNewcomers: readonly { readonly nric: string; readonly name: string; readonly who: string }[] =
  [
    {
      nric: 'S0100071C',
      name: 'Olive Ismail',
      who: 'employee of Orchid Biscuits, which asks for the e-mail address and lets it be changed',
    },
    {
      nric: 'S0101128F',
      name: 'Maple Pereira',
      who: 'employee of Lantern Shipyard, which takes the e-mail address on record',
    },
    { nric: 'S0100015B', name: 'Saffron Tan', who: 'spouse of Willow Tan, covered as a dependant' },
  ]
