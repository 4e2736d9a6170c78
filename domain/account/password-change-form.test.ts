// Requirements: PRO-037, PRO-038, PRO-039, PRO-040, PRO-041, LIM-008
import { expect, test } from 'vitest'
import { passwordChangeErrors } from './password-change-form.ts'

const good = 'Another-2026'

test.each([
  [{}, { oldPassword: 'Please enter your current password', newPassword: 'Please enter your new password' }],
  [{ newPassword: good, newPasswordConfirm: good }, { oldPassword: 'Please enter your current password' }],
  [{ oldPassword: 'Right-2026', newPassword: 'Ab-1' }, { newPassword: 'Too short minimum 8 characters' }],
  [
    { oldPassword: 'Right-2026', newPassword: `Ab-1${'x'.repeat(27)}` },
    { newPassword: 'Too long maximum 30 characters' },
  ],
  [
    { oldPassword: 'Right-2026', newPassword: 'Another2026' },
    {
      newPassword:
        'Password must have 8 digits containing at least 1 uppercase, 1 lowercase, 1 numbers, and 1 special characters.',
    },
  ],
  [
    { oldPassword: 'Right-2026', newPassword: good, newPasswordConfirm: 'Another-2027' },
    { newPasswordConfirm: 'New passwords do not match.' },
  ],
  [
    { oldPassword: good, newPassword: good, newPasswordConfirm: good },
    { newPassword: 'This is the password that you have now. Please choose another one.' },
  ],
  [{ oldPassword: 'Right-2026', newPassword: good, newPasswordConfirm: good }, {}],
])('%j', (form, errors) => {
  expect(passwordChangeErrors(form)).toEqual(errors)
})
