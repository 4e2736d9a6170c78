/** How days are written on receipts, and what a recogniser makes of them. */

const month = '(?:JAN|FEB|MAR|APR|MAY|JUN|JUL|AUG|SEP|[O0]CT|N[O0]V|DEC)[A-Z]{0,6}'
/** Of Malay and Indonesian, where they are written otherwise than in English. */
const monthsAbroad: Readonly<Record<string, string>> = {
  JANUARI: 'January',
  FEBRUARI: 'February',
  MAC: 'March',
  MARET: 'March',
  MEI: 'May',
  JUNI: 'June',
  JULAI: 'July',
  JULI: 'July',
  OGOS: 'August',
  AGUSTUS: 'August',
  OKT: 'October',
  OKTOBER: 'October',
  DIS: 'December',
  DISEMBER: 'December',
  DES: 'December',
  DESEMBER: 'December',
}
const monthAbroad = Object.keys(monthsAbroad).join('|')
const digit = '[0-9OoIlSsBZ]'
/** A mark that stays for both places, spaces around it or not. */
const mark = '\\s?[-/.]\\s?'
/** Of each way in which days are written. */
export const shapes = [
  new RegExp(`(?<![\\w/.-])(?:20\\d\\d)${mark}\\d{1,2}${mark}\\d{1,2}(?!\\d|-\\d)`, 'gi'),
  new RegExp(
    `(?:(?<=[Dd][Aa][Tt][Ee])|(?<![\\w/.-]))${digit}{1,2}${mark}${digit}{1,2}${mark}(?:2[08]\\d\\d|\\d\\d)(?![\\d/](?!\\d:\\d))`,
    'g',
  ),
  new RegExp(
    `(?<![\\w/.])\\d{1,2}(?:ST|ND|RD|TH)?[-/., ]{0,2}${month}\\.?[-/., ]{0,2}(?:2[08]\\d\\d|['’]?\\d\\d)(?!\\d)`,
    'gi',
  ),
  new RegExp(`(?<![\\w/.])\\d{1,2}[-/., ]{0,2}(?:${monthAbroad})[-/., ]{0,2}20\\d\\d(?!\\d)`, 'gi'),
  // Of Thailand's years, which count 543 more.
  /(?<![\w/.-])\d{1,2}(?:[-/.]\d{1,2}[-/.]| ?[A-Z]{3,9}\.? ?)25[67]\d(?!\d)/gi,
  /20\d\d ?年 ?\d{1,2} ?月 ?\d{1,2} ?日/g,
  // Written without marks, as some tills do.
  /(?<=\bDATE(?: OF [A-Z]+|\W{1,3}TIME)?\W{0,3})(?:20\d\d(?:0[1-9]|1[0-2])[0-3]\d|[0-3]\d(?:0[1-9]|1[0-2])20\d\d)(?!\d)/gi,
  // Its marks were lost.
  /(?<=DATE\W{0,3})\d\d \d\d 20\d\d(?!\d)/gi,
  // Both of its marks were taken for digits.
  /(?<=\bDATE\W{0,3})\d\d[17]\d\d[17]20\d\d(?!\d)/gi,
  // One of its marks was taken for a digit.
  /(?<![\w/.-])\d\d(?:\/\d\d[17]|[17]\d\d\/)20\d\d(?!\d)/g,
  new RegExp(`(?<![\\w/.])${month}\\.?[-/. ]{0,2}\\d{1,2}(?:ST|ND|RD|TH)?(?:,?[-/ ]{1,2}|,)20\\d\\d(?!\\d)`, 'gi'),
]

/** No day and no month begins with an eight, and no year with 28: zeros with a stroke look so. A zero within a month is its O. */
export function withZeros(written: string): string {
  return written
    .replace(/(?<!\d)8(?=\d(?!\d))/g, '0')
    .replace(/(?<!\d)28(?=\d\d(?!\d))/, '20')
    .replace(/0(?=ct)|(?<=n)0(?=v)/i, 'O')
}

/** Its month as English has it. */
export function inEnglish(written: string): string {
  return written
    .replace(/[A-Z]+/i, (word) => monthsAbroad[word.toUpperCase()] ?? word)
    .replace(/ ?[年月] ?/g, '-')
    .replace(/ ?日|['’]/g, '')
}

/** `20261103`, and `03112026`. */
export function marked(written: string): string {
  return written.replace(/^(20\d\d)(\d\d)(\d\d)$/, '$1-$2-$3').replace(/^(\d\d)(\d\d)(20\d\d)$/, '$1/$2/$3')
}

const YEARS_OF_THAILAND = 543

/** Writes a year of Thailand (ours + 543) as ours. */
export function ofOurYears(written: string): string {
  return written.replace(/(?<!\d)25[67]\d$/, (year) => String(Number(year) - YEARS_OF_THAILAND))
}

/** With the marks that were taken for digits. */
export function withMarks(written: string): string {
  return written.replace(/^(\d\d)[/17](\d\d)[/17](20\d\d)$/, '$1/$2/$3')
}
