import { newPasswordTexts } from '@member-care/domain/texts/account-texts.ts'
import { expect, test } from 'vitest'
import { isFrequentPassword, requireGoodPassword } from './frequent-passwords.ts'

test.each(['Password1', 'Password1!', 'P@ssw0rd', 'Qwerty123', 'WELCOME1', 'Abcd1234#', 'Football!!'])(
  '%s is one that many people use',
  async (password) => {
    expect(await isFrequentPassword(password)).toBe(true)
  },
)

test.each(['Right-2026', 'Demo-2026', 'Chosen-2026', 'kV7-oranges-Boat'])('%s is not', async (password) => {
  expect(await isFrequentPassword(password)).toBe(false)
})

test('a frequent one is refused at its field, after the other rules', async () => {
  await expect(requireGoodPassword('Password1!', 'reset', 'newPassword')).rejects.toMatchObject({
    status: 422,
    errors: { newPassword: newPasswordTexts.frequent },
  })
  await expect(requireGoodPassword('short', 'reset', 'newPassword')).rejects.toMatchObject({
    errors: { newPassword: newPasswordTexts.tooShort },
  })
  await expect(requireGoodPassword('kV7-oranges-Boat', 'profile', 'newPassword')).resolves.toBeUndefined()
})
