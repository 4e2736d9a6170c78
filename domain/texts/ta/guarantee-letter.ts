/** The letter of guarantee as it is printed for the hospital, in Tamil. */

export const guaranteeLetterTexts = {
  title: 'உத்தரவாதக் கடிதம்',
  letterNo: 'கடித எண்',
  guaranteed: 'இந்த மருத்துவமனைச் சேர்க்கைக்கு உத்தரவாதம் அளிக்கப்படுகிறது.',
  upTo: 'உத்தரவாத வரம்பு',
  letter: 'கடிதம்',
  replaces: 'இதற்கு முந்தைய கடித எண்',
  issuedOn: 'வழங்கிய தேதி',
  validUntil: 'செல்லுபடியாகும் கடைசித் தேதி',
  admission: 'மருத்துவமனைச் சேர்க்கை',
  hospital: 'மருத்துவமனை',
  doctor: 'மருத்துவர்',
  admissionDate: 'சேர்க்கைத் தேதி',
  diagnosis: 'நோயறிதல்',
  patient: 'நோயாளி',
  name: 'பெயர்',
  nric: 'NRIC / FIN / கடப்பிதழ் எண்',
  employee: 'ஊழியர்',
  company: 'நிறுவனம்',
  policyNo: 'காப்புறுதிப் பத்திர எண்',
  insurer: 'காப்புறுதி நிறுவனம்',
  conditions: 'வரம்பும் நிபந்தனைகளும்',
  counter: 'மருத்துவமனையின் சேவை முகப்பில்',
  codeSays: 'இந்தக் கடிதம் இன்னும் செல்லுபடியாகுமா என்று சொல்லும் பக்கத்தின் QR குறியீடு',
  scan: 'நோயாளியைச் சேர்க்கும் முன் இந்தக் குறியீட்டை வருடுங்கள். கடிதம் செல்லுபடியாகுமா, காலாவதியாகிவிட்டதா, திரும்பப் பெறப்பட்டதா, அதற்குப் பதிலாக வேறொரு கடிதம் வழங்கப்பட்டதா என்று அந்தப் பக்கம் சொல்லும்.',
  acknowledge: 'நோயாளி சேர்க்கப்படும்போது, அந்தப் பக்கத்தில் இந்தக் குறியீட்டை உள்ளிடுங்கள்:',
  signed:
    'இந்தக் கடிதத்தில் மின்னிலக்கக் கையொப்பம் இடப்பட்டுள்ளது: யார் கையொப்பமிட்டார், அதன் பிறகு ஒரு பைட்டாவது மாற்றப்பட்டதா என்பதை PDF செயலி காட்டும்.',
  signatureReason: 'உத்தரவாதக் கடிதம் வழங்கப்பட்டது',
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
  return `நோயாளி ${validUntil} அன்று அல்லது அதற்கு முன் மருத்துவமனையில் சேர்க்கப்பட்டால், கீழே குறிப்பிட்டுள்ள சேர்க்கையின் தகுதியான செலவுகளை, ${amount} வரை, ${hospital} என்ற மருத்துவமனைக்குச் செலுத்த ${insurer} உத்தரவாதம் அளிக்கிறது.`
}
