/** The page of the local mailbox, without any script. */
import { tokens } from '@member-care/domain/theme/tokens.ts'
import { escapeHtml } from './html.ts'

export interface ShownMessage {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly sentAt: Date
  /** As people read it, in Singapore. */
  readonly time: string
}

const { colour, radius } = tokens
const style = `
  body { margin: 0; background: ${colour.background}; color: ${colour.ink}; font: 1rem/1.5 system-ui, sans-serif }
  header { background: ${colour.primary}; color: ${colour.surface}; padding: 1.25rem 1rem }
  header > *, main { max-width: 46rem; margin-inline: auto }
  h1 { margin-block: 0; font-size: 1.375rem } header p { margin-block: .25rem 0 }
  main { padding: 1rem } form { display: flex; flex-wrap: wrap; gap: .75rem; align-items: end; margin-block: .5rem 1.5rem }
  label { display: grid; gap: .25rem; flex: 1 1 16rem; font-weight: 600 }
  input, button, .again { box-sizing: border-box; min-height: 44px; padding: 0 .875rem; font: inherit; border-radius: ${radius.small}px; border: 1px solid ${colour.inkMuted} }
  button { background: ${colour.primary}; border-color: ${colour.primary}; color: ${colour.surface}; font-weight: 600; cursor: pointer }
  .again { display: inline-flex; align-items: center; color: ${colour.primary}; border-color: ${colour.primary} }
  :focus-visible { outline: 3px solid ${colour.accent}; outline-offset: 2px }
  ol { list-style: none; padding: 0; margin: 0; display: grid; gap: 1rem }
  article { background: ${colour.surface}; border: 1px solid ${colour.border}; border-radius: ${radius.medium}px; padding: 1rem 1.25rem }
  h2 { margin: 0; font-size: 1.125rem } .about { margin: .125rem 0 .75rem; color: ${colour.inkMuted}; overflow-wrap: anywhere }
  pre { margin: 0; font: inherit; white-space: pre-wrap; overflow-wrap: anywhere }
  .empty { text-align: center; color: ${colour.inkMuted}; padding: 3rem 1rem }`

/** @param to the address that was asked for, or nothing for all */
export function mailboxPage({ messages, to }: { messages: readonly ShownMessage[]; to: string }): string {
  const list =
    messages.length > 0
      ? `<ol aria-label="Messages, newest first">${messages.map(item).join('')}</ol>`
      : `<p class="empty">No messages${to ? ' to this address' : ''} yet.</p>`
  return `<!doctype html>
<html lang="en-SG"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Mailbox – Member Care</title><link rel="icon" href="data:,"><style>${style}</style></head>
<body><header><h1>Mailbox</h1><p>No mail server is set, so every e-mail of this installation is kept here.</p></header>
<main><form method="get" action="/dev/mail"><label>Only messages to<input type="email" name="to" value="${escapeHtml(to)}" autocomplete="off" placeholder="name@example.com"></label>
<button type="submit">Show</button><a class="again" href="/dev/mail${to ? `?to=${encodeURIComponent(to)}` : ''}">Look again</a></form>
${list}</main></body></html>
`
}

function item(message: ShownMessage): string {
  return `<li><article><h2>${escapeHtml(message.subject)}</h2>
<p class="about">To ${escapeHtml(message.to)} · <time datetime="${message.sentAt.toISOString()}">${escapeHtml(message.time)}</time></p>
<pre>${escapeHtml(message.text)}</pre></article></li>`
}
