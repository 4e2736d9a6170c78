// Requirements: issue 21 (a claim from a photo): a value is sure only where nothing else on the receipt speaks against it.
import { describe, expect, test } from 'vitest'
import { readWords } from './read-receipt.ts'
import { printedWords } from './testing/printed-words.ts'

const known = { providers: [], people: ['Tan Mei Ling', 'Tan Wei Jie'], today: '2026-11-27' }
const read = (text: string) => readWords(printedWords(text), known)
const sure = <Value>(value: Value) => ({ value, verdict: 'sure' })
const unsure = <Value>(value: Value) => ({ value, verdict: 'unsure' })

describe('the number', () => {
  test.each([
    ['INV / 26 / 0012', 'INV/26/0012'],
    ['Invoice : INV / 26 / 0012', 'INV/26/0012'],
    ['Inv No : 26 / 11 / 00123', '26/11/00123'],
    ['Docket 118-2-44120', '118-2-44120'],
    ['Receipt 4471\nConsultation.......45.00', '4471'],
    ['TaxInvoice No.   :TI-2026-68319', 'TI-2026-68319'],
    ['ReceiptNo: 88771', '88771'],
    ['RECEIPT No. OR421231\nTel 6455 1234 OR 64551235', 'OR421231'],
    ['Receipt No: 44812\nA/C No: 88213', '44812'],
    ['Receipt No.OR408511', 'OR408511'],
    ['OFFICIAL RECEIPT  No.OR408511', 'OR408511'],
  ])('%s', (text, number) => {
    expect(read(text).number).toMatchObject(sure(number))
  })

  test('keeps its strokes where they lean over their neighbours', () => {
    const words = printedWords('Invoice INV / 26 / 0012').map((word) =>
      word.text === '/'
        ? { ...word, box: { left: word.box.left - 19, top: word.box.top - 4, width: 14, height: 41 } }
        : { ...word, box: { ...word.box, height: 30 } },
    )
    expect(readWords(words, known).number?.value).toBe('INV/26/0012')
  })

  test.each([
    ['of another paper', 'Credit against invoice IV-104482', 'IV-104482'],
    ['of another paper in brackets', 'Package of 05/01/2026 (receipt 10091)', '10091'],
    ['of what has a price', 'Voucher HEALTHY3  -3.00', 'HEALTHY3'],
    ['in another column than its word', 'Receipt                        22899', '22899'],
    ['of a bill, where the payment has one', 'Txn 8812-0305\nBill 2601445512', '2601445512'],
    ['with a letter that was taken for a digit', 'Receipt No. 551O2', '55102'],
    ['that says by itself that it is one', 'Sample Physio Studio\n2026-INV-00412', '2026-INV-00412'],
    ['without a word of what it is', 'No.:0889  Name: Tan Mei Ling', '0889'],
    ['of a deposit', 'Deposit receipt 88213', '88213'],
    ['of an earlier paper', 'Original invoice 88213', '88213'],
    ['of a device', 'Serial No: 88213', '88213'],
    ['of a payment', 'PayNow 45.00\nRef: 88213', '88213'],
    ['of a statement, where another has no word', 'Statement No 88213\nNo. 44812', '88213'],
    ['with a sign for its letter', 'Invoice # S$C/2026/10/8451', 'SC/2026/10/8451'],
    ['with a fold through its mark', 'Receipt No KCI=-127512', 'KCI-127512'],
    ['on a paper of what was given back', 'Invoice 88123\nAmount refunded 35.00', '88123'],
  ])('%s is unsure', (_, text, number) => {
    expect(read(text).number).toMatchObject(unsure(number))
  })
})

test('a letter that looks like a digit, where letters meet digits, is one only in clear print', () => {
  const number = (confidence: number) =>
    readWords(printedWords('Receipt No JRO331052', { JRO331052: confidence }), known).number
  expect(number(0.95)).toMatchObject(sure('JRO331052'))
  expect(number(0.86)).toMatchObject(unsure('JRO331052'))
  expect(number(0.75)?.isUnclear).toBeUndefined()
})

test('letters of another script that were taken for a number are none', () => {
  const words = printedWords('WHE RECEIPT SB5 No.: 63497', { WHE: 0.24, SB5: 0.42 })
  expect(readWords(words, known).number?.value).toBe('63497')
})

