/** What is said of a payout that waits because the member has changed the account, in Malay. */
import { formatSingaporeInstant } from '../../dates/singapore-dates.ts'

interface Wait {
  readonly changedAt: Date | string
  readonly until: Date | string
}

const moment = (at: Date | string) => formatSingaporeInstant(new Date(at))

export function payoutWaitsText({ changedAt, until }: Wait): string {
  return `Dibayar ke akaun yang ditukar oleh ahli pada ${moment(changedAt)}; bayaran tuntutan ditangguhkan sehingga ${moment(until)}.`
}

export const payoutWaitTexts = {
  title: 'Bayaran tuntutan ditangguhkan',
  consequence:
    'Sebelum itu, tiada sesiapa yang boleh meluluskan tuntutan ini. Akaun yang disahkan oleh dua pentadbir untuk tuntutan ini atau untuk profil ahli tidak ditangguhkan.',
  ofUser: ({ changedAt, until }: Wait) =>
    `Ahli memasukkan akaun ini pada ${moment(changedAt)}. Tuntutan yang dibayar ke akaun ini boleh diluluskan mulai ${moment(until)}.`,
  unlessVerified: 'Akaun yang dicadangkan di sini dan disahkan oleh pentadbir kedua tidak ditangguhkan.',
  approvableFrom: ({ until }: Pick<Wait, 'until'>) => `Boleh diluluskan mulai ${moment(until)}.`,
  leftOut: (claims: number) => `${claims} tuntutan tidak disertakan kerana bayaran tuntutan ditangguhkan`,
  shortMark: 'Bayaran ditangguhkan',
  mark: ({ until }: Pick<Wait, 'until'>) => `Bayaran tuntutan mulai ${moment(until)}`,
  label: 'Bayaran tuntutan',
  ofClaim: ({ changedAt, until }: Wait) =>
    `Akaun bank bagi tuntutan ini dimasukkan pada ${moment(changedAt)}. Untuk menjaga keselamatan wang anda, kami membayar ke akaun itu mulai ${moment(until)}. Sementara itu, kami tetap memproses tuntutan anda.`,
  ofProfile: ({ changedAt, until }: Wait) =>
    `Akaun ini dimasukkan pada ${moment(changedAt)}. Untuk menjaga keselamatan wang anda, tuntutan dibayar ke akaun ini mulai ${moment(until)}.`,
  ofTypedAccount: (hours: number) =>
    `Untuk menjaga keselamatan wang anda, kami membayar ke akaun yang tiada dalam profil anda mulai ${hours} jam selepas anda menghantar borang ini. Sementara itu, kami tetap memproses tuntutan anda.`,
  notYou: 'Jika anda tidak memasukkannya, sila hubungi kami dengan segera.',
} as const
