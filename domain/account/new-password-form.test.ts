// Requirements: AUTH-061, AUTH-062, AUTH-063, AUTH-064
import { expect, test } from 'vitest'
import { newPasswordFormErrors } from './new-password-form.ts'

test.each([
  [{}, { newPassword: 'Please enter your new password' }],
  [{ newPassword: 'Abc1', newPasswordConfirm: '' }, { newPassword: 'Too short minimum 8 characters' }],
  [{ newPassword: 'Abcdefg1' }, { newPasswordConfirm: 'New passwords do not match.' }],
  [{ newPassword: 'Abcdefg1', newPasswordConfirm: 'Abcdefg2' }, { newPasswordConfirm: 'New passwords do not match.' }],
  [{ newPassword: 'Abcdefg1', newPasswordConfirm: 'Abcdefg1' }, {}],
])('%o', (form, errors) => {
  expect(newPasswordFormErrors(form, 'reset')).toEqual(errors)
})

test('an administrator who activates reads the text of that page', () => {
  expect(
    newPasswordFormErrors({ newPassword: 'Abcdefg1', newPasswordConfirm: 'x' }, 'administrator-activation'),
  ).toEqual({
    newPasswordConfirm: 'Password Mismatch',
  })
})
