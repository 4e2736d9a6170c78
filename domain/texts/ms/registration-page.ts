/** Texts on the screens of the registration wizard, in Malay. */

export const registrationPageTexts = {
  title: 'Daftar',
  steps: 'Langkah pendaftaran',
  notNeeded: 'tidak diperlukan',
  next: 'Seterusnya',
  back: 'Kembali',
  working: 'Sebentar…',
  startedOver: 'Halaman ini dibuka semula, jadi pendaftaran bermula dari awal. Belum ada akaun yang disediakan.',
  passwordNotKept:
    'Halaman ini dibuka semula. Apa yang telah anda masukkan disimpan, kecuali kata laluan: sila pilih sekali lagi.',
  kept: 'Apa yang telah anda masukkan setakat ini disimpan pada halaman ini.',
  alreadyRegistered: 'Sudah mendaftar?',
  waysOn: { signIn: 'Log masuk', forgotPassword: 'Lupa kata laluan?', recoverAccount: 'Pulihkan akaun' },
  terms: {
    lead: 'Selamat datang. Pendaftaran mengambil masa kira-kira lima minit. Sila sediakan nombor pengenalan anda dan e-mel anda.',
    label: 'Terma dan Syarat',
  },
  identification: {
    lead: 'Kami mencari anda dalam rekod perlindungan anda.',
    identifier: 'No. NRIC / FIN / Pasport',
    identifierHint: 'Seperti dalam rekod majikan anda, contohnya S1234567D',
    detailsLead:
      'Rekod anda telah ditemui. Sila semak butiran anda. Anda akan melihat semuanya selepas anda mengesahkan alamat e-mel anda.',
    mobileHint: 'Biarkan seperti sedia ada, atau masukkan nombor lain.',
    name: 'Nama',
    email: 'Alamat e-mel',
    emailHint: 'Kata laluan sekali guna anda dihantar ke situ.',
    countryCode: 'Kod negara',
    mobile: 'No. telefon bimbit',
    otherNumber: 'Ini bukan saya',
  },
  email: {
    lead: 'Anda menggunakan alamat ini untuk log masuk, dan e-mel kami dihantar ke situ.',
    label: 'Alamat e-mel',
    proofs: {
      dateOfBirth: {
        label: 'Tarikh lahir',
        hint: 'Supaya tiada orang lain yang mendaftar dengan nombor anda dan alamat e-mel lain.',
      },
      staffId: {
        label: 'ID kakitangan',
        hint: 'Seperti dalam rekod syarikat anda. Supaya tiada orang lain yang mendaftar dengan nombor anda dan alamat e-mel lain.',
      },
    },
    fixedHint: 'Disimpan oleh syarikat anda. Jika salah, sila minta jabatan HR anda membetulkannya.',
  },
  password: {
    lead: 'Kata laluan ini disimpan pada halaman ini hanya sehingga anda menyelesaikan langkah terakhir.',
  },
  bank: {
    lead: 'Tuntutan anda dibayar ke akaun ini. Anda juga boleh melangkau langkah ini.',
    submit: 'Hantar',
    sending: 'Akaun anda sedang disediakan…',
  },
  completed: {
    text: 'Akaun anda telah disediakan, dan anda telah log masuk.',
    later: 'Anda boleh memasukkan akaun bank anda pada bila-bila masa dalam profil anda.',
  },
} as const

export function registrationProgressText(step: number, steps: number): string {
  return `Langkah ${step} daripada ${steps}`
}

export function registrationWelcomeText(name: string): string {
  return `Selamat datang, ${name}.`
}

export function confirmedEmailText(email: string): string {
  return `${email} telah disahkan. Anda boleh teruskan.`
}
