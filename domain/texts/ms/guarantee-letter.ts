/** The letter of guarantee as it is printed for the hospital, in Malay. */

export const guaranteeLetterTexts = {
  title: 'Surat Jaminan',
  letterNo: 'No. surat',
  guaranteed: 'Kemasukan ini dijamin.',
  upTo: 'Amaun maksimum dijamin',
  letter: 'Surat',
  replaces: 'Menggantikan surat no.',
  issuedOn: 'Dikeluarkan pada',
  validUntil: 'Sah sehingga',
  admission: 'Kemasukan',
  hospital: 'Hospital',
  doctor: 'Doktor',
  admissionDate: 'Tarikh masuk hospital',
  diagnosis: 'Diagnosis',
  patient: 'Pesakit',
  name: 'Nama',
  nric: 'No. NRIC / FIN / Pasport',
  employee: 'Pekerja',
  company: 'Syarikat',
  policyNo: 'No. polisi',
  insurer: 'Syarikat insurans',
  conditions: 'Had dan syarat',
  counter: 'Di kaunter hospital',
  codeSays: 'Kod QR halaman yang menyatakan sama ada surat ini masih sah',
  scan: 'Imbas kod ini sebelum pesakit dimasukkan. Halaman itu menyatakan sama ada surat ini sah, telah tamat tempoh, telah ditarik balik atau telah diganti dengan surat lain.',
  acknowledge: 'Apabila pesakit dimasukkan, masukkan kod ini pada halaman itu:',
  signed:
    'Surat ini ditandatangani secara digital: pemapar PDF menunjukkan siapa yang menandatanganinya, dan sama ada satu bait pun telah diubah sejak itu.',
  signatureReason: 'Surat jaminan dikeluarkan',
} as const

export function guaranteeText({
  insurer,
  hospital,
  amount,
  validUntil,
}: {
  readonly insurer: string
  readonly hospital: string
  readonly amount: string
  readonly validUntil: string
}): string {
  return `${insurer} menjamin kepada ${hospital} pembayaran kos yang layak bagi kemasukan yang dinyatakan di bawah, sehingga ${amount}, jika pesakit dimasukkan selewat-lewatnya pada ${validUntil}.`
}
