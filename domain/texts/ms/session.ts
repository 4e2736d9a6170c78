/** Why a session has ended, in Malay. */
import type { SessionEndReason } from '../../account/session-lifetime.ts'

export const sessionEndTexts: Readonly<Record<SessionEndReason, string>> = {
  IDLE: 'Tiada apa-apa yang dilakukan selama 30 minit, jadi anda dilog keluar untuk menjaga keselamatan data anda.',
  LONGEST: 'Sesi log masuk bertahan paling lama 12 jam, dan sesi anda sudah tamat.',
  SIGNED_OUT: 'Anda telah log keluar dalam tab lain pelayar ini.',
  ENDED_ELSEWHERE: 'Anda telah menamatkan sesi ini daripada sesi lain, di bawah “Sesi log masuk”.',
  PASSWORD_CHANGED: 'Kata laluan akaun anda telah ditukar. Semua sesi dengan kata laluan lama telah ditamatkan.',
  ACCESS_CHANGED:
    'Seorang pentadbir telah mengubah apa yang boleh dilakukan oleh akaun anda. Log masuk sekali lagi untuk meneruskan.',
  COVER_ENDED:
    'Perlindungan anda telah tamat. Anda boleh log masuk dengan alamat e-mel anda untuk mengikuti tuntutan bagi lawatan sebelum tarikh tamat.',
  ACCOUNT_CLOSED:
    'Akaun anda dikunci atau ditutup. Apabila anda log masuk, anda diberitahu yang mana satu, dan apa yang boleh anda lakukan.',
  UNKNOWN: 'Anda tidak lagi log masuk.',
}

export function sessionEndWords(reason: SessionEndReason, returnsTo: string | null): string {
  const isForm =
    returnsTo !== null &&
    (/^\/app\/submitclaim\b/.test(returnsTo) || /^\/app\/claimrecords\/.*\/update\b/.test(returnsTo))
  return isForm ? `${sessionEndTexts[reason]} ${keptWork}` : sessionEndTexts[reason]
}

const keptWork = 'Apa yang telah anda isi disimpan: log masuk di sini, dan anda kembali ke tempat anda tadi.'
