/** Texts of the member's profile, in Tamil. */

export const profileTabTexts = {
  title: 'சுயவிவரம்',
  bio: 'விவரங்கள்',
  notifications: 'அறிவிப்புகள்',
  signIns: 'உங்கள் உள்நுழைவுகள்',
  looks: 'பார்த்தவர்கள்',
}

export const profileTexts = {
  personalInformation: 'தனிப்பட்ட தகவல்கள்',
  name: 'பெயர்',
  nric: 'NRIC / FIN / கடப்பிதழ்',
  email: 'மின்னஞ்சல் முகவரி',
  contactNo: 'தொடர்பு எண்',
  bankAccount: 'திரும்பப்பெறும் தொகைக்கான வங்கிக் கணக்கு',
  noAccount: 'எதுவும் சேமிக்கப்படவில்லை',
  none: 'எதுவும் இல்லை',
  photo: 'உங்கள் புகைப்படம்',
  policyNo: 'காப்புறுதிப் பத்திர எண்',
  plan: 'திட்டம்',
  coveredAs: 'பாதுகாப்பு பெறுபவர்',
  employee: 'ஊழியர்',
  dependant: 'சார்ந்திருப்பவர்',
  staffId: 'ஊழியர் அடையாள எண்',
  coveredSince: 'பாதுகாப்பு தொடங்கிய நாள்',
  coveredUntil: 'பாதுகாப்பு முடிவடையும் நாள்',
  myPlan: 'என் திட்டம்',
  planLocked: 'உங்கள் மின்னஞ்சல் முகவரிக்கு நாங்கள் அனுப்பும் ஒருமுறைக் கடவுச்சொல்லுக்குப் பிறகு உங்கள் திட்டம் காட்டப்படும்.',
  showPlan: 'என் திட்டத்தைக் காட்டு',
  noPlanDocument:
    'உங்கள் நிறுவனம் இங்கே திட்டம் எதையும் வைத்திருக்கவில்லை. எவற்றுக்குப் பாதுகாப்பு உண்டு என்பதை உங்கள் மனிதவளப் பிரிவிடம் கேளுங்கள்.',
  ownPlanDocument:
    'உங்கள் நிறுவனம் தன் சொந்த ஆவணத்தை இங்கே வைத்துள்ளது. உங்கள் திட்டம் எவற்றுக்குப் பாதுகாப்பு தருகிறது என்பதை அது கூறும்.',
  openPlanDocument: (fileName: string, size: string) => `திற: ${fileName} (PDF, ${size})`,
  noCover: 'இன்று நீங்கள் எந்தத் திட்டத்தின் பாதுகாப்பையும் பெறவில்லை.',
  dependents: 'சார்ந்திருப்பவர்கள்',
  noDependants: 'தற்போது உங்கள் மூலம் யாரும் பாதுகாப்பு பெறவில்லை.',
}

export function dependentsText(count: number): string {
  return count === 0 ? profileTexts.dependents : `${profileTexts.dependents} (${count})`
}

export const profilePhotoTexts = {
  change: 'புகைப்படத்தை மாற்று',
  opening: 'புகைப்படம் திறக்கப்படுகிறது…',
  title: 'என் சுயவிவரப் புகைப்படத்தை மாற்று',
  noFile: 'கோப்புகள் எதுவும் பதிவேற்றப்படவில்லை.',
  tooMany: 'அதிகபட்சம் 1 கோப்பை மட்டுமே பதிவேற்ற முடியும்',
  wrongType: 'படக் கோப்பு (jpeg, jpg, png) மட்டுமே அனுமதிக்கப்படும்.',
  tooLarge: 'இணைத்த கோப்பு, அதிகபட்ச வரம்பான 5MB-ஐத் தாண்டிவிட்டது. ஆவணத்தின் அளவைக் குறைத்து மீண்டும் பதிவேற்றுங்கள்.',
  changed: 'உங்கள் புகைப்படம் மாற்றப்பட்டது.',
}

export const cutPhotoTexts = {
  title: 'உங்கள் புகைப்படத்தை வெட்டிச் சரிசெய்யுங்கள்',
  frame: 'சட்டகத்தில் உள்ள புகைப்படம்',
  help: 'புகைப்படத்தை இழுங்கள், அல்லது அம்புக்குறி விசைகளால் நகர்த்துங்கள். பெரிதாக்க அல்லது சிறிதாக்க, திரையில் இரு விரல்களை விரியுங்கள் அல்லது குவியுங்கள், அல்லது + அல்லது − விசையை அழுத்துங்கள்.',
  zoom: 'உருப்பெருக்கம்',
  zoomOut: 'சிறிதாக்கு',
  zoomIn: 'பெரிதாக்கு',
  turnLeft: 'இடப்புறம் திருப்பு',
  turnRight: 'வலப்புறம் திருப்பு',
  cancel: 'ரத்துசெய்',
  use: 'இந்தப் புகைப்படத்தைப் பயன்படுத்து',
  sending: 'அனுப்பப்படுகிறது…',
}

export function zoomText(zoom: number): string {
  return `${Math.round(zoom * 100)}%`
}

export function turnedText(degrees: number): string {
  return degrees === 0 ? 'புகைப்படம் எடுக்கப்பட்டபடியே உள்ளது.' : `புகைப்படம் ${degrees} டிகிரி திருப்பப்பட்டுள்ளது.`
}

export const relationshipWords = { Spouse: 'வாழ்க்கைத் துணை', Child: 'பிள்ளை', Parent: 'தாய் அல்லது தந்தை' } as const
