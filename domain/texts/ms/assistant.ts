/** What the assistant says in the chat, in Malay. */
import type { IntentName } from '../../assistant/asked.ts'
import type { BenefitKind } from '../../assistant/recognise/lexicon/cover-words.ts'
import type { ClaimStatus } from '../../claim/claim-status.ts'
import type { PaymentMethod } from '../../claim/claim-terms.ts'
import type { GuaranteeStatus } from '../../guarantee/guarantee-status.ts'
import { shownCount } from '../../language/shown-count.ts'

export const assistantTexts = {
  introduction: (name: string) =>
    `Helo, saya ${name}, pembantu di sini. Saya sebuah program dan bukan manusia. Saya menjawab berdasarkan rekod anda sendiri, dan saya tidak meneka.`,
  canBeAsked:
    'Anda boleh bertanya kepada saya tentang kedudukan tuntutan atau surat jaminan anda, masa yang biasanya diperlukan, apa yang masih kurang, apa yang dilindungi oleh pelan anda, dan sama ada sesebuah klinik panel dibuka.',
  personAtAnyTime: 'Tulis “pegawai” pada bila-bila masa, dan seorang pegawai akan mengambil alih.',
  which: 'Saya tidak pasti apa yang anda maksudkan. Sila pilih:',
  notUnderstood: 'Saya kurang memahami perkara ini, dan saya tidak meneka.',
  otherWords: 'Sila tanya dengan perkataan lain, atau biar seorang pegawai mengambil alih.',
  ownRecordsOnly: 'Saya hanya boleh memberitahu anda tentang rekod anda sendiri dan rekod keluarga anda.',
  takesOver: 'Seorang pegawai daripada pasukan kami akan mengambil alih.',
  thanks: 'Sama-sama. Anda boleh menulis lagi pada bila-bila masa.',
  danger:
    'Jika seseorang berada dalam bahaya, telefon 995 untuk ambulans sekarang. Sila jangan tunggu jawapan di sini.',
  selfHarm:
    'Sila telefon 1767 sekarang: Samaritans of Singapore sedia mendengar pada bila-bila masa. Jika anda berada dalam bahaya, atau orang lain berada dalam bahaya, telefon 995.',
  notAlone: 'Anda tidak bersendirian dalam hal ini.',
  talkToPerson: 'Bercakap dengan pegawai',
  links: {
    claim: (reference: string) => `Buka tuntutan ${reference}`,
    claimRecords: 'Buka Rekod Tuntutan',
    submitClaim: 'Kemukakan tuntutan',
    letter: (number: string) => `Buka ${number}`,
    elogRecords: 'Buka Rekod eLOG',
    requestElog: 'Minta eLOG',
    myCover: 'Buka Perlindungan saya',
    clinics: 'Cari klinik panel',
    hospitals: 'Cari hospital terdekat',
  },
  questions: {
    'claim-status': 'Di mana tuntutan saya?',
    'claim-time': 'Berapa lama masa yang diambil untuk tuntutan saya?',
    'claim-missing': 'Apa yang masih kurang untuk tuntutan saya?',
    'claim-payment': 'Berapa yang dibayar bagi tuntutan saya?',
    'claim-rejection': 'Mengapa tuntutan saya ditolak?',
    'settlement-letter': 'Di mana surat penyelesaian saya?',
    'submit-claim': 'Bagaimana saya mengemukakan tuntutan?',
    'letter-status': 'Di mana surat jaminan saya?',
    'letter-time': 'Berapa lama masa yang diambil untuk surat jaminan saya?',
    'letter-missing': 'Apa yang kurang untuk surat jaminan saya?',
    'request-letter': 'Bagaimana saya meminta surat jaminan?',
    cover: 'Apa yang dilindungi oleh pelan saya?',
    'clinic-hours': 'Adakah klinik dibuka?',
    'clinic-on-panel': 'Adakah klinik itu klinik panel?',
    'find-clinic': 'Di mana klinik panel?',
  } satisfies Readonly<Record<IntentName, string>>,
} as const

interface NamedClaim {
  readonly reference: string
  readonly provider: string
  readonly date: string
  readonly forWhom: string
}

function claimCalled({ reference, provider, date, forWhom }: NamedClaim): string {
  return forWhom === ''
    ? `Tuntutan ${reference} (${provider}, ${date})`
    : `Tuntutan ${reference} untuk ${forWhom} (${provider}, ${date})`
}

const waysOfPayment: Readonly<Record<PaymentMethod, string>> = {
  Bank: 'ke akaun bank anda',
  Cheque: 'dengan cek',
  PayNow: 'dengan PayNow, ke NRIC anda',
  Payroll: 'oleh syarikat anda',
  Insurer: 'oleh syarikat insurans',
}