test.each(['Tel 6455 1234 OR 64551235', 'Tel 03-2145 8899 or 03-2145-9900', 'Call 6455 1234 OR 6455 1235'])(
  'a telephone is no number: %s',
  (text) => {
    expect(read(text).number).toBeUndefined()
  },
)

describe('the date', () => {
  test.each([
    ['Bill date 05/03/2026\nBill 3,200.00 (given 20/02/2026)', '2026-03-05'],
    ['Received from: Tan Mei Ling\n05/03/2026', '2026-03-05'],
    ['Collection date 05/03/2026', '2026-03-05'],
    ['Received from: Tan Mei Ling      Date: 05/03/2026\nNext appointment: 09/04/2026', '2026-03-05'],
    ['Received from: Tan Mei Ling Date: 05/03/2026\nNext appointment: 09/04/2026', '2026-03-05'],
    ['Invoice #     Invoice date   Due date\nIV-4471       05/03/2026     04/04/2026', '2026-03-05'],
    [
      'BILLED TO       NUMBER      DATE OF ISSUE      DUE\nTan Mei Ling    IV-4471     5 March 2026       12 March 2026\nSession attended on 4 March 2026',
      '2026-03-05',
    ],
    [
      'BILLED TO       INVOICE NUMBER     DATE OF ISSUE     DUE\nTan Mei Ling    INV-4471           5 March 2026      12 March 2026',
      '2026-03-05',
    ],
    ['Tax Invoice: 870835\n05/03/2026, 3:16 PM\nMC from 05/03/2026 to\n06/03/2026', '2026-03-05'],
    [
      'Patient         Invoice #   Invoice date   Due date\nTAN MEI LING    IV-4471     05/03/2026     04/04/2026',
      '2026-03-05',
    ],
  ])('of %s', (text, date) => {
    expect(read(text).date).toMatchObject(sure(date))
  })

  test('below a word for another day is none', () => {
    expect(read('Next appointment:     Date: 17/11/2026').date).toBeUndefined()
  })

  test('until which something has to be paid is none', () => {
    expect(read('Please settle by 23/07/2026').date).toBeUndefined()
  })

  test.each([
    ['a number stands before it, and there is another', 'Payment date 12/03/2026\nInvoice 7781 of 05/03/2026'],
    ['it is called otherwise, and there is another', 'Order date 01/03/2026\nPaid 08/03/2026'],
    ['it is that of a signature, and there is another', 'Date signed 12/03/2026\n05/03/2026'],
    ['it is one of booking, beside the appointment', 'Appointment 12/11/2026   Date booked: 01/11/2026'],
    ['it is called in short, and there is another', 'Adm Date: 02/03/2026\n05/03/2026'],
    ['its word is strange, and there is another', 'Registered 16/02/2026 23:40\nDischarged 17/02/2026 00:55'],
  ])('is unsure where %s', (_, text) => {
    expect(read(text).date?.verdict).toBe('unsure')
  })
})

