/** Choosing a language, in Tamil. */

export const languageTexts = {
  title: 'மொழி',
  lead: 'பக்கங்களும் மின்னஞ்சல்களும் அறிவிப்புகளும் இந்த மொழியில் எழுதப்படும்.',
  failed: 'மொழியை மாற்ற முடியவில்லை. மீண்டும் முயலுங்கள்.',
} as const
