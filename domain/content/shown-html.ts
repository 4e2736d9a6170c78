/** What an article may consist of. Cleaning when it is saved and cleaning where it is shown keep to this one list. */

export const shownTags = [
  'p',
  'h2',
  'h3',
  'h4',
  'ul',
  'ol',
  'li',
  'strong',
  'em',
  'u',
  's',
  'blockquote',
  'code',
  'pre',
  'hr',
  'br',
  'a',
  'img',
  'table',
  'thead',
  'tbody',
  'tr',
  'th',
  'td',
] as const

/** Attributes by tag; no other is left. */
export const shownAttributes: Readonly<Record<string, readonly string[]>> = {
  a: ['href', 'rel'],
  img: ['src', 'alt'],
  ol: ['start'],
  th: ['colspan', 'rowspan', 'scope'],
  td: ['colspan', 'rowspan'],
}

/** What one reads in a minute, of a text without difficulty. Chinese has no spaces between its words, so its signs are counted. */
const WORDS_PER_MINUTE = 200
const SIGNS_PER_MINUTE = 350

/** How long one reads an article, in whole minutes; at least one. */
export function readingMinutes(html: string): number {
  const text = html.replace(/<[^>]*>/g, ' ')
  const signs = text.match(/\p{Script=Han}/gu)?.length ?? 0
  const words = text.replace(/\p{Script=Han}/gu, ' ').match(/[\p{L}\p{M}\p{N}]+/gu)?.length ?? 0
  return Math.max(1, Math.round(words / WORDS_PER_MINUTE + signs / SIGNS_PER_MINUTE))
}
