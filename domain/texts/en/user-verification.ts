/** Texts of verifying users' bank accounts and changes of name and NRIC (3§2.14, S35, 2§5). Quoted ones are letter for letter; the rest is ours. */
import { plural } from '../../language/plural.ts'

export const userBankTexts = {
  title: 'Verify Users Bank Account',
  nothingWaits: 'No proposed account is waiting for verification.',
  approveConsequence: 'Reimbursements will go to the proposed account from now on. The person is told.',
  declineConsequence: 'The account stays as it is.',
  noCompany: 'None',
  companies: (count: number) => plural('en', count, { one: 'Company', other: 'Companies' }),
  /** The call names one user in its address and another in its body. */
  otherUser: 'The address names another user than the request. Please send the decision for one user only.',
} as const

/** Why a user's proposed account did not become what was asked. The keys are the stable refusal codes. */
export const userBankRefusalTexts = {
  USER_NOT_FOUND: 'User Not Found',
  USER_BANK_ADMINISTRATOR: 'An administrator is not reimbursed, so no bank account can be proposed.',
  BANK_PROPOSAL_ABSENT: 'No bank account has been proposed for this person. Please reload the list.',
  BANK_PROPOSAL_REPLACED:
    'Another bank account has been proposed meanwhile. Please look at the new one and decide on that.',
  BANK_PROPOSAL_CLOSED:
    'The person has entered an account of their own, so the proposed one is not used. Please reload the list.',
  BANK_PROPOSAL_DECIDED: 'Somebody else has decided on this bank account already. Please reload the list.',
  BANK_PROPOSAL_OWN: 'You proposed this bank account yourself. Another administrator has to verify it.',
} as const

export const identityChangeTexts = {
  title: 'Verify Identity',
  menu: 'Verify Identity',
  comparison: 'The present details and the requested ones',
  requested: 'Requested',
  askedByMember: (ago: string) => `Asked by the member · ${ago}`,
  proposedByHr: (company: string, ago: string) => `Proposed by the HR of ${company} · ${ago}`,
  birthdate: 'Birth date',
  gender: 'Gender',
  genders: { m: 'Male', f: 'Female' },
  reasonOfHr: 'Why HR proposes it',
  noEvidenceOfHr: 'HR has said why, and attached nothing.',
  name: 'Name',
  nric: 'NRIC',
  newName: (name: string) => `Name: ${name}`,
  newNric: (nric: string) => `NRIC: ${nric}`,
  newBirthdate: (date: string) => `Birth date: ${date}`,
  newGender: (gender: string) => `Gender: ${gender}`,
  noChange: 'no change',
  loadFailed: 'The requests could not be loaded.',
  nothingWaits: 'No change of a name or NRIC is waiting.',
  evidence: 'Evidence',
  noEvidence: 'The member has attached none.',
  approveConsequence: 'The details change at once, everywhere. The member is told, and HR where HR proposed it.',
  declineConsequence: 'The details stay as they are. The member is told, and HR where HR proposed it.',
  /** Of the member's form (2§5, 2§8). */
  submitted: 'Your details have been submitted for approval, we will update you once the changes have been approved.',
  nameRequired: 'Name is required',
  nameTooShort: 'Too short',
  nameTooLong: 'Too long',
  nricRequired: 'NRIC is required',
  nricInvalid: 'This is not an NRIC, FIN or passport number. Please check it.',
  sameName: 'There is no change in your name.',
  sameNric: 'There is no change in your NRIC.',
  tooManyFiles: 'Only a maximum of 5 files can be uploaded.',
} as const

/** Why a change of who somebody is did not become what was asked. The keys are the stable refusal codes. */
export const identityChangeRefusalTexts = {
  USER_NOT_FOUND: 'User Not Found',
  IDENTITY_CHANGE_WAITING:
    'You have asked for a change already, and it is waiting for approval. Please wait until it has been decided on, or contact us.',
  IDENTITY_CHANGE_PROPOSED_BY_HR:
    'Your company’s HR has proposed a change of your details already, and it is waiting for approval. Please wait until it has been decided on, or ask HR to withdraw it.',
  IDENTITY_CHANGE_WAITING_OF_EMPLOYEE:
    'A change of this employee’s details is waiting for approval already. Please wait until it has been decided on; your company can withdraw what it proposed itself.',
  IDENTITY_CHANGE_EMPTY: 'There is no change in your name.',
  IDENTITY_CHANGE_OWN_DETAILS: 'Ask for a change of your own details in the portal, under Update Bio.',
  IDENTITY_CHANGE_NOT_YOURS: 'Your company has no such proposal waiting. Please reload the page.',
  IDENTITY_CHANGE_DECIDED_ALREADY: 'It has been decided on already. Please reload the page.',
  IDENTITY_CHANGE_WITHDRAWN: 'HR has withdrawn this proposal. Please reload the list.',
  IDENTITY_CHANGE_ABSENT: 'No such request is waiting. Please reload the list.',
  IDENTITY_CHANGE_REPLACED:
    'The member has sent another request meanwhile. Please look at the new one and decide on that.',
  IDENTITY_CHANGE_DECIDED: 'Somebody else has decided on this request already. Please reload the list.',
  IDENTITY_CHANGE_OWN: 'You asked for this change yourself. Another administrator has to decide on it.',
  /** The new number is another account's. */
  NRIC_TAKEN:
    'The requested NRIC belongs to another account, so the change cannot be approved. Look the number up in the user list: if both are the same person, end the duplicate cover; otherwise decline the request and say so in the note.',
  /** The placeholder address made of it is another account's. */
  EMAIL_TAKEN:
    'This member has a placeholder e-mail address, which follows the NRIC, and that of the requested number belongs to another account. So the change cannot be approved. Look the address up in the user list: correct that account first, or decline the request and say so in the note.',
} as const
