/** What our e-mails say, in Malay. */

export const letterHeadTexts = {
  product: 'Member Care',
  greeting: (name: string | null) => (name === null ? 'Salam sejahtera,' : `${name} yang dihormati,`),
} as const

export const oneTimePasswordMailTexts = {
  subject: 'Kata laluan sekali guna anda',
  use: 'Gunakan kata laluan sekali guna ini untuk meneruskan:',
  validity: (minutes: number) =>
    `Ia sah selama ${minutes} minit dan boleh digunakan sekali sahaja. Jika anda tidak memintanya, sila abaikan e-mel ini; tiada sesiapa yang boleh masuk tanpanya.`,
} as const

export const accountLinkMailTexts: Readonly<
  Record<
    'reset-password' | 'recover-account',
    { readonly subject: string; readonly opening: string; readonly unasked: string; readonly label: string }
  >
> = {
  'reset-password': {
    subject: 'Pilih kata laluan baharu',
    opening:
      'Anda meminta kata laluan baharu untuk akaun anda. Sila buka pautan di bawah dan pilih kata laluan baharu.',
    unasked: 'Jika anda tidak memintanya, sila abaikan e-mel ini; kata laluan anda tidak berubah.',
    label: 'Pilih kata laluan baharu',
  },
  'recover-account': {
    subject: 'Pulihkan akaun anda',
    opening:
      'Anda meminta kami memulihkan akaun anda. Sila buka pautan di bawah dan pilih kata laluan baharu; langkah itu juga membuka kunci akaun anda.',
    unasked: 'Jika anda tidak memintanya, sila abaikan e-mel ini; tiada apa-apa yang berubah.',
    label: 'Pulihkan akaun anda',
  },
}

export const linkMailTexts = {
  validForMinutes: (minutes: number, unasked: string) =>
    `Pautan ini sah selama ${minutes} minit dan boleh digunakan sekali sahaja. ${unasked}`,
  validForHours: (hours: number) =>
    `Pautan ini sah selama ${hours} jam dan boleh digunakan sekali sahaja. Jika anda tidak menjangkakannya, sila abaikan e-mel ini.`,
  locked: (recoveryUrl: string) =>
    `Akaun anda telah dikunci, dan kata laluan baharu sahaja tidak membuka kuncinya. Sila pulihkan akaun anda: ${recoveryUrl}`,
} as const

export const notRegisteredMailTexts = {
  subject: 'Akaun anda belum disediakan',
  opening:
    'Anda meminta kata laluan baharu, tetapi akaun anda belum disediakan. Sila daftar dahulu; anda memilih kata laluan anda di sana.',
  label: 'Daftar',
} as const

export const suspendedMailTexts = {
  subject: 'Akaun anda telah digantung',
  opening:
    'Anda meminta kata laluan baharu, tetapi akaun anda telah digantung, dan kata laluan baharu tidak akan membolehkan anda masuk.',
  contact: (support: { readonly email: string; readonly phone: string }) =>
    `Sila hubungi kami: ${support.email} atau ${support.phone}.`,
} as const

export const alreadyRegisteredMailTexts = {
  subject: 'Anda sudah mempunyai akaun',
  opening: (links: { readonly forgotPassword: string; readonly recoverAccount: string }) =>
    `Seseorang telah mula mendaftar dengan nombor anda. Anda sudah mempunyai akaun: sila log masuk dengan alamat e-mel ini. Jika anda tidak tahu kata laluan anda, pilih “${links.forgotPassword}” di sana; jika akaun anda dikunci, “${links.recoverAccount}”.`,
  notYou:
    'Jika bukan anda yang melakukannya, anda tidak perlu berbuat apa-apa: tiada sesiapa yang mendapat tahu apa-apa tentang anda, dan tiada sesiapa yang boleh masuk.',
} as const

export const administratorInvitationMailTexts = {
  subject: 'Aktifkan akaun pentadbir anda',
  opening:
    'Akaun pentadbir telah disediakan untuk anda. Sila buka pautan di bawah dan pilih kata laluan anda; selepas itu anda boleh log masuk.',
  label: 'Aktifkan akaun anda',
} as const

export const addressChangeMailTexts = {
  notice: {
    subject: 'Akaun pentadbir anda akan dipindahkan ke alamat lain',
    opening: ({ askedBy, email, from }: { readonly askedBy: string; readonly email: string; readonly from: string }) =>
      `${askedBy || 'Seorang pentadbir'} telah meminta supaya akaun pentadbir anda dipindahkan ke ${email}. Mulai ${from} (Singapura), orang yang menerima e-mel di alamat itu boleh mengambil alih akaun tersebut dengan kata laluan baharu. Sebelum itu, tiada apa-apa yang berubah.`,
    notYou:
      'Jika anda tidak memintanya, log masuk dan batalkannya: konsol menunjukkannya pada setiap halaman. Pentadbir dengan peranan IT juga boleh membatalkannya.',
    label: 'Buka konsol',
  },
  invitation: {
    subject: 'Pindahkan akaun pentadbir anda ke alamat ini',
    opening:
      'Akaun pentadbir anda akan dipindahkan ke alamat e-mel ini. Sila buka pautan di bawah dan pilih kata laluan baharu; selepas itu anda log masuk dengan kedua-duanya.',
    label: 'Pindahkan akaun anda',
  },
} as const

export const declinedProposalMailTexts = {
  subject: 'Akaun bank yang anda cadangkan telah ditolak',
  forClaim: (claimNo: string) => `tuntutan ${claimNo}`,
  forUser: 'seorang pengguna',
  opening: (what: string) => `Akaun bank yang anda cadangkan untuk ${what} telah ditolak.`,
  reasonInConsole:
    'Sebabnya ada bersama akaun yang dicadangkan dalam konsol. Anda boleh mencadangkan akaun lain di sana.',
  open: 'Lihat dalam konsol',
} as const

export const letterContactMailTexts = {
  subject: 'Permintaan surat jaminan sedang menunggu anda',
  opening: (number: string) => `Permintaan ${number} untuk surat jaminan sedang menunggu HR syarikat.`,
  inConsole: 'Sila log masuk ke ruang HR untuk menyampaikannya atau menolaknya. Butirannya hanya ada di sana.',
  open: 'Buka ruang HR',
} as const

export const notificationMailTexts = {
  openPortal: 'Buka Member Care',
  openSubject: 'Lihat dalam Member Care',
} as const

export const onboardingMailTexts = {
  subject: (company: string) => `Manfaat kesihatan anda daripada ${company} kini dalam talian`,
  opening: (company: string) =>
    `${company} menawarkan anda portal untuk manfaat kesihatan anda: perlindungan anda, klinik panel, tuntutan dan banyak lagi.`,
  register:
    'Sila daftar dengan nombor NRIC, FIN atau pasport anda. Pendaftaran mengambil masa beberapa minit, dan anda memilih kata laluan anda sendiri.',
  label: 'Daftar sekarang',
  elsewhere: (company: string) =>
    `E-mel ini menjemput anda mendaftar untuk manfaat kesihatan anda daripada ${company}. Halaman pendaftarannya boleh dibaca dalam Bahasa Melayu.`,
  trial: {
    subject: (subject: string) => `[Percubaan] ${subject}`,
    introduction: 'Ini ialah percubaan e-mel alu-aluan yang dihantar kepada pengguna baharu syarikat anda.',
  },
} as const
