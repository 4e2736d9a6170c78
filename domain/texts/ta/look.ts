/** Texts of “Who looked at my data”, in Tamil: which role opened what, and why where it is known. */
import type { AdministratorRole, Role } from '../../access/powers.ts'
import type { LookedAt, LookReason } from '../../access/look-reason.ts'

const roles: Readonly<Record<AdministratorRole | Role, string>> = {
  ADMIN_OPERATION: 'செயல்பாட்டுப் பிரிவு',
  ADMIN_ACCOUNT: 'கணக்குப் பிரிவு',
  ADMIN_CLAIM: 'கோரிக்கைப் பிரிவு',
  ADMIN_CALL_CENTRE: 'அழைப்பு நிலையம்',
  ADMIN_IT: 'தகவல் தொழில்நுட்பப் பிரிவு',
  ADMIN_CREATION: 'நிர்வாகப் பிரிவு',
  ADMIN_AUDITOR: 'தணிக்கையாளர்',
  hradmin: 'உங்கள் நிறுவனத்தின் மனிதவள நிர்வாகி',
}

export const lookTexts = {
  title: 'உங்கள் தரவைப் பார்த்தவர்கள்',
  lead: 'இங்கே உங்கள் கோரிக்கைகளையோ ஆவணங்களையோ வரலாற்றையோ யார் திறந்தாலும் அது பதிவு செய்யப்படும். எந்தப் பொறுப்பில் உள்ளவர் எப்போது பார்த்தார் என்பதை நீங்கள் காணலாம்; அவருடைய பெயரை நாங்கள் சொல்வதில்லை.',
  roles: roles as Readonly<Record<string, string>>,
  unknownRole: 'ஒரு நிர்வாகி',
  what: {
    claim: 'ஒரு கோரிக்கை திறக்கப்பட்டது',
    'claim-attachment': 'ஒரு கோரிக்கையின் ஆவணம் திறக்கப்பட்டது',
    'claim-history': 'ஒரு கோரிக்கையின் வரலாறு திறக்கப்பட்டது',
    cover: 'உங்கள் காப்புறுதிப் பாதுகாப்பும் உங்கள் கோரிக்கைகள் பற்றிய முடிவுகளும் திறக்கப்பட்டன',
    'user-history': 'உங்கள் பதிவின் வரலாறு திறக்கப்பட்டது',
    nric: 'உங்கள் NRIC முழுமையாகப் பார்க்கப்பட்டது',
    'bank-account': 'உங்கள் வங்கிக் கணக்கு முழுமையாகப் பார்க்கப்பட்டது',
    'identity-evidence': 'உங்கள் அடையாளச் சான்று திறக்கப்பட்டது',
    guarantee: 'ஓர் உத்தரவாதக் கடிதம் திறக்கப்பட்டது',
    'guarantee-attachment': 'ஓர் உத்தரவாதக் கடிதத்தின் ஆவணம் திறக்கப்பட்டது',
    conversation: 'உங்கள் உரையாடல் ஒன்று திறக்கப்பட்டது',
  } satisfies Readonly<Record<LookedAt, string>>,
  claim: (reference: string) => `கோரிக்கை ${reference}`,
  why: {
    decided: '(கோரிக்கை பற்றி முடிவு செய்ய)',
    asked: '(உங்களிடம் மேலும் தகவல் கேட்க)',
    reviewed: '(கோரிக்கையை மறுஆய்வு செய்ய)',
    'handed-over': '(கோரிக்கையைக் காப்புறுதி நிறுவனத்திடம் மீண்டும் ஒப்படைக்க)',
    'bank-account': '(கோரிக்கையின் வங்கிக் கணக்கைச் சரிபார்க்க)',
    duplicates: '(இதைப் போன்ற கோரிக்கையுடன் ஒப்பிட)',
    identity: '(உங்கள் பெயரை அல்லது NRIC-ஐ மாற்ற நீங்கள் கேட்டதைச் சரிபார்க்க)',
  } satisfies Readonly<Record<LookReason, string>>,
  told: (who: string, what: string, why?: string) =>
    why === undefined ? `${who} – ${what}.` : `${who} – ${what} ${why}.`,
  whyUnknown: 'காரணம் பதிவில் இல்லை.',
  none: 'யாரும் பார்க்கவில்லை',
  noneDetail: 'இங்கே யாராவது உங்கள் கோரிக்கைகளையோ ஆவணங்களையோ வரலாற்றையோ திறந்தால், அதை இந்தப் பக்கத்தில் காணலாம்.',
  failed: 'இதை ஏற்ற முடியவில்லை.',
  older: 'பழையவற்றைக் காட்டு',
  loadingOlder: 'ஏற்றப்படுகிறது',
  olderFailed: 'பழையவற்றை ஏற்ற முடியவில்லை.',
} as const