describe('the total', () => {
  test.each([
    ['is what is left after a subsidy', 'Consult 60.00\nTotal 60.00\nCHAS subsidy -18.50\nNett payable 41.50', 4_150],
    ['is none of the sums before it on its row', 'Fees 100.00\nTotal  100.00  -10.00  90.00\nVisa 90.00', 9_000],
    [
      'is what a patient is responsible for',
      'Visit 245.00\nAdjustment (45.00)\nYour responsibility 200.00\nVisa 200.00',
      20_000,
    ],
    ['stands behind dots', 'Consultation........15.00\nTuina........60.00\nTOTAL........75.00', 7_500],
    [
      'has the GST added, whatever they are called',
      'Fares 100.00\nGST 9% 9.00\nFares with it 109.00\nVisa 109.00',
      10_900,
    ],
    [
      'is shared with a plan of no known name',
      'Theatre 458.72\nSum before GST 458.72\n9% GST 41.28\nFinal bill 500.00\nShield plan pays 300.00\nYou have paid 200.00',
      50_000,
    ],
    [
      'has a charge for service',
      'Massage 99.96\nSubtotal 99.96\nSvc Chg 10% 10.00\nRounding -0.01\nTotal 109.95',
      10_995,
    ],
    [
      'has two parts of a tax',
      'Mumbai, India\nTaxable value 100.00\nCGST 9% 9.00\nSGST 9% 9.00\nNet amount Rs.118.00',
      11_800,
    ],
    ['was paid, with the GST in it', 'Amount paid 109.00\nof which fees 100.00\nof which GST 9% 9.00', 10_900],
    [
      'is before what a company pays',
      'Scan 530.00\nNett amount 530.00\nAIA pays 430.00\nYou pay 100.00\nVisa 100.00',
      53_000,
    ],
    [
      'is after what a company takes off',
      'Scaling 17.45\nTotal charges 17.45\nCorporate discount -1.74\nAmount payable 15.71\nCash 20.00\nChange 4.29',
      1_571,
    ],
    ['is of rupees', 'Dressing Rs.650.00\nConsultation Rs.1,500.00\nTotal Rs.2,150.00', 215_000],
  ])('%s', (_, text, cents) => {
    expect(read(text).total).toMatchObject(sure(cents))
  })

  test.each([
    ['beside another sum', 'Consult 40.00\nTotal due 40.00\nVisa 40.00\nTotal 22.00', 4_000],
    ['with an earlier bill in it', 'Prior balance 45.00\nConsult 52.00\nTotal due 97.00\nPaid 97.00', 9_700],
    [
      'with an earlier visit in it',
      'Charges of earlier visit 60.00\nConsult 63.00\nAmount due 123.00\nPaid 123.00',
      12_300,
    ],
    ['that was paid in part', 'Package 981.00\nTotal 981.00\nPaid 327.00\nBalance 654.00', 98_100],
    ['below a deposit', 'Crown 1,150.00\nDeposit received -400.00\nBalance payable 750.00\nReceived 750.00', 75_000],
    [
      'below what an insurer pays',
      'Visit 150.00\nInsurance payment -120.00\nYour responsibility 30.00\nVisa 30.00',
      3_000,
    ],
    ['that only its payment names', 'Visit 245.00\nAgreed with you 200.00\nVisa 200.00', 20_000],
    [
      'below what is taken off for no known reason',
      'Visit 196.20\nTotal 196.20\nOverpaid last time -20.00\nTo pay 176.20',
      17_620,
    ],
    [
      'below what somebody takes over',
      'Scan 530.00\nNett amount 530.00\nYour plan 430.00\nYou pay 100.00\nVisa 100.00',
      10_000,
    ],
    [
      'after what an insurer has agreed that nobody pays',
      'Austin, TX 78701\nTotal charges 350.00\nInsurance adjustment -150.00\nPatient balance 200.00\nPayment 200.00',
      20_000,
    ],
    ['in whole dollars', 'Home visit 180\nDressing 40\nTOTAL 220', 22_000],
    ['given back', 'Consult 35.00\nTotal 35.00\nAmount refunded 35.00', 3_500],
  ])('%s is unsure', (_, text, cents) => {
    expect(read(text).total).toMatchObject(unsure(cents))
  })

  test('of a part that was paid today is before the parts paid earlier and those to come', () => {
    const text = 'Braces, fee agreed 7,200.00\nPaid before 3,000.00\nReceived today 600.00\nStill to be paid 3,600.00'
    expect(read(text).total?.value).toBe(60_000)
  })
})

test('of two of a family, each named in full, nobody is surely the patient', () => {
  expect(read('Child: Tan Wei Jie\nGuardian: Tan Mei Ling').patient?.verdict).toBe('unsure')
  expect(read('Tan Mei Ling / Tan Wei Jie').patient?.verdict).toBe('unsure')
  expect(read('Patient: Tan Mei Ling').patient).toMatchObject(sure('Tan Mei Ling'))
})

test('who brings the patient, or pays, is not surely the patient, however badly the patient’s own name was read', () => {
  const parent = { value: 'Tan Mei Ling', verdict: 'unsure' }
  expect(read('Child: T@n VVe1 J1e\nParent Mdm Tan Mei Ling   Date 14 March 2026').patient).toMatchObject(parent)
  expect(read('Child: Tan Wei J|\nParent Mdm Tan Mei Ling').patient).toMatchObject(unsure('Tan Wei Jie'))
  expect(read('Payer: Tan Mei Ling').patient?.verdict).toBe('unsure')
})