export const claimAnswers = {
  noneYet: 'Anda belum mengemukakan tuntutan.',
  noneOpen: 'Tiada tuntutan anda yang menunggu keputusan. Ini yang terakhir:',
  noneOfPerson: 'Saya tidak menemui tuntutan bagi ahli keluarga anda ini antara tuntutan yang boleh anda lihat.',
  notYours: (reference: string) =>
    `Saya tidak menemui tuntutan ${reference} antara tuntutan anda. Sila semak nombor itu. Saya boleh memberitahu anda tentang tuntutan yang boleh anda lihat sahaja.`,
  more: (claims: number) =>
    `Anda mempunyai ${shownCount(claims)} lagi tuntutan seperti ini. Sila lihat dalam Rekod Tuntutan.`,
  stands: {
    PROCESSING: (claim) =>
      `${claimCalled(claim)} sedang diserahkan kepada syarikat insurans. Anda tidak perlu berbuat apa-apa.`,
    SUBMITTED: (claim) =>
      `${claimCalled(claim)} ada pada syarikat insurans, yang belum membuat keputusan. Anda tidak perlu berbuat apa-apa.`,
    PENDING: (claim) => `${claimCalled(claim)} menunggu sesuatu daripada anda.`,
    PENDING_REVIEW: (claim) =>
      `${claimCalled(claim)} sedang disemak oleh syarikat insurans. Anda tidak perlu berbuat apa-apa.`,
    APPROVED: (claim) => `${claimCalled(claim)} telah diluluskan.`,
    REJECTED: (claim) => `${claimCalled(claim)} telah ditolak.`,
    DELETED: (claim) => `${claimCalled(claim)} telah dipadam.`,
  } satisfies Readonly<Record<ClaimStatus, (claim: NamedClaim) => string>>,
  submittedOn: (reference: string, date: string, days: number) =>
    `Tuntutan ${reference} telah dikemukakan pada ${date}, ${shownCount(days)} hari yang lalu.`,
  submittedToday: (reference: string) => `Tuntutan ${reference} telah dikemukakan hari ini.`,
  within: 'Tuntutan diproses dalam masa 14 hari bekerja.',
  tooFew:
    'Terlalu sedikit tuntutan jenis ini diputuskan dalam 12 bulan lepas untuk menyatakan berapa lama biasanya masa yang diambil.',
  waitsForYou: (reference: string) =>
    `Syarikat insurans akan terus memproses tuntutan ${reference} sebaik sahaja anda menjawab.`,
  insurerAsks: (reference: string, words: string) =>
    `Untuk tuntutan ${reference}, syarikat insurans meminta: “${words}”`,
  answerThere: 'Anda boleh menjawab, dan menambah dokumen, pada halaman tuntutan itu.',
  nothingMissing: (claim: NamedClaim) =>
    `${claimCalled(claim)} sudah lengkap buat masa ini: syarikat insurans tidak meminta apa-apa.`,
  nothingMissingDecided: (claim: NamedClaim) =>
    `${claimCalled(claim)} telah diputuskan, jadi tiada apa-apa lagi yang kurang.`,
  noneLacks: 'Tiada apa-apa yang kurang: syarikat insurans tidak meminta apa-apa dalam mana-mana tuntutan anda.',
  paid: (claim: NamedClaim, amount: string, method: PaymentMethod) =>
    `${claimCalled(claim)} telah diluluskan: ${amount} dibayar ${waysOfPayment[method]}.`,
  paidNothing: (claim: NamedClaim) =>
    `${claimCalled(claim)} telah diluluskan, tetapi tiada apa-apa yang boleh dibayar mengikut pelan anda.`,
  notPaidYet: (claim: NamedClaim) =>
    `${claimCalled(claim)} belum diputuskan. Apa yang dibayar akan diketahui apabila tuntutan itu diluluskan.`,
  payoutFrom: (reference: string, moment: string) =>
    `Akaun bagi tuntutan ${reference} baru-baru ini telah ditukar. Untuk menjaga keselamatan wang anda, kami membayar ke akaun itu mulai ${moment}.`,
  notPaid: (claim: NamedClaim) => `${claimCalled(claim)} telah ditolak, jadi tiada apa-apa yang dibayar.`,
  arrivalUnknown:
    'Saya tidak dapat melihat bila wang akan sampai. Jika ia lambat sampai, seorang pegawai boleh menyemaknya.',
  noneRejected: 'Tiada tuntutan anda yang ditolak.',
  isNotRejected: (claim: NamedClaim) => `${claimCalled(claim)} tidak ditolak.`,
  rejectedBecause: (reference: string, words: string) => `Sebab tuntutan ${reference} ditolak: “${words}”`,
  noReason: (reference: string) =>
    `Tiada sebab ditulis untuk tuntutan ${reference}. Seorang pegawai boleh memberitahu anda.`,
  disagree: 'Jika anda rasa ini tidak betul, seorang pegawai boleh mengambil alih.',
  letterThere: (claim: NamedClaim) =>
    `${claimCalled(claim)}: surat penyelesaiannya boleh dimuat turun pada halaman tuntutan itu.`,
  letterNotYet: (claim: NamedClaim) => `${claimCalled(claim)} belum mempunyai surat penyelesaian.`,
  noLetters: 'Belum ada tuntutan anda yang mempunyai surat penyelesaian. Surat itu datang selepas keputusan dibuat.',
  howToSubmit:
    'Anda boleh mengemukakan tuntutan di sini, dengan foto resit anda. Borang menyatakan dokumen yang diperlukan.',
  cannotSubmit:
    'Anda tidak boleh mengemukakan tuntutan di sini. Pekerja yang memiliki perlindungan ini yang mengemukakannya, atau jabatan HR anda boleh memberitahu anda caranya.',
} as const

