/** The pages that open what a client links to: its teleconsultation app and its user guide, in Malay. */
import type { TeleconsultFeature } from '../../client/client-configuration.ts'

export const teleconsultNames = {
  'Post Health Screening': 'Selepas Saringan Kesihatan',
  'General Practitioner': 'Doktor Am',
  Dietician: 'Pakar Diet',
  'Mental Health': 'Kesihatan Mental',
  'ART Specialist': 'Pakar ART',
} satisfies Readonly<Record<TeleconsultFeature, string>>

export const clientLinkTexts = {
  company: 'Syarikat',
  failed: 'Alamat itu tidak dapat dimuatkan.',
  teleconsult: {
    lead: 'Bercakap dengan doktor atau doktor pakar melalui video, di mana sahaja anda berada.',
    kinds: 'Apa yang ditawarkan',
    where: 'Teleperundingan dilakukan dalam aplikasi penyedia yang dipilih oleh syarikat anda.',
    open: 'Buka teleperundingan',
    notOffered: 'Syarikat anda tidak menawarkan teleperundingan.',
  },
  userGuide: {
    lead: 'Cara manfaat anda berfungsi, dan cara menggunakannya.',
    where: 'Panduan ini disediakan oleh syarikat anda.',
    open: 'Buka panduan pengguna',
    notOffered: 'Syarikat anda tidak mempunyai panduan pengguna.',
  },
} as const
