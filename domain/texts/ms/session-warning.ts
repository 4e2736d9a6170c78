/** The warning before a session ends by itself, in Malay. */

export const sessionWarningTexts = {
  idleTitle: 'Adakah anda masih di sini?',
  idle: 'Sudah beberapa lama tiada apa-apa yang dilakukan. Untuk menjaga keselamatan data anda, anda akan dilog keluar. Apa yang telah anda isi disimpan.',
  longestTitle: 'Anda akan dilog keluar tidak lama lagi',
  longest:
    'Sesi log masuk bertahan paling lama 12 jam. Apa yang telah anda isi disimpan; log masuk semula selepas itu untuk meneruskannya.',
  stay: 'Kekal log masuk',
  understood: 'Baiklah',
  notReached: 'Pelayan tidak dapat dihubungi. Sila cuba lagi.',
} as const

export function signedOutInText(seconds: number): string {
  return `Dilog keluar dalam ${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