interface NamedLetter {
  readonly number: string
  readonly hospital: string
  readonly date: string
  readonly forWhom: string
}

function letterCalled({ number, hospital, date, forWhom }: NamedLetter): string {
  return forWhom === ''
    ? `Surat jaminan ${number} (${hospital}, masuk hospital pada ${date})`
    : `Surat jaminan ${number} untuk ${forWhom} (${hospital}, masuk hospital pada ${date})`
}

export const letterAnswers = {
  noneYet: 'Anda belum meminta surat jaminan (eLOG).',
  otherLetters: 'Jika anda maksudkan surat penyelesaian bagi tuntutan: surat itu ada pada halaman tuntutan.',
  noneOfPerson: 'Saya tidak menemui surat jaminan bagi ahli keluarga anda ini antara surat yang boleh anda lihat.',
  notYours: (reference: string) =>
    `Saya tidak menemui surat jaminan ${reference} antara surat anda. Sila semak nombor itu. Saya boleh memberitahu anda tentang surat yang boleh anda lihat sahaja.`,
  more: (letters: number) => `Anda mempunyai ${shownCount(letters)} lagi eLOG. Sila lihat dalam Rekod eLOG.`,
  stands: {
    PENDING_HR: (letter) =>
      `${letterCalled(letter)} menunggu HR anda, yang perlu menyampaikannya kepada syarikat insurans.`,
    SUBMITTED: (letter) => `${letterCalled(letter)} ada pada syarikat insurans, yang belum membuat keputusan.`,
    APPROVED: (letter) =>
      `${letterCalled(letter)} telah dikeluarkan. Anda boleh membuka surat itu pada halamannya dan menunjukkannya kepada hospital.`,
    REJECTED: (letter) => `${letterCalled(letter)} telah ditolak: tiada surat dikeluarkan.`,
    EXPIRED: (letter) => `${letterCalled(letter)} telah tamat tempoh.`,
    WITHDRAWN: (letter) => `${letterCalled(letter)} telah ditarik balik.`,
  } satisfies Readonly<Record<GuaranteeStatus, (letter: NamedLetter) => string>>,
  upTo: (number: string, amount: string, date: string) =>
    `Surat bagi ${number} menjamin sehingga ${amount}, dan sah sehingga ${date}.`,
  because: (number: string, words: string) => `Sebab bagi ${number}: “${words}”`,
  insurerAsks: (number: string, words: string) => `Untuk ${number}, syarikat insurans meminta: “${words}”`,
  insurerAsksSomething: (number: string) =>
    `Syarikat insurans meminta sesuatu daripada anda tentang ${number}. Permintaan itu ada pada halamannya.`,
  answerThere: 'Anda boleh menjawab pada halaman eLOG itu.',
  nothingMissing: (number: string) => `Tiada apa-apa yang diminta daripada anda untuk ${number} buat masa ini.`,
  requestedOn: (number: string, date: string) => `${number} diminta pada ${date}.`,
  decided: 'Ia telah diputuskan, jadi tiada apa-apa yang perlu ditunggu.',
  askEarly: 'Jika tarikh masuk hospital sudah dekat, seorang pegawai boleh menyemaknya.',
  howToRequest: 'Anda boleh meminta surat jaminan (eLOG) di sini, beberapa hari bekerja sebelum tarikh masuk hospital.',
  cannotRequest: 'Syarikat anda tidak menawarkan surat jaminan di sini. Sila tanya jabatan HR anda.',
} as const

