/** Texts of the member shell and the home page, in Tamil. */
import { plural } from '../../language/plural.ts'

export const menuTexts = {
  home: 'முகப்பு',
  submitClaim: 'கோரிக்கையைச் சமர்ப்பி',
  claimRecords: 'கோரிக்கைப் பதிவுகள்',
  visits: 'என் வருகைகள்',
  requestElog: 'eLOG-க்கு விண்ணப்பி',
  elogRecords: 'eLOG பதிவுகள்',
  myCover: 'என் காப்புறுதிப் பாதுகாப்பு',
  findClinics: 'குழு மருந்தகங்களைத் தேடு',
  eCards: 'மின்-அட்டைகள்',
  teleconsult: 'தொலைமருத்துவ ஆலோசனை',
  rewards: 'வெகுமதிகள்',
  store: 'கடை',
  askJoey: 'Joey-யிடம் கேள்',
  profile: 'சுயவிவரம்',
  userGuide: 'பயனர் வழிகாட்டி',
  hrAdmin: 'மனிதவள நிர்வாகம்',
  insights: 'பகுப்பாய்வு',
  faq: 'அடிக்கடி கேட்கப்படும் கேள்விகள்',
  logOut: 'வெளியேறு',
}

export const quickMenuTexts = {
  home: 'முகப்பு',
  submitClaim: 'சமர்ப்பி',
  claimRecords: 'பதிவுகள்',
  eCards: 'மின்-அட்டை',
  profile: 'என் விவரம்',
}

export const homeTexts = {
  requestLetterOfGuarantee: 'உத்தரவாதக் கடிதத்திற்கு விண்ணப்பி',
  submitClaim: 'கோரிக்கையைச் சமர்ப்பி',
  coveragePlans: 'காப்புறுதிப் பாதுகாப்புத் திட்டங்கள்',
  accessECard: 'என் மின்-அட்டையைத் திற',
  seeAll: 'அனைத்தையும் பார்',
}

export const portalTexts = {
  loading: 'ஏற்றப்படுகிறது',
}

export const clinicTypeLabels = {
  0: 'மற்றவை',
  1: 'பொது மருத்துவர்கள்',
  2: 'நிபுணர்கள்',
  3: 'பல் மருத்துவம்',
  4: 'எக்ஸ்-ரே',
  5: 'இயன்முறைச் சிகிச்சை',
  6: 'பாரம்பரிய சீன மருத்துவம்',
  7: 'பலதுறை மருந்தகம்',
  8: 'மருத்துவமனை',
  9: 'ஆய்வகம்',
}

export const shellTexts = {
  openMenu: 'மெனுவைத் திற',
  menu: 'மெனு',
  mainMenu: 'முதன்மை மெனு',
  quickMenu: 'விரைவு மெனு',
  lastLogin: 'கடைசி உள்நுழைவு:',
  offline: 'இணைய இணைப்பு இல்லை',
  offlineDetail:
    'நீங்கள் பார்ப்பவை அண்மைய தகவல்களாக இல்லாமல் இருக்கலாம். நீங்கள் தட்டச்சு செய்தவை இங்கேயே இருக்கும்; இணைப்பு கிடைத்ததும் மீண்டும் முயலுங்கள்.',
  goHome: 'முகப்புக்குச் செல்',
  logOutTitle: 'எல்லாம் சேமிக்கப்படும் முன் வெளியேறவா?',
  logOutDetail:
    'நீங்கள் நிரப்பியவற்றில் அல்லது சேர்த்தவற்றில் ஒரு பகுதி இந்தத் தாவலில் மட்டுமே உள்ளது. நீங்கள் வெளியேறினால் அது இழக்கப்படும்.',
  logOut: 'வெளியேறு',
  opensNewTab: 'புதிய தாவலில் திறக்கும்',
  needHelp: 'உதவி தேவையா?',
  stay: 'இங்கேயே இரு',
}

export const overviewTexts = {
  morning: 'காலை வணக்கம்',
  afternoon: 'மதிய வணக்கம்',
  evening: 'மாலை வணக்கம்',
  greet: (greeting: string, name: string) => `${greeting}, ${name}`,
  quickLinks: 'விரைவு இணைப்புகள்',
  clinics: 'குழு மருந்தகத்தைத் தேடு',
  attention: 'உங்கள் கவனத்திற்கு',
  seeWhatToDo: 'செய்ய வேண்டியதைப் பார்',
  moreWaiting: (count: number) =>
    plural('ta', count, {
      one: `மேலும் ${count} கோரிக்கைக்கு உங்கள் நடவடிக்கை தேவை`,
      other: `மேலும் ${count} கோரிக்கைகளுக்கு உங்கள் நடவடிக்கை தேவை`,
    }),
  lastClaim: 'உங்கள் கடைசிக் கோரிக்கை',
  seeClaim: 'இந்தக் கோரிக்கையைப் பார்',
  notUpToDate: 'உங்கள் கோரிக்கைகளின் அண்மைய நிலையை ஏற்ற முடியவில்லை.',
  nothing: 'தற்போது நீங்கள் செய்ய வேண்டியது எதுவும் இல்லை',
  employeesOnly: 'காப்புறுதிப் பாதுகாப்பு எந்த ஊழியருடையதோ, அவரே கோரிக்கைகளைச் சமர்ப்பிக்கிறார்.',
  noClaims: 'இன்னும் கோரிக்கைகள் இல்லை',
  noClaimsDetail: 'உங்கள் ரசீதின் புகைப்படத்துடன் முதல் கோரிக்கையைச் சமர்ப்பியுங்கள். அது எந்த நிலையில் உள்ளது என்பதை இங்கே காணலாம்.',
  confirmToSee: 'உங்கள் கோரிக்கைகளைப் பார்க்க, இது நீங்கள்தான் என்பதை உறுதிப்படுத்துங்கள்',
  confirmWithOtp: 'ஒருமுறைக் கடவுச்சொல்லால் உறுதிப்படுத்து',
}
