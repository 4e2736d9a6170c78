/** What plans, reckonings and balances say, in Tamil: each rule of a plan as a sentence, each reason, each question. */
import { shownCount } from '../../language/shown-count.ts'
import { plural } from '../../language/plural.ts'

const counts = (number: number, one: string, many: string) =>
  `${shownCount(number)} ${plural('ta', number, { one, other: many })}`

export const coverTexts = {
  periods: {
    claim: 'ஒவ்வொரு கோரிக்கைக்கும்',
    visit: 'ஒவ்வொரு வருகைக்கும்',
    day: 'ஒவ்வொரு நாளுக்கும்',
    admission: 'ஒவ்வொரு மருத்துவமனைத் தங்கலுக்கும்',
    disability: 'ஒவ்வொரு நோய்க்கும் அல்லது காயத்திற்கும்',
    'policy-year': 'ஒரு காப்புறுதி ஆண்டில்',
    'calendar-year': 'ஒரு நாட்காட்டி ஆண்டில்',
    'rolling-months': (months: number) => `தொடர்ச்சியான எந்த ${counts(months, 'மாதத்திலும்', 'மாதங்களிலும்')}`,
    life: 'வாழ்நாள் முழுவதற்கும்',
  },
  family: ', குடும்பம் முழுவதற்கும் சேர்த்து',
  network: { panel: ', குழு மருந்தகங்களில்', other: ', மற்ற மருந்தகங்களில்' },
  shared: (benefits: readonly string[]) => `, ${benefits.join(', ')} ஆகியவற்றுக்குச் சேர்த்து`,
  measures: {
    visits: (number: number) => counts(number, 'வருகை', 'வருகைகள்'),
    units: (number: number) => counts(number, 'பொருள்', 'பொருட்கள்'),
    days: (number: number) => counts(number, 'நாள்', 'நாட்கள்'),
    payments: (number: number) => counts(number, 'முறை பணம் வழங்குதல்', 'முறை பணம் வழங்குதல்'),
  },
  each: { visit: 'ஒரு வருகைக்கு', unit: 'ஒரு பொருளுக்கு', day: 'ஒரு நாளுக்கு' },
  rules: {
    limit: (most: string, when: string) => `${when}: அதிகபட்சம் ${most}.`,
    deductible: (most: string, when: string) => `${when}: முதல் ${most} தொகையை உறுப்பினரே ஏற்பார்.`,
    memberCap: (most: string, when: string) => `${when}: உறுப்பினர் அதிகபட்சம் ${most} ஏற்பார்.`,
    memberCapGrows: (share: string, above: string) =>
      `${above} என்ற தொகைக்கு மேற்பட்டதில் ${share} அந்த அதிகபட்சத்துடன் கூடுதலாகச் சேரும்.`,
    memberCapRepeated: (from: number, months: number, most: string) =>
      `${counts(months, 'மாதத்தில்', 'மாதங்களில்')} ${shownCount(from - 1)} முறை அந்த அதிகபட்சம் எட்டப்பட்டால், அதன் பிறகு அது ${most} ஆகும்.`,
    asCharged: 'வசூலிக்கப்பட்ட கட்டணம் முழுவதும்.',
    schedule: (most: string, each: string) => `${each} அதிகபட்சம் ${most}.`,
    scheduleWrittenOff: (most: string, each: string) => `${each} ${most}; மருந்தகம் அதற்கு மேல் கேட்கக் கூடாது.`,
    proRation: (share: string) => `கட்டணத்தில் ${share} கணக்கில் கொள்ளப்படும்.`,
    coPay: (amount: string, each: string) => `${each} உறுப்பினர் ${amount} செலுத்துவார்.`,
    coInsurance: (share: string) => `உறுப்பினர் ${share} செலுத்துவார்.`,
    coInsuranceUpTo: (share: string, upTo: string) => `${upTo} வரை உறுப்பினர் ${share} செலுத்துவார்.`,
    coInsuranceAbove: (share: string) => `அதற்கு மேல், ${share}.`,
    visitShare: (share: string, from: number, upTo: number) =>
      from === upTo
        ? `வருகை ${shownCount(from)}: உறுப்பினர் ${share} செலுத்துவார்.`
        : `வருகைகள் ${shownCount(from)} முதல் ${shownCount(upTo)} வரை: உறுப்பினர் ${share} செலுத்துவார்.`,
    noMoreVisits: 'அதற்குப் பிந்திய வருகைகளுக்குப் பாதுகாப்பு இல்லை.',
    waiting: (days: number) => `${counts(days, 'நாளுக்கு', 'நாட்களுக்கு')}ப் பிறகு பாதுகாப்பு உண்டு.`,
    waitingExceptAccidents: (days: number) =>
      `${counts(days, 'நாளுக்கு', 'நாட்களுக்கு')}ப் பிறகு பாதுகாப்பு உண்டு; விபத்துக்கு உடனடியாகப் பாதுகாப்பு உண்டு.`,
    ages: (from: number, to: number) => `${from} முதல் ${to} வயது வரை உள்ளவர்களுக்கு.`,
    coveredAs: (who: readonly string[]) => `யாருக்கு: ${who.join(', ')}.`,
    referral: 'பரிந்துரை தேவை.',
    aroundStay: (before: number, after: number) =>
      `மருத்துவமனைத் தங்கலுக்கு ${counts(before, 'நாள்', 'நாட்கள்')} முன்பிருந்து, தங்கலுக்குப் பின் ${counts(after, 'நாள்', 'நாட்கள்')} வரை.`,
    excludes: (names: readonly string[]) => `பாதுகாப்பு இல்லாதவை: ${names.join(', ')}.`,
    tax: 'GST-க்குப் பாதுகாப்பு இல்லை.',
  },
  document: {
    everywhere: 'எந்த மருந்தகமும்',
    panel: 'குழு மருந்தகங்கள்',
    other: 'மற்ற மருந்தகங்கள்',
    notCovered: 'பாதுகாப்பு இல்லை.',
    condition: 'நிபந்தனை',
    together: 'சேர்த்துக் கணக்கிடப்படுபவை',
    holdsFrom: (date: string) => `இந்தத் திட்டம் ${date} முதல் நடப்பில் உள்ளது.`,
  },
  coveredAs: {
    employee: 'ஊழியர்கள்',
    spouse: 'வாழ்க்கைத் துணைகள்',
    child: 'பிள்ளைகள்',
    parent: 'பெற்றோர்',
    other: 'மற்றச் சார்ந்திருப்பவர்கள்',
  },
  steps: {
    currency: 'அன்றைய விகிதத்தில் மாற்றப்பட்டது',
    cover: 'காப்புறுதிப் பாதுகாப்பு',
    tax: 'GST',
    schedule: 'அதிகபட்ச விலை',
    'pro-ration': 'கணக்கில் கொள்ளப்படும் பகுதி',
    'charge-limits': 'வரம்பு',
    deductible: 'கழிவுத்தொகை',
    'co-pay': 'இணைக்கட்டணம்',
    'co-insurance': 'உறுப்பினரின் பங்கு',
    'member-cap': 'உறுப்பினர் ஏற்கும் அதிகபட்சம்',
    'payment-limits': 'வரம்பு',
    'other-insurer': 'வேறு காப்புறுதி நிறுவனம்',
  },
  refusals: {
    'no-such-benefit': 'திட்டத்தில் இந்தப் பலன் இல்லை.',
    'not-covered-then': 'இந்தத் தேதியில் காப்புறுதிப் பாதுகாப்பு இருக்கவில்லை.',
    'not-covered-there': 'இந்தப் பலனுக்கு இந்தச் சேவை வழங்குநரிடம் திட்டத்தில் பாதுகாப்பு இல்லை.',
    'excluded-provider': 'இந்தச் சேவை வழங்குநரிடம் பெற்ற சிகிச்சைக்கான கோரிக்கைகளுக்குப் பாதுகாப்பு இல்லை.',
    waiting: 'காத்திருப்புக் காலம் அப்போது முடிந்திருக்கவில்லை.',
    age: 'இந்த வயதில் இந்தப் பலனுக்குத் திட்டத்தில் பாதுகாப்பு இல்லை.',
    relationship: 'இந்தக் குடும்ப உறுப்பினருக்குத் திட்டத்தில் இந்தப் பலன் இல்லை.',
    'no-referral': 'திட்டத்தின்படி பரிந்துரை தேவை.',
    'outside-stay': 'வருகை, மருத்துவமனைத் தங்கலுக்கு மிகவும் முன்னதாகவோ மிகவும் பின்னதாகவோ இருந்தது.',
    'excluded-diagnosis': 'இந்த நோயறிதலுக்குத் திட்டத்தில் பாதுகாப்பு இல்லை.',
    'no-visit-left': 'திட்டம் பணம் செலுத்தும் வருகைகள் அனைத்தும் பயன்படுத்தப்பட்டுவிட்டன.',
    'nothing-left': 'வரம்பு முழுவதும் பயன்படுத்தப்பட்டுவிட்டது.',
  },
  questions: {
    benefit: 'இந்த வருகை திட்டத்தின் எந்தப் பலனுக்கானது?',
    rate: 'அந்த நாளின் நாணய மாற்று விகிதம் இல்லை.',
    provider: 'சேவை வழங்குநர் குழு மருந்தகமா?',
    referral: 'பரிந்துரை உள்ளதா?',
    stay: 'இந்த வருகை எந்த மருத்துவமனைத் தங்கலைச் சேர்ந்தது?',
    disability: 'இந்தக் கோரிக்கை எந்த நோய் அல்லது காயத்தைச் சேர்ந்தது?',
    diagnosis: 'குறியீட்டின்படி இது எந்த நோயறிதல்?',
    age: 'பிறந்த தேதி இல்லை.',
    'other-insurer': 'வேறு காப்புறுதி நிறுவனம் எவ்வளவு செலுத்துகிறது?',
  },
  faults: {
    date: 'இது தேதி அல்ல. ஆண்டு, மாதம், நாள் என்ற வரிசையில் எழுதுங்கள், எடுத்துக்காட்டாக 2027-01-31.',
    currency: 'நாணயத்தை அதன் மூன்று பெரிய ஆங்கில எழுத்துகளால் குறிப்பிடுங்கள், எடுத்துக்காட்டாக SGD.',
    notDollars: 'நாணயமாக SGD என்று கொடுங்கள்: கோரிக்கைகளுக்கான பணம் சிங்கப்பூர் டாலரில் வழங்கப்படுகிறது.',
    twice: (step: string) => `${step} என்ற படி வரிசையில் இரண்டு முறை உள்ளது.`,
    limitsBeforeCap: 'பணம் வழங்கலின் வரம்புகள், உறுப்பினர் ஏற்கும் அதிகபட்சத்திற்குப் பிறகு வர வேண்டும்.',
    otherBeforeCap:
      'வேறு காப்புறுதி நிறுவனம் செலுத்துவது, உறுப்பினரின் பங்குக்கு முன் அல்லது உறுப்பினர் ஏற்கும் அதிகபட்சத்திற்குப் பின் வர வேண்டும்.',
    capBefore: (step: string) => `உறுப்பினர் ஏற்கும் அதிகபட்சம், ${step} என்ற படிக்குப் பிறகு வர வேண்டும்.`,
    shareBefore: (step: string) => `${step} என்ற படி, உறுப்பினரின் பங்குக்கு முன் வர வேண்டும்.`,
    sameId: (id: string) => `${id} இரண்டு வெவ்வேறு அம்சங்களைக் குறிக்கிறது.`,
    months: (id: string) => `தொடர்ச்சியான மாதங்களில் கணக்கிடப்பட்டால் மட்டுமே ${id} மாதங்களின் எண்ணிக்கையைக் குறிப்பிட வேண்டும்.`,
    parts: (id: string) => `${id}-இன் சதவீதப் பகுதிகள் ஏறுவரிசையில் இருக்க வேண்டும்; கடைசிப் பகுதிக்கு மட்டுமே முடிவு இருக்காது.`,
    visits: (id: string) => `${id}-இன் வருகை எண்ணிக்கைகள் ஏறுவரிசையில் இருக்க வேண்டும்.`,
    noBenefit: (id: string, benefit: string) => `${id} குறிப்பிடும் ${benefit} என்ற பலன் திட்டத்தில் இல்லை.`,
    noDeductible: (id: string, deductible: string) => `${id} குறிப்பிடும் ${deductible} என்ற கழிவுத்தொகை திட்டத்தில் இல்லை.`,
  },
}
