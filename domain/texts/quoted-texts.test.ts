// Requirements: AUTH-031, AUTH-037, CLI-001, CLI-011, NOT-003, ERR-001, ERR-002, ERR-003, ERR-004, ERR-005, ERR-008, ERR-011, ERR-014, ERR-015,
// ERR-019, ERR-029, ERR-036, ERR-037, ERR-038, ERR-040, ERR-044, ERR-052, ADM-EXC-001,
// ADM-VER-003, ADM-VER-004, ERR-030, ERR-031, ERR-032, ERR-033, ERR-034, ERR-035, ERR-042, ERR-050, ERR-053, ERR-054,
// WAL-005, CHT-002, CHT-003, CHT-004, CHT-010, RWD-004, RWD-006, RWD-009, RWD-011, ART-001, HR-004, HR-006, HR-010, HR-012, HR-019, HR-029, HR-032,
// HR-033, LIM-012, ADM-UPL-002, ADM-UPL-003, ADM-UPL-004, ADM-JOB-002, CLM-002, CLM-056, CLM-081, CLM-082, CLM-095, CLM-096, CLM-097, CLM-098,
// CLM-099, CLM-100, CLM-102, CLM-104, CLM-119, PRO-010, CLI-010, ADM-CFG-014, ADM-UBK-005
import { elogRecordsTexts, requestElogTexts } from './guarantee-page-texts.ts'
import { expect, test } from 'vitest'
import { errorCodes } from '../errors/error-codes.ts'
import {
  activationTexts,
  confirmCaptchaTexts,
  newPasswordTexts,
  otpTexts,
  registrationTexts,
  resetTexts,
  signInTexts,
} from './account-texts.ts'
import { administratorListTexts } from './administrator-list-texts.ts'
import { bankTexts } from './bank-texts.ts'
import { claimFormTexts, tooManyFilesText } from './claim-form-texts.ts'
import { chatPageTexts } from './chat-page-texts.ts'
import { chatTexts } from './chat-texts.ts'
import { claimRegisteredText, claimRowTypeLabels, claimTexts, paymentMethodLabels } from './claim-texts.ts'
import { clientTexts } from './client-texts.ts'
import { consoleTexts } from './console-texts.ts'
import { accountNeedsVerificationText, errorTexts, sorryText } from './error-texts.ts'
import { excludedClinicTexts } from './excluded-clinic-texts.ts'
import { eCardTexts } from './e-card-texts.ts'
import { clinicTexts, healthArticleTexts } from './home-texts.ts'
import { hrClaimFormTexts } from './hr-claim-form-texts.ts'
import { hrEmployeeTexts } from './hr-employee-texts.ts'
import { settlementLetterTexts } from './letter-texts.ts'
import { notificationTexts } from './notification-texts.ts'
import { panelClinicTexts } from './panel-clinic-texts.ts'
import { clinicTypeLabels, homeTexts } from './portal-texts.ts'
import { profilePhotoTexts } from './profile-texts.ts'
import { rewardTexts } from './reward-texts.ts'
import { productPageTexts, redeemTexts, storePageTexts } from './store-page-texts.ts'
import { storeTexts } from './store-texts.ts'
import { updateBioTexts } from './update-bio-texts.ts'
import { userEditTexts } from './user-edit-texts.ts'
import { userExportTexts } from './user-export-texts.ts'
import { userListTexts } from './user-list-texts.ts'
import { jobTexts, userUploadTexts } from './user-upload-texts.ts'
import { verificationTexts } from './verification-texts.ts'
import { addCardFirstTexts, walletErrorTexts } from './wallet-texts.ts'

