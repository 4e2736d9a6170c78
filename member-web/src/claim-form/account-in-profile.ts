/**
 * The account of somebody who is not signed in: a device keeps no bank account and no NRIC (S119), so a claim that is begun there names "the account in
 * your profile", and has the account itself once its person is signed in.
 */
import type { BankDetail } from '@member-care/domain/claim/form/form-context.ts'
import { claimWithoutNetworkTexts } from '@member-care/domain/texts/claim-without-network-texts.ts'
import type { SignedInUser } from '../session/session-contract.ts'
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

/** @returns what a form says once its person is signed in; undefined where it names all by itself */
export function valuesOfPerson(
  values: ClaimFormValues,
  { bankDetail, nric }: Pick<SignedInUser, 'bankDetail' | 'nric'>,
): ClaimFormValues | undefined {
  if (wasNeverOpen(values)) return undefined
  const isNamed = namesProfile(values)
  if (!isNamed && (Boolean(values.nric) || !nric)) return undefined
  const account = isNamed && {
    bankName: '',
    bankNo: '',
    branchNo: '',
    accountNo: '',
    typedAccountNo: '',
    ...bankDetail,
  }
  return { ...values, nric: nric ?? '', ...account }
}

export function namesProfile({ bankNo }: ClaimFormValues): boolean {
  return bankNo === IN_PROFILE
}
