/** What no device keeps of an answer: by which somebody is known or paid, and how a document is fetched. */

/** Fields by name, wherever they stand in an answer, with what stands in their place. */
const left: Readonly<Record<string, '' | null | undefined>> = {
  accessToken: undefined,
  nric: '',
  // The same in a row of a list.
  ic: '',
  // What somebody signs in with may be their NRIC.
  identifier: '',
  email: '',
  contactNo: '',
  // The e-card has it, under a rule of its own.
  policyNo: '',
  bankDetail: null,
  bankName: '',
  bankNo: '',
  branchNo: '',
  accountNo: '',
  stripeCustomerId: null,
  attachmentLink: '',
  viewUrl: '',
}

/** A copy of an answer without these. */
export function withoutNumbers<Answer>(answer: Answer): Answer {
  const text = JSON.stringify(answer, (name, value: unknown) => (Object.hasOwn(left, name) ? left[name] : value))
  return JSON.parse(text) as Answer
}
