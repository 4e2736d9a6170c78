/** The usual questions about a stay in hospital, in Tamil. */

export const usualQuestionTexts = {
  documents: 'பரிந்துரைக் கடிதத்தையும் மருத்துவமனையின் செலவு மதிப்பீட்டையும் தயாராக வைத்திருங்கள்.',
  stay: 'மருத்துவமனைத் தங்கல்',
  admission: 'சேர்க்கையின் வகை',
  planned: 'திட்டமிட்ட சேர்க்கை',
  daySurgery: 'ஒருநாள் அறுவைச் சிகிச்சை',
  emergency: 'அவசரச் சேர்க்கை',
  nights: 'எதிர்பார்க்கப்படும் இரவுகள்',
  costEstimate: 'மருத்துவமனையின் செலவு மதிப்பீடு (SGD)',
  history: 'இந்தச் சேர்க்கைக்கு முன்',
  treatedBefore: 'நோயாளி இதற்காக முன்பே சிகிச்சை பெற்றுள்ளாரா?',
  accident: 'இது ஒரு விபத்தால் ஏற்பட்டதா?',
  whichYear: 'இது எந்த ஆண்டில் தொடங்கியது?',
  answerEach: 'இந்தக் கேள்விகள் ஒவ்வொன்றுக்கும் பதிலளியுங்கள்.',
} as const
