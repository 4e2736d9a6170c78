// Requirements: ADM-MNU-002, ADM-MNU-003, ADM-MNU-004, ADM-MNU-005, ADM-MNU-006, ADM-MNU-007, ADM-MNU-008, ADM-MNU-009, ADM-MNU-010, ADM-MNU-011,
// ADM-CLT-001, ADM-CLT-002, ADM-CLT-005, ADM-CLT-006, ADM-CLT-007, ADM-CFG-002, ADM-CFG-004, ADM-CFG-005, ADM-CFG-006, ADM-CFG-007,
// ADM-CFG-010, ADM-CFG-013, ADM-CFG-014, ADM-CFG-018, ADM-EXP-002, ADM-EXP-004, ADM-USR-002, ADM-USR-003, ADM-USR-004, ADM-USR-005, ADM-USR-009,
// ADM-LGI-004, ADM-AUD-001, ADM-ADM-001, ADM-ADM-003, ADM-ADM-004, ADM-HRC-001
import { expect, test } from 'vitest'
import { teleconsultFeatures } from '../client/client-configuration.ts'
import { administratorActionTexts, administratorListTexts } from './administrator-list-texts.ts'
import { auditTexts } from './audit-texts.ts'
import { clientEditTexts } from './client-edit-texts.ts'
import { clientTexts } from './client-texts.ts'
import { teleconsultNames } from './client-link-texts.ts'
import { consoleTexts } from './console-texts.ts'
import { hrClaimTexts } from './hr-claim-texts.ts'
import { panelClinicTexts } from './panel-clinic-texts.ts'
import { userBankTexts } from './user-verification-texts.ts'
import { userEditTexts, userStatusLabels } from './user-edit-texts.ts'
import { userExportTexts } from './user-export-texts.ts'
import { userListTexts } from './user-list-texts.ts'
import { verificationTexts } from './verification-texts.ts'

const { menu } = consoleTexts
const { columns: ofClient } = clientTexts
const { columns: ofUser } = userListTexts
const { columns: ofHrClaim } = hrClaimTexts
const { columns: ofAudit } = auditTexts.tab
const { sections: ofClientPage } = clientEditTexts
const { sections: ofUserPage } = userEditTexts

