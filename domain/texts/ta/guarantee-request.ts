/** Asking for a letter of guarantee, in Tamil. */

export const guaranteeRequestTexts = {
  companyRequired: 'நிறுவனம் தேவை.',
  patientRequired: 'நோயாளி தேவை.',
  patientNotOffered: 'இவருக்கு இந்த நிறுவனத்தின் காப்புறுதிப் பாதுகாப்பு இல்லை. பட்டியலிலிருந்து ஒருவரைத் தேர்ந்தெடுங்கள்.',
  hospitalRequired: 'மருத்துவமனை தேவை.',
  hospitalNotOffered: 'இது குழு மருத்துவமனை அல்ல. பட்டியலிலிருந்து ஒன்றைத் தேர்ந்தெடுங்கள்.',
  diagnosisRequired: 'நோயறிதல் தேவை.',
  symptomsRequired: 'அறிகுறிகள் தேவை.',
  dateRequired: 'தேதி தேவை.',
  symptomsInFuture: 'அறிகுறிகள் தொடங்கிய தேதி இன்றைக்குப் பிந்தியதாக இருக்கக் கூடாது.',
  admissionInPast: 'சேர்க்கைத் தேதி இன்றைக்கு முந்தியதாக இருக்கக் கூடாது.',
  mandatory: 'இந்த விவரம் கட்டாயம்.',
  notANumber: 'சரியான எண்ணை உள்ளிட வேண்டும்',
  notAChoice: 'பட்டியலிலிருந்து ஒன்றைத் தேர்ந்தெடுங்கள்.',
  noFiles: 'கோப்புகள் எதுவும் பதிவேற்றப்படவில்லை.',
  questionsChanged: 'இதற்கிடையே கேள்விகள் மாற்றப்பட்டுள்ளன. இப்போது இங்கே உள்ளவற்றுக்குப் பதிலளியுங்கள்; மற்றவை அப்படியே இருக்கும்.',
} as const

export function admissionTooLateText(lastDay: string): string {
  return `சேர்க்கைத் தேதி ${lastDay} அன்று அல்லது அதற்கு முன் இருக்க வேண்டும்.`
}