/** What the specification quotes, beside the place that it quotes it at. The screens' tests name these texts; here they are spelt. */
test.each<[string, string, string]>([
  ['2§2', storePageTexts.items, 'Item Listing'],
  ['2§2', storePageTexts.purchased, 'Purchased'],
  ['2§2', redeemTexts.scan, 'Scan to Redeem'],
  ['2§5', storeTexts.wrongCode, 'Wrong QR code, please make sure you scan the correct QR code.'],
  ['2§2', addCardFirstTexts.title, 'Please add a payment card first'],
  ['2§8', walletErrorTexts.key, 'Failed to get ephemeral key'],
  ['2§8', walletErrorTexts.load, 'Failed to load'],
  ['2§8', walletErrorTexts.add, 'Failed to add card'],
  ['2§8', walletErrorTexts.delete, 'Failed to delete card'],
  ['2§8', walletErrorTexts.setDefault, 'Failed to set default card'],
  ['2§8', walletErrorTexts.token, 'Failed to create token'],
  ['2§8', storeTexts.noActiveCard, "You don't have an active card"],
  ['2§8', storeTexts.noCardDialog, 'Failed to make payment: Please add a payment card before make a payment'],
  ['2§8', productPageTexts.manageWallet, 'Manage My Wallet'],
  ['2§8', storeTexts.failedToBuy, 'Buy Product Failed'],
  ['2§8', storeTexts.failedToRedeem, 'Redeem Product Failed'],
  ['2§8', storeTexts.failedToInvoice, 'Generate Invoice Unsuccessful'],
  ['1§5', signInTexts.emailInvalid, 'Email address is not valid.'],
  ['1§5', signInTexts.emailRequired, 'Email address is required.'],
  ['1§5', signInTexts.passwordRequired, 'Password is required'],
  ['1§5', signInTexts.passwordTooShort, 'Too short'],
  ['1§5', signInTexts.passwordTooLong, 'Too long'],
  ['1§5', otpTexts.required, 'One time password is required'],
  ['1§5', registrationTexts.identifierRequired, 'NRIC / FIN / Passport No is required'],
  ['1§5', registrationTexts.mobileInvalid, 'Mobile No format is invalid.'],
  [
    '1§2',
    registrationTexts.agree,
    'I hereby agree to the Terms and Conditions and that the information provided here is correct.',
  ],
  ['1§5', newPasswordTexts.mismatch, 'New passwords do not match.'],
  ['1§5', newPasswordTexts.mismatchAdministrator, 'Password Mismatch'],
  ['1§5', newPasswordTexts.tooShort, 'Too short minimum 8 characters'],
  ['1§5', newPasswordTexts.tooLong, 'Too long maximum 30 characters'],
  [
    '1§5',
    newPasswordTexts.tooSimple,
    'Password must have 8 digits containing at least 1 uppercase, 1 lowercase, 1 numbers, and 1 special characters. (Combination of those 3 is fine).',
  ],
  ['1§5', resetTexts.emailsDiffer, "The email addresses don't match. Please make sure the email addresses match."],
  ['1§2', resetTexts.success, 'Password Changed Successfully!'],
  ['1§2', activationTexts.invalidLink, 'Invalid Link'],
  ['1§2', activationTexts.invalidActivationLink, 'Invalid Activation Link'],
  [
    '1§2',
    registrationTexts.steps.join(', '),
    'Terms and Conditions, Identification, Email Address, One-Time Password, Set Up Password, Set Up Bank Details, Completed',
  ],
  ['1§2', registrationTexts.skip, 'Skip'],
  ['1§2', registrationTexts.finish, "Let's Go!"],
  ['1§4', signInTexts.backToLogin, 'Back to Login'],
  ['1§2', homeTexts.requestLetterOfGuarantee, 'Request Letter of Guarantee'],
  ['1§2', homeTexts.submitClaim, 'Submit Claim'],
  ['1§2', homeTexts.coveragePlans, 'Coverage Plans'],
  ['1§2', homeTexts.accessECard, 'Access my eCard'],
  ['1§2', homeTexts.seeAll, 'See All'],
  ['1§2', activationTexts.success, 'Successfully Registered Admin, please re-login'],

  ['1§8', signInTexts.failedTitle, 'Login Failed'],
  ['1§8', signInTexts.failedBanner, "We're sorry."],
  ['1§8', signInTexts.lockedFirstSentence, 'Your account has been locked'],
  ['1§8', signInTexts.lockDialog.title, 'Your Account Has Been Locked'],
  ['1§8', signInTexts.lockDialog.message, 'To unlock your account, please recover your account.'],
  ['1§8', signInTexts.lockDialog.ok, 'Ok'],
  ['1§8', signInTexts.lockDialog.contactUs, 'Contact us instead'],
  ['1§8', signInTexts.captchaTitle, 'Invalid Captcha'],
  ['1§8', signInTexts.captchaMissing, 'Please verify your captcha.'],
  ['1§5', registrationTexts.captchaTitle, 'Invalid Captcha'],
  ['1§5', registrationTexts.captchaMissing, 'Please verify your captcha'],
  ['1§5', resetTexts.captchaTitle, 'Captcha not Complete'],
  ['1§5', resetTexts.captchaMissing, 'Please verify your captcha'],
  ['1§8', registrationTexts.captchaIncompleteTitle, 'Captcha not Complete'],
  ['1§8', registrationTexts.captchaIncomplete, 'Please ensure the captha is done before proceeding.'],
  ['1§5', confirmCaptchaTexts.title, 'Captcha not Complete'],
  ['1§5', confirmCaptchaTexts.message, 'Please ensure the captha is done before proceeding.'],

  ['1§8', claimTexts.failed, "We're sorry - there was an issue with the claim"],
  [
    '1§8',
    claimRegisteredText('OPD000017'),
    'Claim number OPD000017 registered. Your claim will be processed within 14 working days.',
  ],
  ['1§8', claimTexts.submitted.askJoey, 'Ask Joey'],
  ['2§2', requestElogTexts.title, 'Request eLOG (Letter of Guarantee)'],
  ['2§2', elogRecordsTexts.empty, 'There is no Elogs records.'],
  ['2§8', requestElogTexts.failed, "We're sorry - there was an issue with the elog submission."],
  ['1§8', claimTexts.submitted.backToClaims, 'Back to eClaims'],
  ['1§8', claimTexts.update.success, 'Claim Updated Successfully!'],
  ['1§8', claimTexts.delete.failed, 'Opps! Claim was not deleted successfully... Please try again later.'],
  ['1§8', claimTexts.delete.success, 'Claim was deleted successfully!'],
  ['1§8', claimTexts.detail.settlementLetterMissing, 'Settlement Letter is not available'],
  ['1§8', settlementLetterTexts.notAvailable, 'Settlement Letter is not available'],
  ['1§2', claimTexts.wizard.steps.join(', '), 'Type of Claim, Claim Information, Confirm Claim'],
  ['1§2', claimTexts.records.referenceNumber, 'Reference Number'],
  ['1§2', claimTexts.records.visitDate, 'Visit Date'],
  ['1§2', claimTexts.records.provider, 'Clinic/Hospital/Provider'],
  ['1§2', claimTexts.records.type, 'Type'],
  ['1§2', claimTexts.records.chat, 'Chat'],
  ['1§2', claimTexts.detail.status, 'Status'],
  ['1§2', claimTexts.detail.claimant, 'Claimant'],
  ['1§2', claimTexts.detail.claimDetails, 'Claim Details'],
  ['1§2', claimTexts.detail.documents, 'Documents'],
  ['1§2', claimTexts.detail.view, 'View'],
  ['1§2', claimTexts.detail.back, 'Back to Claim Records'],
  ['1§2', claimTexts.detail.update, 'Update information'],
  ['1§2', claimTexts.detail.downloadSettlementLetter, 'Download Settlement Letter'],
  ['1§2', claimTexts.detail.delete, 'Delete'],
  ['1§2', claimTexts.update.cancel, 'Cancel Update'],
  ['1§2', claimTexts.detail.missing, 'Missing ID'],
  ['1§2', claimTexts.detail.noRemarks, 'No Remarks'],
  ['1§5', claimFormTexts.fieldRequired, 'This field is required.'],
  ['1§5', claimFormTexts.noFiles, 'No Files Uploaded.'],
  [
    '1§5',
    claimFormTexts.fileTooLarge,
    'The attachment has exceeded the maximum limit of 5MB. Kindly resize and upload the document again.',
  ],
  ['1§5', claimFormTexts.fileTypeRefused, 'Only image file (jpeg, jpg, png) and PDF file are allowed.'],
  ['1§5', tooManyFilesText(5), 'You can only upload up to 5 files!'],
  ['1§5', claimFormTexts.amountNotPositive, 'Amount must be more than zero'],
  ['1§5', claimFormTexts.amountTooHigh, 'Amount cannot be more than $999,999'],
  ['3§5', claimFormTexts.amountRequired, 'Amount is required'],
  ['1§5', claimFormTexts.gstRequired, 'GST Amount is required.'],
  ['1§5', claimFormTexts.gstNotPositive, 'GST Amount must be more than zero'],
  ['1§5', claimFormTexts.gstTooHigh, 'GST amount must not higher and equal than amount'],
  ['1§5', claimFormTexts.payNowNotConfirmed, 'Missing information. Please review and check.'],

  ['1§8', errorTexts.issue, "We're sorry - there is an issue"],
  ['1§8', sorryText('Not now.'), "We're sorry. Not now."],
  ['1§8', bankTexts.changeFailed, "We're sorry - there was an issue with the change"],
  ['1§8', bankTexts.changed, 'Bank Account Changed Successfully!'],
  ['2§8', errorTexts.changeFailed, "We're sorry - there was an issue with the change"],
  ['1§5', bankTexts.accountsDiffer, 'Account Numbers do not match.'],
  ['2§5', bankTexts.accountRequired, 'Account Number is required'],
  ['2§5', bankTexts.branchRequired, 'Branch is required'],
  ['2§5', bankTexts.bankCodeMissing, 'Bank code is missing'],
  ['2§5', bankTexts.accountMissing, 'Bank account no is missing'],
  ['2§5', bankTexts.invalidDigits, 'Invalid account no digit'],
  ['3§8', bankTexts.invalidBankCode, 'Invalid Bank Code'],
  ['3§8', bankTexts.invalidBranchCode, 'Invalid Branch Code'],

  ['1§8', errorCodes.TOKEN_EXPIRED.text(), 'Unauthorized Access or Token has Expired'],
  [
    '1§8',
    accountNeedsVerificationText({ email: 'help@example.com', phone: '6123 4567' }),
    'Your account need verification. If you have any questions, please email us at help@example.com or call us at 6123 4567.',
  ],
  [
    '1§8',
    errorTexts.suspiciousFile,
    'There are suspicious file(s) detected, please scan the file(s) with antivirus software before uploading.',
  ],
  ['1§8', errorTexts.somethingWentWrong, 'Something went wrong.'],
  ['1§8', errorTexts.network, 'Sorry, there seems to be an issue with the network. Please try again later.'],

  ['2§2', notificationTexts.empty, 'You are all up-to-date. There is no new notifications.'],
  ['2§2', clinicTexts.title, 'Find Panel Clinics'],
  ['2§8', clinicTexts.sorry, "We're sorry!"],
  ['2§8', clinicTexts.none, 'No clinics could be found!'],
  ['2§2', eCardTexts.flip, 'Flip Ecard'],
  ['2§2', healthArticleTexts.articles, 'Articles'],
  ['2§2', healthArticleTexts.videos, 'Videos'],
  ['2§2', healthArticleTexts.noMatch, 'No Matching Article to Load'],
  ['2§2', rewardTexts.validTill, 'Valid till'],
  ['2§2', rewardTexts.redeem, 'Redeem'],
  ['2§2', rewardTexts.viewRedeemed, 'View Redeemed Page'],
  ['2§2', rewardTexts.code, 'CODE'],
  ['2§2', rewardTexts.offeredBy('Harbour Yoga'), 'Offered by Harbour Yoga'],
  ['2§2', rewardTexts.redeemedOn, 'Redeemed on'],
  ['2§2', chatTexts.aboutClaim('17'), 'I want to check the status for claim id: 17'],
  ['2§2', chatTexts.aboutLetter('17'), 'I want to check the status for eLOG id: 17'],
  ['2§2', chatPageTexts.send, 'Send'],
  ['2§2', chatPageTexts.upload, 'Upload Attachment'],
  ['2§2', chatPageTexts.close, 'Close this conversation'],
  ['2§8', chatTexts.closed, 'Your request is now closed'],
  ['2§5', profilePhotoTexts.noFile, 'No Files Uploaded.'],
  ['2§5', profilePhotoTexts.tooMany, 'Only a maxmum of 1 file can be uploaded'],
  ['2§5', profilePhotoTexts.wrongType, 'Only image file (jpeg, jpg, png) are allowed.'],

  ['3§8', consoleTexts.issue, "We're sorry - there was an issue"],
  ['3§8', consoleTexts.clientListFailed, 'Failed to retrieve Client list. Please try again later.'],
  ['3§8', consoleTexts.claimDataError, 'There is an error get claim data'],
  ['3§8', consoleTexts.dataUpdated, 'Data Updated Successfully!'],
  ['3§8', consoleTexts.userNotFound, 'User Not Found'],
  ['3§8', consoleTexts.dataNotFound, 'Data Not Found'],
  ['3§8', consoleTexts.loading, 'Loading'],
  ['3§2.6', clientTexts.selectCompany, 'Please select company'],
  ['3§8', clientTexts.created, 'Client Created Successfully!'],
  ['3§8', clientTexts.cloned, 'Client Cloned Successfully!'],
  ['3§8', userExportTexts.exporting, 'Exporting user list....'],
  ['3§8', userExportTexts.sentLater, "We will send the file to your email once it's completed."],
  ['3§8', userExportTexts.failed, 'Failed to download user list. Please try again later.'],
  ['3§2.4', userExportTexts.noResult, 'Result not found.'],
  ['3§8', userEditTexts.updated, 'User Updated Successfully!'],
  ['3§8', userEditTexts.created, 'User Created Successfully!'],
  ['3§8', administratorListTexts.created, 'Admin Created Successfully!'],
  ['3§8', administratorListTexts.updated, 'Data Updated Successfully!'],
  ['3§8', excludedClinicTexts.created, 'Excluded Clinic Created Successfully!'],
  ['3§8', consoleTexts.empty.users, 'No user data.'],
  ['3§8', consoleTexts.empty.list, 'No data found.'],
  ['3§8', userListTexts.empty, 'No user data.'],
  ['3§8', userListTexts.noDependants, 'User have no dependents.'],
  ['3§8', userEditTexts.noFamily, 'No Dependent Data'],
  ['3§8', userEditTexts.companies.noDependants, 'No Dependent Data'],
  ['3§4', userEditTexts.bank.lastStatus, 'Last Status'],
  ['3§2.7', userUploadTexts.preview.submit, 'Submit All Data'],
  ['3§2.7', userUploadTexts.preview.confirm, 'Are you sure you want to submit all data?'],
  ['3§8', jobTexts.empty, 'No Data'],
  ['3§2.8', jobTexts.processing, '[Processing]'],
  ['3§2.8', jobTexts.complete, '[Complete]'],
  ['3§8', panelClinicTexts.downloadFailed, 'Download failed'],

  // S144: the code comes first.
  ['3§2.12', Object.values(excludedClinicTexts.columns).join(', '), 'Code, ID, Created, Delete'],
  ['3§2.14', verificationTexts.facts.transactionNo, 'Transaction No'],
  ['3§2.16', hrEmployeeTexts.menu.employee, 'Employee'],
  ['3§2.16', hrEmployeeTexts.menu.employees, 'View / Search Employees'],
  ['3§2.16', hrEmployeeTexts.list.searchFields.staffId, 'Staff ID'],
  ['3§2.16', hrEmployeeTexts.list.searchFields.name, 'Name'],
  ['3§2.16', hrEmployeeTexts.page.noFamily, 'There are no dependents attached to this employee.'],
  ['3§2.16', hrEmployeeTexts.access.title, 'User Access'],
  ['3§8', hrEmployeeTexts.access.updated, 'Access Updated Successfully!'],
  ['3§2.16', hrClaimFormTexts.title, 'Add Claim'],
  ['3§5', hrClaimFormTexts.prePost.Y, 'Pre / Post Hospitalisation'],
  ['3§5', hrClaimFormTexts.prePost.N, 'Others'],
  ['3§8', hrClaimFormTexts.created, 'Claim Created Successfully!'],
  ['3§8', hrClaimFormTexts.failed, "We're sorry - there was an issue with the claim"],
])('%s: %s', (_place, text, quoted) => {
  expect(text).toBe(quoted)
})

