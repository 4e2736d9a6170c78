/** The card fields of the local card provider: a page for a frame of the portal, so that what is typed there is not in the portal's page. */
import { tokens } from '@member-care/domain/theme/tokens.ts'
import { escapeHtml } from '../../mail/html.ts'

const { radius } = tokens

/** Which the portal's reader may have chosen; without a choice the system decides, as in the portal. */
export const schemes = ['light', 'dark'] as const
type Scheme = (typeof schemes)[number]

const inScheme = (
  scheme: Scheme,
  colour: Readonly<Record<keyof typeof tokens.colour, string>>,
) => `color-scheme: ${scheme};
  --surface: ${colour.surface}; --ink: ${colour.ink}; --muted: ${colour.inkMuted}; --line: ${colour.inputBorder}; --error: ${colour.error}; --focus: ${colour.primary}`
const style = `
  :root { ${inScheme('light', tokens.colour)} }
  @media (prefers-color-scheme: dark) { :root:not([data-scheme=light]) { ${inScheme('dark', tokens.darkColour)} } }
  :root[data-scheme=dark] { ${inScheme('dark', tokens.darkColour)} }
  * { box-sizing: border-box }
  body { margin: 0; padding: 3px; background: var(--surface); color: var(--ink); font: 1rem/1.5 Inter, system-ui, sans-serif }
  form { display: grid; gap: .375rem 1.25rem; grid-template-columns: repeat(auto-fit, minmax(min(12rem, 100%), 1fr)) }
  form[hidden], iframe[hidden] { display: none }
  .field:first-child { grid-column: 1 / -1 }
  label { display: block; font-weight: 600; font-size: .9375rem }
  input { width: 100%; min-height: 48px; padding: .5rem .875rem; font: inherit; font-variant-numeric: tabular-nums; color: inherit;
    background: var(--surface); border: 1px solid var(--line); border-radius: ${radius.medium}px }
  input[aria-invalid=true] { border-color: var(--error) }
  :focus-visible { outline: 2px solid var(--focus); outline-offset: -1px }
  .hint, .problem { margin: 0 0 .375rem; font-size: .8125rem; color: var(--muted) }
  .problem { min-height: 1.3125rem; margin: .375rem 0 0; font-size: .875rem; color: var(--error) } 
  iframe { display: block; width: 100%; height: 22rem; border: 1px solid var(--line); border-radius: ${radius.medium}px }`

interface FieldsPage {
  /** Origin of the portal: nobody else is spoken to. */
  readonly portal: string
  readonly publishableKey: string
  readonly scheme: Scheme | undefined
}

export function cardFieldsPage({ portal, publishableKey, scheme }: FieldsPage): string {
  return `<!doctype html>
<html lang="en-SG"${scheme === undefined ? '' : ` data-scheme="${scheme}"`}><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Card fields – Local card provider</title><link rel="icon" href="data:,"><style>${style}</style><script type="module" src="/card-fields.js"></script></head>
<body data-portal="${escapeHtml(portal)}" data-key="${escapeHtml(publishableKey)}">
<main><h1 hidden>Card fields</h1><form novalidate>
${field('number', 'Card number', 'As on the front of the card', 'cc-number')}
${field('expiry', 'Expiry date', 'MM / YY', 'cc-exp')}
${field('cvc', 'Security code', '3 or 4 digits', 'cc-csc')}
</form><iframe id="bank" title="Confirm your card" hidden></iframe></main></body></html>
`
}

function field(id: string, label: string, hint: string, autocomplete: string): string {
  return `<div class="field"><label for="${id}">${label}</label><p class="hint" id="${id}-hint">${hint}</p>
<input id="${id}" inputmode="numeric" spellcheck="false" autocomplete="${autocomplete}" aria-describedby="${id}-hint ${id}-problem">
<p class="problem" id="${id}-problem" role="alert"></p></div>`
}

/** Its own script and calls, and the page that stands in for a bank's; the portal alone may frame it. */
export function cardFieldsPolicy(portal: string): string {
  return `default-src 'none'; script-src 'self'; connect-src 'self'; frame-src 'self'; style-src 'unsafe-inline'; form-action 'none'; base-uri 'none'; frame-ancestors ${portal}; img-src data:`
}
