/** Texts of the portal without a connection, of a new version of it, and of its place on the home screen, in Tamil. */

export const lastSeenTexts = {
  unreachable: 'Member Care-ஐ அணுக முடியவில்லை',
  notSignedIn: 'நீங்கள் உள்நுழையவில்லை. இணைப்பு வந்த பிறகு, உள்நுழைந்து புதியவற்றைப் பார்க்கலாம்.',
  connectedAgain: 'மீண்டும் இணைப்பு வந்துவிட்டது',
  connectedAgainDetail: 'புதியவற்றைப் பார்க்க உள்நுழையுங்கள். நீங்கள் தட்டச்சு செய்தது இங்கேயே இருக்கும்.',
  signIn: 'உள்நுழைக',
} as const

export function lastSeenOfflineText(when: string): string {
  return `கடைசியாகப் பார்த்தது ${when}. இணைய இணைப்பு இல்லை.`
}

export function lastSeenUnreachableText(when: string): string {
  return `கடைசியாகப் பார்த்தது ${when}. Member Care-ஐ அணுக முடியவில்லை.`
}

export const newVersionTexts = {
  title: 'Member Care-இன் புதிய பதிப்பு தயார்',
  detail:
    'அடுத்த முறை அது தானாகவே திறக்கும். இப்போதே திறக்க, முதலில் நீங்கள் தட்டச்சு செய்வதை முடியுங்கள் அல்லது சேமியுங்கள்: பக்கம் மீண்டும் ஏற்றப்படும்.',
  openNow: 'இப்போதே திறக்க',
  later: 'பிறகு',
} as const

export const homeScreenTexts = {
  title: 'உங்கள் முகப்புத் திரையில் Member Care',
  lead: 'இது ஒரு செயலியைப் போலத் திறக்கும்; இணைப்பு இல்லாதபோதும் திறக்கும்.',
  add: 'முகப்புத் திரையில் சேர்க்க',
  added: 'Member Care உங்கள் முகப்புத் திரையில் உள்ளது.',
  safari: 'Safari-இல் “பகிர்” என்பதைத் தட்டி, பிறகு “முகப்புத் திரையில் சேர்” என்பதைத் தட்டுங்கள்.',
  otherBrowsers: 'உங்கள் உலாவியின் பட்டியலில் “நிறுவு” அல்லது “முகப்புத் திரையில் சேர்” என்பதைத் தேர்ந்தெடுங்கள்.',
  /** @param days how many, for people */
  kept: (days: string) =>
    `இணைப்பு இல்லாதபோது, நீங்கள் கடைசியாகப் பார்த்த கோரிக்கைகளையும் காப்புறுதிப் பாதுகாப்பையும் இந்தச் சாதனம் ${days} நாட்களுக்குக் காட்டும். வங்கிக் கணக்குகள், NRIC, ஆவணங்கள் ஆகியவை இதில் வைக்கப்படுவதில்லை. நீங்கள் வெளியேறும்போது இவை அனைத்தும் நீக்கப்படும்.`,
} as const
