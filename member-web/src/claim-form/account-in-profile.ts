/**
 * The account of somebody who is not signed in: a device keeps no bank account and no NRIC (S119), so a claim that is begun there names "the account in
 * your profile", and has the account itself once its person is signed in.
 */
import type { BankDetail } from '@member-care/domain/claim/form/form-context.ts'
import { claimWithoutNetworkTexts } from '@member-care/domain/texts/claim-without-network-texts.ts'
import type { SignedInUser } from '../session/session-contract.ts'
import type { Draft } from '../drafts/draft.ts'
import { wasNeverOpen, type ClaimFormValues } from './claim-form-values.ts'

/** Where a bank's number would stand. */
const IN_PROFILE = 'profile'
/** As a number that is masked whole. */
const HIDDEN = '****'

export function accountInProfile(): BankDetail {
  return {
    bankName: claimWithoutNetworkTexts.accountInProfile,
    bankNo: IN_PROFILE,
    branchNo: IN_PROFILE,
    accountNo: HIDDEN,
  }
}

/** The draft as it is for its person, who is signed in now. The same one where it names all by itself. */
export function asOfPerson<Kind extends string>(
  draft: Draft<Kind, ClaimFormValues>,
  { bankDetail, nric }: Pick<SignedInUser, 'bankDetail' | 'nric'>,
): Draft<Kind, ClaimFormValues> {
  const { values } = draft
  if (values === null || wasNeverOpen(values)) return draft
  const isNamed = values.bankNo === IN_PROFILE
  if (!isNamed && (Boolean(values.nric) || !nric)) return draft
  const account = isNamed && {
    bankName: '',
    bankNo: '',
    branchNo: '',
    accountNo: '',
    typedAccountNo: '',
    ...bankDetail,
  }
  return {
    ...draft,
    values: { ...values, nric: nric ?? '', ...account },
    // Who has no account in the profile is asked for one.
    checked: draft.checked && (!isNamed || bankDetail != null),
    opened: draft.opened + 1,
  }
}
