/** Texts of “Who looked at my data”, in Malay. */
import type { AdministratorRole, Role } from '../../access/powers.ts'
import type { LookedAt, LookReason } from '../../access/look-reason.ts'

const roles: Readonly<Record<AdministratorRole | Role, string>> = {
  ADMIN_OPERATION: 'Bahagian operasi',
  ADMIN_ACCOUNT: 'Bahagian akaun',
  ADMIN_CLAIM: 'Bahagian tuntutan',
  ADMIN_CALL_CENTRE: 'Pusat panggilan',
  ADMIN_IT: 'Bahagian IT',
  ADMIN_CREATION: 'Bahagian pentadbiran',
  ADMIN_AUDITOR: 'Seorang juruaudit',
  hradmin: 'Pentadbir HR syarikat anda',
}

export const lookTexts = {
  title: 'Siapa yang melihat data anda',
  lead: 'Setiap orang di sini yang membuka tuntutan, dokumen atau sejarah anda direkodkan. Anda dapat melihat peranan orang itu dan masanya; kami tidak menyebut namanya.',
  roles: roles as Readonly<Record<string, string>>,
  unknownRole: 'Seorang pentadbir',
  what: {
    claim: 'membuka tuntutan',
    'claim-attachment': 'membuka dokumen tuntutan',
    'claim-history': 'membuka sejarah tuntutan',
    cover: 'membuka perlindungan anda dan apa yang diputuskan tentang tuntutan anda',
    'user-history': 'membuka sejarah rekod anda',
    nric: 'melihat NRIC anda sepenuhnya',
    'bank-account': 'melihat akaun bank anda sepenuhnya',
    'identity-evidence': 'membuka bukti identiti anda',
    guarantee: 'membuka surat jaminan',
    'guarantee-attachment': 'membuka dokumen surat jaminan',
    conversation: 'membuka perbualan anda dalam sembang',
  } satisfies Readonly<Record<LookedAt, string>>,
  claim: (reference: string) => `Tuntutan ${reference}`,
  why: {
    decided: 'untuk membuat keputusan tentang tuntutan',
    asked: 'untuk meminta maklumat lanjut daripada anda',
    reviewed: 'untuk menyemak tuntutan',
    'handed-over': 'untuk menyampaikan tuntutan kepada syarikat insurans sekali lagi',
    'bank-account': 'untuk memeriksa akaun bank bagi tuntutan',
    duplicates: 'untuk membandingkannya dengan tuntutan yang serupa',
    identity: 'untuk memeriksa perubahan nama atau NRIC yang anda minta',
  } satisfies Readonly<Record<LookReason, string>>,
  told: (who: string, what: string, why?: string) => (why === undefined ? `${who} ${what}.` : `${who} ${what} ${why}.`),
  whyUnknown: 'Sebabnya tidak direkodkan.',
  none: 'Tiada sesiapa yang melihat',
  noneDetail: 'Apabila seseorang di sini membuka tuntutan, dokumen atau sejarah anda, anda melihatnya di halaman ini.',
  failed: 'Ini tidak dapat dimuatkan.',
  older: 'Tunjukkan yang lebih lama',
  loadingOlder: 'Sedang dimuatkan',
  olderFailed: 'Yang lebih lama tidak dapat dimuatkan.',
} as const
