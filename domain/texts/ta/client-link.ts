/** The pages that open what a client links to: its teleconsultation app and its user guide, in Tamil. */
import type { TeleconsultFeature } from '../../client/client-configuration.ts'

export const teleconsultNames = {
  'Post Health Screening': 'உடல்நலப் பரிசோதனைக்குப் பிறகு',
  'General Practitioner': 'பொது மருத்துவர்',
  Dietician: 'உணவு ஆலோசகர்',
  'Mental Health': 'மனநலம்',
  'ART Specialist': 'ART நிபுணர்',
} satisfies Readonly<Record<TeleconsultFeature, string>>

export const clientLinkTexts = {
  company: 'நிறுவனம்',
  failed: 'முகவரியை ஏற்ற முடியவில்லை.',
  teleconsult: {
    lead: 'நீங்கள் எங்கே இருந்தாலும், மருத்துவருடன் அல்லது நிபுணருடன் காணொளி வழியாகப் பேசுங்கள்.',
    kinds: 'வழங்கப்படுபவை',
    where: 'தொலைமருத்துவ ஆலோசனை, உங்கள் நிறுவனம் தேர்ந்தெடுத்துள்ள சேவை வழங்குநரின் செயலியில் நடைபெறும்.',
    open: 'தொலைமருத்துவ ஆலோசனையைத் திற',
    notOffered: 'உங்கள் நிறுவனம் தொலைமருத்துவ ஆலோசனைகளை வழங்குவதில்லை.',
  },
  userGuide: {
    lead: 'உங்கள் பலன்கள் எப்படிச் செயல்படுகின்றன, அவற்றை எப்படிப் பயன்படுத்துவது.',
    where: 'இந்த வழிகாட்டியை உங்கள் நிறுவனம் வைத்திருக்கிறது.',
    open: 'பயனர் வழிகாட்டியைத் திற',
    notOffered: 'உங்கள் நிறுவனத்திடம் பயனர் வழிகாட்டி இல்லை.',
  },
} as const
