/** What is said about an upload file and its rows (3§2.7, 3§5). Quoted texts are letter for letter; the rest is ours. */
import { shownCount } from '../../language/shown-count.ts'

/** Why a file cannot be read at all. */
export const uploadFileTexts = {
  missing: 'Please choose a CSV file.',
  empty: 'The file is empty.',
  noRows: 'The file has a first row with the names of the columns, and nothing else.',
  tooLarge: (megabytes: number) => `The file is larger than ${megabytes} MB. Please send it in parts.`,
  tooManyRows: (most: number) => `The file has more than ${shownCount(most)} rows. Please send it in parts.`,
  workbook: 'This is an Excel workbook. Please save it as “CSV UTF-8” and choose that file.',
  notUtf8: 'The characters of this file cannot be read. Please save it as “CSV UTF-8” and choose that file.',
  notText: 'This is not a CSV file.',
  unreadable: 'The file cannot be read from some row on: a quotation mark is not closed.',
  columnsMissing: (columns: readonly string[]) =>
    `The first row must name the columns. Missing: ${columns.join(', ')}.`,
  columnRepeated: (column: string) => `The column ${column} stands in the first row twice.`,
  interrupted: 'The file could not be checked to its end. Please send it again.',
} as const

/** What is wrong with a cell or a row: it is rejected. */
export const uploadErrorTexts = {
  /** 3§5 */
  notADate: 'Invalid Date',
  required: 'This is required.',
  tooLong: (most: number) => `At most ${most} characters.`,
  unreadableText: 'This holds a character that cannot be kept.',
  nric: 'The check letter of this NRIC or FIN is wrong.',
  identityNumber: 'This is not an NRIC, FIN or passport number.',
  gender: 'Please write m or f.',
  yesOrNo: 'Please write Y or N.',
  email: 'This is not an e-mail address.',
  birthdateInFuture: 'This date of birth is in the future.',
  datesReversed: 'The end date is before the start date.',
  actionStatus: 'Please write ADD, UPDATE or TERMINATE, or leave it empty.',
  bankIncomplete: 'A bank account needs bankNo and accountNo.',
  dependantWithoutNumber: 'A dependant needs dep_nric and dep_name.',
  ownDependant: 'Nobody is their own dependant.',
  saysOtherwise: (rowNo: number) => `Row ${rowNo} says something else about this person.`,
  repeatsRow: (rowNo: number) => `Row ${rowNo} says the same already.`,
  dependantElsewhere: (rowNo: number) =>
    `Row ${rowNo} has this person already, as somebody else’s dependant or as an employee. Please send them in files of their own.`,
  emailElsewhere: (rowNo: number) => `Row ${rowNo} gives this e-mail address to somebody else.`,
  numberElsewhere: (rowNo: number) => `Row ${rowNo} gives this number to somebody else.`,
  clientUnknown: 'There is no client with this company code.',
  mustExist: 'There is nobody with this NRIC to update or terminate.',
  newNumberOfNobody: 'There is nobody with this NRIC whose number could change.',
  notCovered: 'The person is not covered under this company, so there is nothing to update or terminate.',
  startDateMissing: 'Somebody who is new under this company needs a start date.',
  administrator: 'This number is an administrator’s.',
  forgotten: 'This person was forgotten. Nothing about them can be changed any more.',
  emailTaken: 'This e-mail address is somebody else’s.',
  nricTaken: 'This NRIC is somebody else’s.',
  employeeRejected: (rowNo: number) => `The employee was rejected (row ${rowNo}).`,
  employeeNotCovered: 'The employee is not covered under this company.',
  /** Of files that a company's own HR sends; the same whether nobody or a stranger has the number (S94). */
  otherCompany: (name: string, companyCode: string) =>
    `This file is for ${name}, whose company code is ${companyCode}. Correct the code, or put the row into a file for its own company.`,
  companyWithoutCode: (name: string) =>
    `${name} has no company code here yet. Ask your insurer to record one, then choose the file again.`,
  notOfCompany:
    'Nobody with this NRIC is, or was, covered under your company. Check the number, or write ADD for somebody who joins.',
  newNumberByInsurer:
    'Your insurer changes NRICs. Leave newNric empty, and write the number that is recorded now as nric.',
  otherParticulars:
    'This number is known with other particulars. Check number, name and birthdate, or ask your insurer.',
  ofSender: 'Your own record, and your family’s, is changed by a colleague in HR or by your insurer.',
  /** Of administrators' files, about somebody whom they do not reach (S128). */
  otherParticularsElsewhere:
    'This number is known with other particulars. Check number, name and birthdate, or ask an administrator who looks after every client.',
  otherFamily: 'This person is covered under this company as an employee, or through somebody else.',
} as const

/** What is worth a look and stands in nobody's way. */
export const uploadWarningTexts = {
  endsTodayOrEarlier: 'The effective end date is today or earlier.',
  newNric: 'The NRIC changes to the new one.',
  passport: 'This is not an NRIC or FIN; it is taken as a passport number.',
  otherCompanyName: (name: string) => `The company with this code is called ${name}.`,
  takesEffectAtOnce: 'The change takes effect at once, not on changeEffectiveDate.',
  bankWaits: 'The bank account waits until another administrator has verified it.',
  bankOfNewWaits:
    'The bank account is taken only for somebody who is new, and waits until another administrator has verified it.',
  /** Of files that a company's own HR sends (S94). */
  newNricStays: 'This file does not change an NRIC. Ask your insurer to change it.',
  notChangedByHr: (columns: readonly string[]) =>
    `Stays as recorded: ${columns.join(', ')}. People change what is their own in the portal; your insurer changes the rest.`,
  accountOfNewOnly:
    'A bank account is taken only for somebody who is new, and waits until an administrator of your insurer has verified it.',
  /** Of administrators' files, about somebody whom companies outside their groups cover too (S128). */
  notChangedOfShared: (columns: readonly string[]) =>
    `Stays as recorded: ${columns.join(', ')}. A company outside your groups covers this person too; an administrator who looks after both changes the rest.`,
  decidedAnew: 'The person has changed since the file was checked; this was decided anew.',
} as const

/** Why an upload cannot be submitted or discarded. */
export const uploadCommandTexts = {
  notChecked: 'This upload is not waiting to be submitted.',
  submitted: 'This upload has been submitted and cannot be discarded any more.',
  anothers: 'Only the administrator who uploaded the file can submit or discard it.',
  tookTooLong: 'The upload is still being processed. Its result will stand under jobs.',
} as const
