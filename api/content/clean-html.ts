/** HTML that administrators write or paste, without anything that could run, load from elsewhere or change the page around it. */
import sanitizeHtml from 'sanitize-html'
import { shownAttributes, shownTags } from '@member-care/domain/content/shown-html.ts'
import { isOpenable } from '@member-care/domain/client/client-links.ts'

/** A picture of this portal. */
const ownAddress = /^\/[^\s/\\][^\s\\]*$/

const options: sanitizeHtml.IOptions = {
  allowedTags: [...shownTags],
  allowedAttributes: Object.fromEntries(Object.entries(shownAttributes).map(([tag, names]) => [tag, [...names]])),
  allowedSchemes: ['https'],
  allowProtocolRelative: false,
  // A link that is left without an address is only its words.
  exclusiveFilter: ({ tag, attribs }) =>
    tag === 'a' && attribs['href'] === undefined ? 'excludeTag' : tag === 'img' && attribs['src'] === undefined,
  transformTags: {
    a: (tagName, { href }) => ({
      tagName,
      attribs: href !== undefined && isOpenable(href) ? { href, rel: 'noopener noreferrer' } : {},
    }),
    img: (tagName, { src, alt = '' }) => ({
      tagName,
      attribs: src !== undefined && ownAddress.test(src) ? { src, alt } : {},
    }),
    // The page has its own first heading.
    h1: 'h2',
    h5: 'h4',
    h6: 'h4',
    b: 'strong',
    i: 'em',
  },
}

/** @returns the same text and structure as far as members may be shown it; the same again when it was cleaned before */
export function cleanHtml(html: string): string {
  return sanitizeHtml(html, options).trim()
}
