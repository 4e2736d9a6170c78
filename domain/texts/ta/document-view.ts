/** What surrounds a document where it is shown, in Tamil. */
export const documentViewTexts = {
  loading: 'ஆவணம் ஏற்றப்படுகிறது',
  tools: 'ஆவணக் கருவிகள்',
  previousPage: 'முந்தைய பக்கம்',
  nextPage: 'அடுத்த பக்கம்',
  page: 'பக்கம்',
  pageNumber: (page: number) => `பக்கம் ${page}`,
  ofPages: (pages: number) => `/ ${pages}`,
  zoomOut: 'சிறிதாக்கு',
  zoomIn: 'பெரிதாக்கு',
  fitWidth: 'அகலத்திற்குப் பொருத்து',
  download: 'பதிவிறக்கு',
  document: (name: string) => `ஆவணம் ${name}`,
  leadsNowhere: (address: string) => `ஆவணத்தில் உள்ள இணைப்புகளை இங்கே திறக்க முடியாது: ${address}`,
  failures: {
    encrypted: {
      title: 'இந்த ஆவணம் கடவுச்சொல்லால் பாதுகாக்கப்பட்டுள்ளது',
      detail: 'இதை இங்கே காட்ட முடியாது. பதிவிறக்கி, அதன் கடவுச்சொல்லைக் கொண்டு திறக்கவும்.',
    },
    damaged: {
      title: 'இந்த ஆவணத்தைக் காட்ட முடியாது',
      detail: 'கோப்பு சேதமடைந்திருப்பதாகத் தெரிகிறது. இருந்தாலும் அதைப் பதிவிறக்கி, வேறொரு நிரலில் முயன்று பார்க்கலாம்.',
    },
    unloaded: {
      title: 'ஆவணம் காட்டும் கருவியை ஏற்ற முடியவில்லை',
      detail: 'உங்கள் இணைப்பைச் சரிபார்த்து மீண்டும் முயலுங்கள், அல்லது ஆவணத்தைப் பதிவிறக்குங்கள்.',
    },
  },
} as const

export type PdfFailure = keyof typeof documentViewTexts.failures
