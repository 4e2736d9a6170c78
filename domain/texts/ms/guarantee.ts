/** Letters of guarantee wherever they are shown: statuses, what happened, and who pays, in Malay. */
import type { GuaranteeEvent } from '../../guarantee/guarantee-events.ts'
import type { GuaranteeStatus } from '../../guarantee/guarantee-status.ts'

export const guaranteeTexts = {
  insurer: 'Income',
  statuses: {
    PENDING_HR: 'Menunggu HR',
    SUBMITTED: 'Dikemukakan',
    APPROVED: 'Diluluskan',
    REJECTED: 'Ditolak',
    EXPIRED: 'Tamat tempoh',
    WITHDRAWN: 'Ditarik balik',
  } satisfies Readonly<Record<GuaranteeStatus, string>>,
} as const

export const guaranteeEventTitles = {
  GuaranteeRequested: 'Surat diminta',
  GuaranteePassedOn: 'Disampaikan oleh HR',
  GuaranteeDeclined: 'Ditolak oleh HR',
  GuaranteeTaken: 'Diambil alih oleh syarikat insurans',
  GuaranteeHandoverFailed: 'Penyerahan kepada syarikat insurans gagal',
  GuaranteeReprocessRequested: 'Diserahkan sekali lagi kepada syarikat insurans',
  GuaranteeInformationRequested: 'Maklumat diminta',
  GuaranteeInformationGiven: 'Maklumat diberikan',
  GuaranteeAmountProposed: 'Amaun dicadangkan kepada orang kedua',
  GuaranteeAmountDeclined: 'Amaun yang dicadangkan ditolak',
  GuaranteeIssued: 'Surat dikeluarkan',
  GuaranteeRejected: 'Ditolak',
  GuaranteeWithdrawn: 'Ditarik balik oleh ahli',
  GuaranteeRevoked: 'Surat ditarik balik oleh bahagian surat jaminan',
  GuaranteeChangeAsked: 'Perubahan surat diminta',
  GuaranteeChangeDeclined: 'Perubahan surat ditolak',
  GuaranteeReplaced: 'Diganti dengan surat baharu',
  GuaranteeAdmissionAcknowledged: 'Kemasukan disahkan oleh hospital',
  GuaranteeExpiryTold: 'Ahli diberitahu bahawa surat akan tamat tidak lama lagi',
  GuaranteeExpired: 'Surat tamat tempoh',
} as const satisfies Readonly<Record<GuaranteeEvent['type'], string>>
