// Requirements: PRO-022, PRO-023, PRO-024, PRO-025
import { expect, test } from 'vitest'
import { contactNumberErrors } from './contact-number-change.ts'

const present = { contactNoCountryCode: '+65', contactNo: '81234567' }
const typed = (code: string, number: string, codeAgain = code, numberAgain = number) => ({
  contactNoCountryCode: code,
  contactNo: number,
  contactNoCountryCodeAgain: codeAgain,
  contactNoAgain: numberAgain,
})

test.each([
  [
    {},
    {
      contactNoCountryCode: 'Country code is required.',
      contactNoCountryCodeAgain: 'Country code is required.',
      contactNo: 'Mobile number is required.',
      contactNoAgain: 'Mobile number is required.',
    },
  ],
  [typed('65', '91234567', '60'), { contactNoCountryCodeAgain: 'The country codes do not match.' }],
  [typed('65', '91234567', '65', '91234568'), { contactNoAgain: 'The contact numbers do not match.' }],
  [typed('65', ' 81234567 '), { contactNo: 'There is no change in your contact number.' }],
  [
    typed('65', '8123'),
    {
      contactNo: 'Mobile number must have at least 8 digits.',
      contactNoAgain: 'Mobile number must have at least 8 digits.',
    },
  ],
  [typed('60', '81234567'), {}],
  [typed('65', '91234567 ', '65', '91234567'), {}],
])('%j', (form, errors) => {
  expect(contactNumberErrors(form, present)).toEqual(errors)
})
