/** Texts of the member's profile, in Malay. */

export const profileTabTexts = {
  title: 'Profil',
  bio: 'Bio',
  notifications: 'Pemberitahuan',
  signIns: 'Sesi log masuk',
  looks: 'Siapa yang melihat',
} as const

export const profileTexts = {
  personalInformation: 'Maklumat peribadi',
  name: 'Nama',
  nric: 'NRIC / FIN / Pasport',
  email: 'Alamat e-mel',
  contactNo: 'Nombor telefon',
  bankAccount: 'Akaun bank untuk bayaran tuntutan',
  noAccount: 'Tiada yang disimpan',
  none: 'Tiada',
  photo: 'Foto anda',
  policyNo: 'No. polisi',
  plan: 'Pelan',
  coveredAs: 'Dilindungi sebagai',
  employee: 'Pekerja',
  dependant: 'Tanggungan',
  staffId: 'ID kakitangan',
  coveredSince: 'Dilindungi sejak',
  coveredUntil: 'Dilindungi sehingga',
  myPlan: 'Pelan Saya',
  planLocked:
    'Pelan anda ditunjukkan selepas anda memasukkan kata laluan sekali guna, yang kami hantar ke alamat e-mel anda.',
  showPlan: 'Tunjukkan pelan saya',
  noPlanDocument: 'Syarikat anda tidak menyimpan pelan di sini. Sila tanya jabatan HR anda apa yang dilindungi.',
  ownPlanDocument:
    'Syarikat anda telah meletakkan dokumennya sendiri di sini. Dokumen itu menyatakan apa yang dilindungi oleh pelan anda.',
  openPlanDocument: (fileName: string, size: string) => `Buka ${fileName} (PDF, ${size})`,
  noCover: 'Anda tidak dilindungi oleh mana-mana pelan hari ini.',
  dependents: 'Tanggungan',
  noDependants: 'Tiada sesiapa yang dilindungi melalui anda buat masa ini.',
} as const

export function dependentsText(count: number): string {
  return count === 0 ? profileTexts.dependents : `${profileTexts.dependents} (${count})`
}

export const profilePhotoTexts = {
  change: 'Tukar foto',
  opening: 'Foto sedang dibuka…',
  title: 'Tukar Foto Profil Saya',
  noFile: 'Tiada fail dimuat naik.',
  tooMany: 'Hanya maksimum 1 fail boleh dimuat naik',
  wrongType: 'Hanya fail imej (jpeg, jpg, png) dibenarkan.',
  tooLarge: 'Lampiran ini melebihi had maksimum 5MB. Sila kecilkan saiz dan muat naik dokumen itu sekali lagi.',
  changed: 'Foto anda telah ditukar.',
} as const

export const cutPhotoTexts = {
  title: 'Pangkas foto anda',
  frame: 'Foto dalam bingkainya',
  help: 'Seret foto, atau gerakkannya dengan kekunci anak panah. Cubit, atau tekan + dan −, untuk zum.',
  zoom: 'Zum',
  zoomOut: 'Zum keluar',
  zoomIn: 'Zum masuk',
  turnLeft: 'Putar ke kiri',
  turnRight: 'Putar ke kanan',
  cancel: 'Batal',
  use: 'Guna foto ini',
  sending: 'Sedang dihantar…',
} as const

export function zoomText(zoom: number): string {
  return `${Math.round(zoom * 100)}%`
}

export function turnedText(degrees: number): string {
  return degrees === 0 ? 'Foto ini seperti ketika ia diambil.' : `Foto ini diputar sebanyak ${degrees} darjah.`
}

export const relationshipWords = { Spouse: 'Pasangan', Child: 'Anak', Parent: 'Ibu atau bapa' } as const