describe('the payer of a child', () => {
  const family = { ...known, people: ['Tan Wei Jie', 'Tan Xiao Mei'] }
  const patient = (text: string) => readWords(printedWords(text), family).patient

  test.each([
    'Bill To: Tan Wei Jie\nPatient: Tan Xiao M.',
    "Bill To: Tan Wei Jie\nPatient's name: X1ao M.",
    'Bill To: Tan Wei Jie\nPatient  Tan Xiao M.',
    'Bill To: Tan Wei Jie\nName of patient: T@n X1ao Mei',
    'Patient: Baby of Tan Wei Jie',
    'Bill To: Tan Wei Jie\nPatient: Baby of Tan Wei Jie',
    'B/O Tan Wei Jie',
    'Child of Tan Wei Jie',
    'Son of: Tan Wei Jie',
    'Account holder: Tan Wei Jie',
    'Cardholder Tan Wei Jie',
    'Paid by: Tan Wei Jie',
    'Insured: Tan Wei Jie',
  ])('%s is not surely the patient', (text) => {
    expect(patient(text)).toMatchObject(unsure('Tan Wei Jie'))
  })

  test.each(['Therapist: Tan Wei Jie', 'Nurse Tan Wei Jie', 'Pharmacist: Tan Wei Jie'])('%s is none', (text) => {
    expect(patient(text)).toBeUndefined()
  })

  test.each([
    'Bill To: Tan Wei\nPatient: Tan Xiao Mei',
    'Nurse: Amy   Patient: Tan Xiao Mei',
    'Patient ID: P12345   Date\nName: Tan Xiao Mei',
    'Patient:        Date: 05/11/2026\nTan Xiao Mei',
    'Patient copy\nTan Xiao Mei',
    'Tan Xiao Mei\nPatient balance 200.00',
  ])('%s', (text) => {
    expect(patient(text)).toMatchObject(sure('Tan Xiao Mei'))
  })
})

describe('a clinic that sent the patient', () => {
  const read = (text: string) =>
    readWords(printedWords(text), { ...known, providers: ['Northwind Clinic', 'Raffles Medical'] }).provider
  const lines = 'Sunrise Imaging Centre\nReceipt No: R1002345\nDate: 05/11/2026\nMRI 45.00\nTotal 45.00\nVisa 45.00'

  test.each([
    'Referred by: Dr Lim, Northwind Clinic',
    'Referral from Northwind Clinic',
    'Prescription from Raffles Medical',
    'Clinic: Northwind Clinic',
  ])('%s is not surely the provider', (text) => {
    expect(read(`${lines}\n${text}`)?.verdict).toBe('unsure')
  })

  test('is where it stands at the head, or is named otherwise', () => {
    expect(read(`Northwind Clinic\n${lines}\nReferred by: Raffles Medical`)).toMatchObject(sure('Northwind Clinic'))
    expect(read(`${lines}\nReferred by: Northwind Clinic\nNorthwind Clinic`)).toMatchObject(sure('Northwind Clinic'))
    expect(read(`Clinic: Northwind Clinic\n${lines}`)).toMatchObject(sure('Northwind Clinic'))
  })
})

test('the day of an estimate is not surely that of a receipt', () => {
  expect(read('Estimate for Tan Mei Ling\nDate 14/03/2026').date).toMatchObject(unsure('2026-03-14'))
})

test('hundredths tell yuan from yen', () => {
  expect(read('Registration ¥50.00\nTotal ¥354.80').currency?.value).toBe('CNY')
  expect(read('Consultation ¥3,200\nTotal ¥8,600').currency?.value).toBe('JPY')
})

describe('a total of a PDF, whose words are not misread', () => {
  const certain = (text: string) =>
    readWords(
      printedWords(text).map((word) => ({ ...word, confidence: 1 })),
      known,
    ).total

  test.each([
    'Total 120.00\nMember privilege 50.00\nNETS 70.00',
    'Consultation 45.00\nTotal paid 50.00\nChange 5.00',
    'Total 120.00\nChange 5.00',
  ])('is unsure where its payment says otherwise', (text) => {
    expect(certain(text)?.verdict).toBe('unsure')
  })

  test.each(['Total 120.00', 'Total 120.00\nVisa 120.00', 'Total 120.00\nCash 0.00'])('is sure otherwise', (text) => {
    expect(certain(text)).toMatchObject(sure(12_000))
  })
})
