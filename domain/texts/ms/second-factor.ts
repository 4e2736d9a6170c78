/** Texts of second factors, in Malay. */
import type { SecondFactorKind } from '../../account/second-factors.ts'

export const secondFactorTexts = {
  nameRequired: 'Sila berikan nama kepadanya supaya anda mengenalinya lagi.',
  nameTooLong: 'Sila pilih nama yang lebih pendek: tidak lebih daripada 40 aksara.',
  codeRequired: 'Sila masukkan 6 digit yang ditunjukkan oleh aplikasi pengesah anda.',
  recoveryCodeRequired: 'Sila masukkan salah satu kod pemulihan anda: 12 huruf dan digit.',

  wrong: 'Kod ini tidak betul. Sila cuba lagi.',
  usedBefore: 'Kod ini telah digunakan. Sila tunggu kod yang seterusnya.',
  wrongRecoveryCode: 'Kod pemulihan ini tidak betul, atau telah digunakan. Sila cuba kod lain.',
  wrongPasskey: 'Kunci laluan ini tidak dapat disahkan. Sila cuba lagi, atau pilih cara lain.',
  passkeyTooOld: 'Masa yang diambil terlalu lama. Sila cuba lagi.',
  tooMany: 'Terlalu banyak kod yang salah. Sila cuba lagi selepas 15 minit, atau guna kunci laluan.',
  expectsOwn:
    'Akaun anda meminta aplikasi pengesah anda, kunci laluan anda atau kod pemulihan, dan bukan kod melalui e-mel.',
  expired: 'Masa yang diambil terlalu lama. Sila mula semula.',
  mostReached: 'Anda telah mencapai bilangan maksimum. Sila buang satu dahulu.',
  knownPasskey: 'Kunci laluan ini sudah ada pada akaun anda.',
  lastOne: 'Pentadbir memerlukan sekurang-kurangnya satu. Sila tambah yang lain dahulu.',
  noneToRemove: 'Mereka tiada faktor kedua yang boleh dibuang.',
  ownRemoval: 'Buang faktor kedua anda sendiri di bawah “Sesi log masuk”.',
  missing: 'Akaun anda memerlukan faktor kedua sebelum anda boleh meneruskan. Sila sediakan satu.',
  proofMissing: 'Sila sahkan identiti anda dahulu.',
  wrongPassword: 'Kata laluan ini tidak betul. Sila cuba lagi.',
} as const

export const secondFactorNames: Readonly<Record<SecondFactorKind | 'recovery-code', string>> = {
  totp: 'Aplikasi pengesah',
  passkey: 'Kunci laluan',
  'recovery-code': 'Kod pemulihan',
}
