/** The card fields of the local card provider: a page for a frame of the portal, so that what is typed there is not in the portal's page. */
import { tokens } from '@member-care/domain/theme/tokens.ts'
import { escapeHtml } from '../../mail/html.ts'

const { colour, radius } = tokens
const style = `
  * { box-sizing: border-box }
  body { margin: 0; padding: 3px; background: ${colour.surface}; color: ${colour.ink}; font: 1rem/1.5 Inter, system-ui, sans-serif }
  form { display: grid; gap: 1.25rem; grid-template-columns: repeat(auto-fit, minmax(min(12rem, 100%), 1fr)) }
  form[hidden], iframe[hidden] { display: none }
  .field:first-child { grid-column: 1 / -1 }
  label { display: block; margin-bottom: .375rem; font-weight: 600; font-size: .9375rem }
  input { width: 100%; min-height: 48px; padding: .5rem .875rem; font: inherit; font-variant-numeric: tabular-nums; color: inherit;
    background: ${colour.surface}; border: 1px solid ${colour.inputBorder}; border-radius: ${radius.medium}px }
  input[aria-invalid=true] { border-color: ${colour.error} }
  :focus-visible { outline: 3px solid ${colour.accent}; outline-offset: 0 }
  .hint, .problem { margin: .375rem 0 0; font-size: .875rem; color: ${colour.inkMuted} }
  .problem { color: ${colour.error} } .problem:empty { display: none }
  iframe { display: block; width: 100%; height: 22rem; border: 1px solid ${colour.border}; border-radius: ${radius.medium}px }`

interface FieldsPage {
  /** Origin of the portal: nobody else is spoken to. */
  readonly portal: string
  readonly publishableKey: string
}

export function cardFieldsPage({ portal, publishableKey }: FieldsPage): string {
  return `<!doctype html>
<html lang="en-SG"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Card fields – Local card provider</title><link rel="icon" href="data:,"><style>${style}</style><script type="module" src="/card-fields.js"></script></head>
<body data-portal="${escapeHtml(portal)}" data-key="${escapeHtml(publishableKey)}">
<main><h1 hidden>Card fields</h1><form novalidate>
${field('number', 'Card number', 'As on the front of the card', 'cc-number')}
${field('expiry', 'Expiry date', 'MM / YY', 'cc-exp')}
${field('cvc', 'Security code', '3 digits on the back, or 4 on the front', 'cc-csc')}
</form><iframe id="bank" title="Confirm your card" hidden></iframe></main></body></html>
`
}

function field(id: string, label: string, hint: string, autocomplete: string): string {
  return `<div class="field"><label for="${id}">${label}</label>
<input id="${id}" inputmode="numeric" spellcheck="false" autocomplete="${autocomplete}" aria-describedby="${id}-hint ${id}-problem">
<p class="hint" id="${id}-hint">${hint}</p><p class="problem" id="${id}-problem" role="alert"></p></div>`
}

/** Its own script and calls, and the page that stands in for a bank's; the portal alone may frame it. */
export function cardFieldsPolicy(portal: string): string {
  return `default-src 'none'; script-src 'self'; connect-src 'self'; frame-src 'self'; style-src 'unsafe-inline'; form-action 'none'; base-uri 'none'; frame-ancestors ${portal}; img-src data:`
}
