/** How long a decision usually takes, from our own decisions of the last 12 months, in Malay. */

export const usualTimeTexts = {
  title: 'Masa yang biasanya diperlukan',
  tooFewLetters:
    'Terlalu sedikit permintaan seperti ini diputuskan dalam 12 bulan lepas untuk menyatakan berapa lama masa yang diambil.',
} as const

const called = { claim: 'tuntutan jenis ini', letter: 'permintaan seperti ini' } as const

export function usualTimeText(
  what: keyof typeof called,
  {
    medianDays,
    ninetiethDays,
    decided,
    among,
  }: {
    readonly medianDays: number
    readonly ninetiethDays: number
    readonly decided: number
    readonly among: 'company' | 'all'
  },
): string {
  const those = `${decided} ${called[what]}${among === 'company' ? ' daripada syarikat anda' : ''}`
  const looksBack = `Dalam 12 bulan lepas, ${those} telah diputuskan:`
  const times =
    medianDays === ninetiethDays
      ? `9 daripada setiap 10 ${daysText(medianDays)}.`
      : `separuh daripadanya ${daysText(medianDays)}, 9 daripada setiap 10 ${daysText(ninetiethDays)}.`
  return `${looksBack} ${times} ${what === 'claim' ? 'Tuntutan' : 'Permintaan'} anda mungkin mengambil masa lebih lama.`
}

function daysText(days: number): string {
  return days === 0 ? 'pada hari yang sama' : `dalam masa ${days} hari`
}
