/** The warning before a session ends by itself, in Tamil. */

export const sessionWarningTexts = {
  idleTitle: 'நீங்கள் இன்னும் இங்கே இருக்கிறீர்களா?',
  idle: 'சிறிது நேரமாக எதுவும் செய்யப்படவில்லை. உங்கள் தரவைப் பாதுகாக்க நீங்கள் வெளியேற்றப்படுவீர்கள். நீங்கள் நிரப்பியவை வைக்கப்பட்டுள்ளன.',
  longestTitle: 'விரைவில் நீங்கள் வெளியேற்றப்படுவீர்கள்',
  longest:
    'ஓர் உள்நுழைவு அதிகபட்சம் 12 மணி நேரம் நீடிக்கும். நீங்கள் நிரப்பியவை வைக்கப்பட்டுள்ளன; அவற்றைத் தொடர, பிறகு மீண்டும் உள்நுழையுங்கள்.',
  stay: 'உள்நுழைந்தே இரு',
  understood: 'சரி',
  notReached: 'சேவையகத்தை அடைய முடியவில்லை. மீண்டும் முயலுங்கள்.',
}

export function signedOutInText(seconds: number): string {
  return `வெளியேற்றப்பட இன்னும் ${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