export const coverAnswers = {
  notShown: 'Syarikat anda tidak menunjukkan perlindungan di sini. Sila tanya jabatan HR anda.',
  noPlan: (person: string) =>
    `Tiada pelan disimpan di sini untuk ${person}. Sila tanya jabatan HR anda apa yang dilindungi.`,
  noSuchPerson: 'Saya tidak menemui ahli keluarga anda seperti itu yang perlindungannya boleh anda lihat.',
  ofCompany: (company: string) => `Di ${company}:`,
  planOf: (person: string, plan: string) => `${person} mempunyai ${plan}.`,
  benefits: (names: readonly string[]) => `Pelan itu melindungi: ${names.join(', ')}.`,
  covers: (person: string, benefit: string) => `Pelan ${person} melindungi ${benefit}.`,
  notOpen: (person: string, benefit: string, why: string) =>
    `Pelan itu mempunyai ${benefit}, tetapi bukan untuk ${person} hari ini: ${why}`,
  atPanel: (terms: string) => `Di klinik panel: ${terms}`,
  elsewhere: (terms: string) => `Di klinik lain: ${terms}`,
  anywhere: (terms: string) => `Di mana-mana klinik: ${terms}`,
  panelOnly: 'Di klinik panel sahaja.',
  left: (limit: string, left: string, most: string) => `${limit}: tinggal ${left} daripada ${most}.`,
  leftUntil: (limit: string, left: string, most: string, renews: string) =>
    `${limit}: tinggal ${left} daripada ${most}. Ia diperbaharui pada ${renews}.`,
  usedUp: (limit: string) => `${limit}: habis digunakan.`,
  usedUpUntil: (limit: string, renews: string) => `${limit}: habis digunakan. Ia diperbaharui pada ${renews}.`,
  nothingFound: (what: string) =>
    `Saya tidak menemui apa-apa yang bernama “${what}” dalam pelan. Itu tidak bermaksud tiada apa-apa yang dibayar: seorang pegawai boleh memberitahu anda.`,
  singleTreatment: 'Sama ada sesuatu rawatan dibayar ditentukan apabila ia dituntut.',
  moreThere: 'Halaman “Perlindungan saya” menunjukkan semuanya.',
  kinds: {
    dental: 'rawatan pergigian',
    gp: 'doktor am',
    specialist: 'doktor pakar',
    tcm: 'Perubatan Tradisional Cina',
    physiotherapy: 'fisioterapi',
    screening: 'saringan kesihatan',
    hospital: 'rawatan hospital',
    imaging: 'X-ray dan ujian makmal',
    polyclinic: 'poliklinik',
    emergency: 'kemalangan dan kecemasan',
    flexible: 'perbelanjaan fleksibel',
    optical: 'cermin mata dan kanta sentuh',
    maternity: 'bersalin',
    'mental-health': 'kesihatan mental',
    vaccination: 'vaksinasi',
  } satisfies Readonly<Record<BenefitKind, string>>,
} as const

export const clinicAnswers = {
  whichClinic:
    'Klinik mana yang anda maksudkan? Sila tulis nama dan kawasannya, seperti “Example Family Clinic, Bedok”, atau cari di sini:',
  notFound: (words: string) =>
    `Saya tidak menemui klinik panel yang bernama “${words}”. Anda boleh mencarinya di sini:`,
  tooMany: (clinics: number) =>
    `${shownCount(clinics)} klinik panel mempunyai nama seperti ini. Sila tambah kawasannya, atau cari di sini:`,
  open: (clinic: string) => `${clinic} dibuka sekarang, 24 jam sehari.`,
  openUntil: (clinic: string, time: string) => `${clinic} dibuka sekarang, sehingga ${time}.`,
  opensAt: (clinic: string, time: string) => `${clinic} ditutup sekarang, dan akan dibuka hari ini pada ${time}.`,
  closed: (clinic: string) => `${clinic} ditutup sekarang, dan tidak akan dibuka lagi hari ini.`,
  notKnown: (clinic: string) =>
    `Saya tidak dapat memastikan sama ada ${clinic} dibuka sekarang. Sila telefon sebelum anda pergi.`,
  hours: (days: string, hours: string) => `${days}: ${hours}`,
  onPanel: (clinic: string) => `${clinic} ialah klinik panel.`,
  find: 'Klinik panel ada di sini. Halaman itu boleh menunjukkan yang terdekat dahulu, dan yang dibuka sekarang.',
  notOffered: 'Syarikat anda tidak menunjukkan klinik panel di sini. Sila tanya jabatan HR anda.',
} as const
