/** The pages of the local card provider that need no script: in place of a bank's, which asks the holder of a card (3-D Secure), and what cards can be tried. */
import { formatDecimal } from '@member-care/domain/money/money.ts'
import { tokens } from '@member-care/domain/theme/tokens.ts'
import { escapeHtml } from '../../mail/html.ts'
import { testCards } from './test-cards.ts'

const { colour, radius } = tokens
const style = `
  body { margin: 0; padding: 2rem 1rem; background: ${colour.background}; color: ${colour.ink}; font: 1rem/1.5 Inter, system-ui, sans-serif }
  main { max-width: 30rem; margin: 4vh auto 0; background: ${colour.surface}; border: 1px solid ${colour.border}; border-radius: ${radius.large}px; padding: 2rem 1.5rem }
  h1 { margin: 0 0 .5rem; font-size: 1.5rem } p { margin: 0 0 1.5rem; color: ${colour.inkMuted} }
  form { display: flex; flex-wrap: wrap; gap: .75rem }
  button { min-height: 44px; padding: .5rem 1.25rem; font: inherit; font-weight: 600; cursor: pointer; color: ${colour.primary};
    background: ${colour.surface}; border: 1px solid ${colour.border}; border-radius: ${radius.medium}px }
  button:hover { background: ${colour.primaryLight} } :focus-visible { outline: 3px solid ${colour.accent}; outline-offset: 2px }
  dt { font-weight: 600; font-variant-numeric: tabular-nums } dd { margin: 0 0 .75rem; color: ${colour.inkMuted} }`

/** Nothing but its own style; a form leads on to the portal, whose origin a redirect may go to. */
export function pagePolicy(portal: string): string {
  return `default-src 'none'; style-src 'unsafe-inline'; form-action 'self' ${portal}; base-uri 'none'; frame-ancestors 'none'; img-src data:`
}

/** For the card fields, and in them for the portal. */
export function framedPagePolicy(portal: string): string {
  return `default-src 'none'; script-src 'self'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'self' ${portal}; img-src data:`
}

export function setupHolderPage(last4: string): string {
  return page(
    'Confirm your card',
    `<p>The card that ends in ${escapeHtml(last4)} is to be kept in a wallet. This page stands in for your bank’s.</p>
<form method="post"><button name="answer" value="confirm">Confirm card</button><button name="answer" value="refuse">This was not me</button></form>`,
  )
}

/** Tells the card fields around it that they can go on. */
export function answeredPage(): string {
  return page('Thank you', '<p>Your answer has been taken.</p><script src="/answered.js"></script>')
}

export function holderPage(payment: { readonly amount: number; readonly last4: string }): string {
  return page(
    'Confirm your payment',
    `<p>SGD ${formatDecimal(payment.amount)} with the card that ends in ${escapeHtml(payment.last4)}. This page stands in for your bank’s.</p>
<form method="post"><button name="answer" value="confirm">Confirm payment</button><button name="answer" value="refuse">This was not me</button></form>`,
  )
}

export function nothingToConfirmPage(): string {
  return page(
    'There is nothing to confirm',
    '<p>This payment was answered already, or never asked. You may close this page.</p>',
  )
}

const told: Readonly<Record<keyof typeof testCards, string>> = {
  visa: 'Visa that pays',
  mastercard: 'Mastercard that pays',
  americanExpress: 'Amex that pays; its code has four digits',
  discover: 'Discover that pays',
  jcb: 'JCB that pays',
  dinersClub: 'Diners Club that pays',
  declinedWhenAdded: 'is declined when it is added to the wallet',
  declined: 'can be added, and is declined when it is to pay',
  noFunds: 'can be added, and has insufficient funds',
  asks: 'asks its holder before it pays, and before it is added in the card fields (3-D Secure)',
  noAnswer: 'pays, and the answer is lost on the way',
  slow: 'takes some seconds to pay',
}

/** What can be tried here; made-up numbers, which pay nobody. */
export function testCardsPage(): string {
  const rows = Object.entries(told).map(
    ([name, text]) => `<dt>${testCards[name as keyof typeof testCards]}</dt><dd>${escapeHtml(text)}</dd>`,
  )
  return page(
    'Cards to try out',
    `<p>This card provider comes with the demonstration, and moves no money. Any date to come and any code will do.</p><dl>${rows.join('')}</dl>`,
  )
}

function page(title: string, content: string): string {
  return `<!doctype html>
<html lang="en-SG"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)} – Local card provider</title><link rel="icon" href="data:,"><style>${style}</style></head>
<body><main><h1>${escapeHtml(title)}</h1>${content}</main></body></html>
`
}
