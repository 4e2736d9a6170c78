/** The text of an article: cleaned once more where it is shown, by the one list of what it may consist of. */
import Box from '@mui/material/Box'
import { isOpenable } from '@member-care/domain/client/client-links.ts'
import { shownAttributes, shownTags } from '@member-care/domain/content/shown-html.ts'
import createDOMPurify from 'dompurify'
import { useMemo } from 'react'

const options = {
  ALLOWED_TAGS: [...shownTags],
  ALLOWED_ATTR: [...new Set(Object.values(shownAttributes).flat())],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
}

/** An instance of its own, whose hook nobody else gets. */
const purify = createDOMPurify(window)
purify.addHook('afterSanitizeAttributes', (node) => {
  const href = node.getAttribute('href')
  if (href !== null && !isOpenable(href)) node.removeAttribute('href')
  const src = node.getAttribute('src')
  if (src !== null && !isOwn(src)) node.remove()
})

/** HTML without anything that could run, load from elsewhere or change the page around it. */
function shownHtml(html: string): string {
  return purify.sanitize(html, options)
}

function isOwn(address: string): boolean {
  return address.startsWith('/') && isOpenable(address)
}

interface ArticleHtmlProps {
  readonly html: string
  /** What it is written in, where that may be another language than the page's. */
  readonly lang?: string | undefined
}

export function ArticleHtml({ html, lang }: ArticleHtmlProps) {
  const content = useMemo(() => ({ __html: shownHtml(html) }), [html])
  return (
    <Box
      lang={lang}
      dangerouslySetInnerHTML={content}
      sx={{
        fontSize: '1.0625rem',
        lineHeight: 1.7,
        overflowWrap: 'anywhere',
        '& h2': { fontSize: '1.25rem', mt: 3, mb: 1 },
        '& h3, & h4': { fontSize: '1.0625rem', mt: 2.5, mb: 1 },
        '& img': { maxWidth: '100%', height: 'auto', borderRadius: 1 },
        '& blockquote': { borderLeft: 3, borderColor: 'divider', m: 0, pl: 2, color: 'text.secondary' },
        '& pre': { whiteSpace: 'pre-wrap' },
        '& table': { borderCollapse: 'collapse', display: 'block', overflowX: 'auto' },
        '& td, & th': { border: 1, borderColor: 'divider', p: 1, textAlign: 'left' },
        '& a': { textDecoration: 'underline' },
      }}
    />
  )
}
