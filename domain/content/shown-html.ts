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

/** Words that one reads in a minute, of a text without difficulty. */
const WORDS_PER_MINUTE = 200

/** How long one reads an article, in whole minutes; at least one. */
export function readingMinutes(html: string): number {
  const words = html.replace(/<[^>]*>/g, ' ').match(/[\p{L}\p{N}]+/gu) ?? []
  return Math.max(1, Math.round(words.length / WORDS_PER_MINUTE))
}