test('2§2: the sections of Update Bio', () => {
  const { photo, details, email, contactNumber, password, bankAccount } = updateBioTexts
  expect([photo, details, email, contactNumber, password, bankAccount]).toEqual([
    'Change My Profile Photo',
    'Change My Details',
    'Change My Email',
    'Change My Contact Number',
    'Change My Password',
    'Bank Account Details',
  ])
})

test('1§9: payment methods', () => {
  expect(paymentMethodLabels).toEqual({
    Bank: "Employee's Bank Account",
    Cheque: 'Cheque',
    PayNow: 'PayNow via NRIC',
    Payroll: 'Reimbursement by Company',
    Insurer: 'Reimbursement by Insurer',
  })
})

test('1§2, 3§2.16: types of claim records, by their number', () => {
  const quoted = { 1: 'Panel Visit', 2: 'Inpatient Claim', 3: 'Outpatient Claim' }
  expect(claimRowTypeLabels).toEqual(quoted)
  expect(hrEmployeeTexts.claims.types).toEqual(quoted)
})

test('1§3: clinic types, by their number', () => {
  expect(clinicTypeLabels).toEqual({
    0: 'Others',
    1: 'General Practitioners',
    2: 'Specialists',
    3: 'Dental',
    4: 'Xray',
    5: 'Physiotherapy',
    6: 'Traditional Chinese Medicine',
    7: 'Polyclinic',
    8: 'Hospital',
    9: 'Lab',
  })
})

test('what the specification tells without quoting it', () => {
  expect(claimTexts.notices.keepReceipts).toContain('at least 6 months') // 1§9
  expect(userUploadTexts.submitted.processing).toContain("the upload status under the 'Job' tab") // 3§2.7
  expect(hrClaimFormTexts.createdDetail).toContain('progress by e-mail') // 3§8
})
