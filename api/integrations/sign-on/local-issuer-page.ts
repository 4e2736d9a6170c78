/** The pages of the local issuer, without any script. */
import { tokens } from '@member-care/domain/theme/tokens.ts'
import { escapeHtml } from '../mail/html.ts'
import type { LocalIdentity } from './local-issuer.ts'

const { colour, radius } = tokens
const style = `
  body { margin: 0; min-height: 100vh; box-sizing: border-box; padding: 2rem 1rem; background: ${colour.background}; color: ${colour.ink}; font: 1rem/1.5 Inter, system-ui, sans-serif }
  main { max-width: 30rem; margin: 4vh auto 0; background: ${colour.surface}; border: 1px solid ${colour.border}; border-radius: ${radius.large}px; padding: 2rem 1.5rem }
  h1 { margin: 0 0 .5rem; font-size: 1.5rem; letter-spacing: -.01em } p { margin: 0 0 1.5rem; color: ${colour.inkMuted} }
  ul { list-style: none; margin: 0; padding: 0; display: grid; gap: .625rem }
  button { width: 100%; min-height: 44px; padding: .75rem 1rem; font: inherit; text-align: left; cursor: pointer; color: inherit;
    background: ${colour.surface}; border: 1px solid ${colour.border}; border-radius: ${radius.medium}px; display: grid; gap: .0625rem }
  button:hover { border-color: ${colour.primary}; background: ${colour.primaryLight} }
  :focus-visible { outline: 3px solid ${colour.accent}; outline-offset: 2px }
  strong { font-weight: 600 } span { font-size: .875rem; color: ${colour.inkMuted}; overflow-wrap: anywhere }
  a { display: inline-block; padding: .5rem 0; color: ${colour.primary}; font-weight: 600 }
  .cancel { margin-top: 1.5rem; border: 0; color: ${colour.primary}; font-weight: 600; text-align: center }`

/** The choice of whom to be. */
export function localIssuerPage(identities: readonly LocalIdentity[]): string {
  return page(
    'Choose who signs on',
    `<p>This identity provider comes with the demonstration, and asks for no password. A real one takes its place by a setting.</p>
<form method="post"><ul>${identities.map(item).join('')}</ul><button class="cancel" name="subject" value="">Cancel</button></form>`,
  )
}

/** @param portal any address on the portal's origin, where one can start again */
export function localIssuerErrorPage(reason: string, portal: string): string {
  const signIn = escapeHtml(new URL('/', portal).href)
  return page(
    'This sign-on cannot go on',
    `<p>${escapeHtml(reason)}</p><a href="${signIn}">Back to the sign-in page</a>`,
  )
}

function item({ subject, name, email, about }: LocalIdentity): string {
  return `<li><button name="subject" value="${escapeHtml(subject)}"><strong>${escapeHtml(name)}</strong><span>${escapeHtml(email)}</span><span>${escapeHtml(about)}</span></button></li>`
}

function page(title: string, content: string): string {
  return `<!doctype html>
<html lang="en-SG"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)} – Local identity provider</title><link rel="icon" href="data:,"><style>${style}</style></head>
<body><main><h1>${escapeHtml(title)}</h1>${content}</main></body></html>
`
}