/** How the specification calls the parts of the console, in its order. The screens' tests name these texts; here they are spelt. */
test.each<[string, string, readonly string[], readonly string[]]>([
  [
    '3§2.2',
    'menu',
    [
      menu.clients,
      menu.users,
      menu.admin,
      menu.myPlanEditor,
      menu.hrClaims,
      menu.userClaims,
      menu.inpatient,
      menu.outpatient,
      menu.verification,
      menu.verifyUserBank,
      menu.verifyInpatientBank,
      menu.verifyOutpatientBank,
      menu.excludedClinics,
      menu.job,
      menu.logout,
    ],
    [
      'Clients',
      'Users',
      'Admin',
      'My Plan Editor',
      'HR Claims',
      'User Claims',
      'Inpatient',
      'Outpatient',
      'Verification',
      'Verify User Bank',
      'Verify Inpatient Bank',
      'Verify Outpatient Bank',
      'Excluded Clinics',
      'Job',
      'Logout',
    ],
  ],
  [
    '3§2.4',
    'columns of the clients',
    [
      ofClient.id,
      ofClient.name,
      ofClient.status,
      ofClient.groupCode,
      ofClient.created,
      ofClient.updated,
      ofClient.users,
    ],
    ['ID', 'Company Name', 'Status', 'Group Code', 'Created', 'Updated', 'Users'],
  ],
  [
    '3§2.4',
    'what clients are searched by',
    Object.values(clientTexts.filters),
    ['Company Name', 'Group Code', 'Policy No'],
  ],
  [
    '3§2.4',
    'buttons of the clients',
    [clientTexts.createClient, clientTexts.uploadUser, clientTexts.exportUser],
    ['Create client', 'Upload user', 'Export user'],
  ],
  ['3§2.4', 'columns of an export', Object.values(userExportTexts.columns), ['Policy No', 'Company Name']],
  [
    '3§2.6',
    'sections of a client',
    [
      ofClientPage.basic,
      ofClientPage.elog,
      ofClientPage.features,
      ofClientPage.otp,
      ofClientPage.microservices,
      ofClientPage.onboarding,
      ofClientPage.teleconsult,
    ],
    [
      'Company Basic Information',
      'LOG Information',
      'Features Configuration',
      'OTP require Configuration',
      'Microservices Configuration',
      'Onboarding Email Configuration',
      'Teleconsult Config',
    ],
  ],
  ['3§2.6', 'buttons of a client', [clientEditTexts.update, clientEditTexts.clone], ['Update Client', 'Clone']],
  [
    '3§2.6',
    'teleconsultations',
    teleconsultFeatures.map((feature) => teleconsultNames[feature]),
    ['Post Health Screening', 'General Practitioner', 'Dietician', 'Mental Health', 'ART Specialist'],
  ],
  ['3§2.9', 'buttons of the users', [userListTexts.addUser, userListTexts.uploadUser], ['Add new user', 'Upload user']],
  ['3§2.9', 'member types', Object.values(userListTexts.memberTypes), ['All', 'Employee', 'Dependent']],
  [
    '3§2.9',
    'columns of the users',
    [
      ofUser.id,
      ofUser.nric,
      ofUser.studentId,
      ofUser.name,
      ofUser.companyName,
      ofUser.startDate,
      ofUser.terminationDate,
      ofUser.memberType,
      ofUser.dependants,
    ],
    [
      'ID',
      'NRIC',
      'Student ID',
      'Name',
      'Company Name',
      'Start Date',
      'Termination Date',
      'Member Type',
      'No. of Dep.',
    ],
  ],
  [
    '3§2.10',
    'tabs of a user',
    [
      ofUserPage.basic,
      ofUserPage.login,
      ofUserPage.bank,
      ofUserPage.student,
      ofUserPage.companies,
      ofUserPage.panelClinics,
      ofUserPage.audit,
    ],
    [
      'Basic Information',
      'Login Information',
      'Bank Details',
      'Student Information',
      'Companies',
      'Panel Clinics',
      'Audit',
    ],
  ],
  [
    '3§2.10',
    'buttons of a user',
    [
      userEditTexts.bank.propose,
      userEditTexts.companies.add,
      userEditTexts.companies.setDefault,
      userEditTexts.companies.remove,
      userEditTexts.companies.addDependant,
      panelClinicTexts.download,
    ],
    ['Propose Bank Details', 'Add Company', 'Set default', 'Remove', 'Add Dependent', 'Download clinics'],
  ],
  [
    '3§2.10',
    'columns of the audit',
    [ofAudit.new, ofAudit.old, ofAudit.updated, ofAudit.by],
    ['New Value', 'Old Value', 'Updated Date', 'Updated By'],
  ],
  [
    '3§2.11',
    'buttons of the administrators',
    [
      administratorListTexts.add,
      administratorListTexts.upload,
      administratorActionTexts.terminate.label,
      administratorActionTexts.activate.label,
      administratorActionTexts.lock.label,
      administratorActionTexts.unlock.label,
      administratorActionTexts.delete.label,
    ],
    ['Add new admin', 'Upload user', 'Terminate', 'Activate', 'Lock', 'Unlock', 'Delete'],
  ],
  [
    '3§2.13',
    'columns of the HR claims',
    [
      ofHrClaim.view,
      ofHrClaim.client,
      ofHrClaim.type,
      ofHrClaim.provider,
      ofHrClaim.amount,
      ofHrClaim.submittedBy,
      ofHrClaim.created,
    ],
    ['View', 'Client', 'Type', 'Provider', 'Amount', 'Submitted By', 'Created'],
  ],
  [
    '3§2.14',
    'verifying of accounts',
    [userBankTexts.title, verificationTexts.inpatientBank, verificationTexts.outpatientBank],
    ['Verify Users Bank Account', 'Verify Claim Inpatient Bank', 'Verify Claim Outpatient Bank'],
  ],
  ['3§2.14', 'decisions on them', [verificationTexts.decline, verificationTexts.approve], ['Decline', 'Approve']],
])('%s: %s', (_place, _part, named, names) => {
  expect(named).toEqual(names)
})

test('3§4: user statuses, by their code', () => {
  expect(userStatusLabels).toEqual({
    100: 'Registered',
    101: 'Not Registered',
    300: 'Locked',
    301: 'Suspended',
    401: 'Terminated',
  })
})

test('who are searched for, by their fields: 3§2.4, 3§2.9, 3§2.11', () => {
  expect(Object.keys(userExportTexts.filterFields)).toEqual(['groupCode', 'policyNo', 'name'])
  expect(Object.keys(userListTexts.searchFields)).toEqual(['name', 'nric', 'studentID', 'email', 'staffId'])
  expect(Object.keys(administratorListTexts.searchFields)).toEqual(['name', 'nric', 'loginId', 'email'])
})
