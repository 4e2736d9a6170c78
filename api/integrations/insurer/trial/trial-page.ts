/** The page of the trial insurer, without any script: the claims and requests for letters that it has, and what it can say of each. */
import { rejectionReasonTexts } from '@member-care/domain/texts/claim-status-texts.ts'
import { formatDecimal } from '@member-care/domain/money/money.ts'
import { tokens } from '@member-care/domain/theme/tokens.ts'
import { escapeHtml } from '../../mail/html.ts'
import type { TrialBook, TrialClaim } from './trial-book.ts'
import type { TrialGuarantee } from './trial-letters.ts'

const { colour, radius } = tokens
const style = `
  body { margin: 0; padding: 2rem 1rem; background: ${colour.background}; color: ${colour.ink}; font: 1rem/1.5 Inter, system-ui, sans-serif }
  main { max-width: 48rem; margin: 0 auto } h1 { margin: 0 0 .25rem; font-size: 1.5rem } p { margin: 0 0 1rem; color: ${colour.inkMuted} }
  article { background: ${colour.surface}; border: 1px solid ${colour.border}; border-radius: ${radius.large}px; padding: 1.25rem; margin-bottom: 1rem }
  h2 { margin: 0 0 .25rem; font-size: 1.0625rem } form { display: flex; flex-wrap: wrap; gap: .5rem; align-items: end }
  label { display: grid; align-content: end; gap: .125rem; font-size: .875rem; color: ${colour.inkMuted} }
  .say { display: flex; flex-wrap: wrap; gap: .5rem; width: 100%; margin-top: .5rem }
  input, select, button { height: 40px; box-sizing: border-box; padding: .375rem .625rem; font: inherit; color: inherit; background: ${colour.surface}; border: 1px solid ${colour.border}; border-radius: ${radius.medium}px }
  button { cursor: pointer; font-weight: 600; color: ${colour.primary} } button:hover { background: ${colour.primaryLight} }
  :focus-visible { outline: 3px solid ${colour.accent}; outline-offset: 2px }`

export function trialPage({ claims, guarantees }: Pick<TrialBook, 'claims' | 'guarantees'>): string {
  const articles = [
    ...[...guarantees.values()].reverse().map(articleOfLetter),
    ...[...claims.values()].reverse().map(article),
  ]
  const list =
    articles.length === 0
      ? '<p>No claim has come yet. File one in the portal, and reload this page.</p>'
      : articles.join('')
  return `<!doctype html>
<html lang="en-SG"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Trial insurer</title><link rel="icon" href="data:,"><style>${style}</style></head>
<body><main><h1>Trial insurer</h1><p>It stands in for an insurer's own system, and tells Member Care by signed messages what you press here.</p>${list}</main></body></html>
`
}

function article({ message, transactionNo, withdrawn, said }: TrialClaim): string {
  const { claimId, kind, revision, company, details, documents } = message
  const facts = [
    `${kind}, ${details.currency} ${formatDecimal(details.amountCents)}`,
    company.name,
    `revision ${revision}`,
    `${documents.length} documents`,
    withdrawn ? 'withdrawn' : `last said: ${said}`,
  ]
  return `<article><h2>${escapeHtml(transactionNo ?? 'Not accepted yet')}</h2><p>${escapeHtml(facts.join(' · '))}</p>
<form method="post" action="/say"><input type="hidden" name="claimId" value="${escapeHtml(claimId)}">
<label>Words to the member<input name="words" size="32"></label>
<label>Payable (SGD)<input name="amount" size="8" inputmode="decimal" value="${formatDecimal(details.amountCents)}"></label>
<label>Batch<input name="batchNo" size="10" value="TRIAL-1"></label>
<label>Reason of a rejection<select name="reasonCode">${Object.entries(rejectionReasonTexts)
    .map(([code, { label }]) => `<option value="${code}">${escapeHtml(label)}</option>`)
    .join('')}</select></label>
<div class="say">${buttons.map(([type, label]) => `<button name="type" value="${type}">${label}</button>`).join('')}</div></form></article>`
}

function articleOfLetter({ message, referenceNo, withdrawn, said }: TrialGuarantee): string {
  const { guaranteeId, number, revision, company, request, change, letters, documents } = message
  const latest = letters.at(-1)
  const asked = [change?.amountCents, latest?.amountCents, 0].find((cents) => cents !== undefined) ?? 0
  const facts = [
    `letter of guarantee ${number}`,
    request.hospital,
    company.name,
    `revision ${revision}`,
    `${documents.length} documents`,
    withdrawn ? 'withdrawn' : `last said: ${said}`,
  ]
  return `<article><h2>${escapeHtml(referenceNo ?? 'Not accepted yet')}</h2><p>${escapeHtml(facts.join(' · '))}</p>
<form method="post" action="/say"><input type="hidden" name="guaranteeId" value="${escapeHtml(guaranteeId)}">
<label>Words to the member, or conditions<input name="words" size="32"></label>
<label>Amount (SGD)<input name="amount" size="8" inputmode="decimal" value="${formatDecimal(asked)}"></label>
<div class="say">${letterButtons.map(([type, label]) => `<button name="type" value="${type}">${label}</button>`).join('')}</div></form></article>`
}

const letterButtons = [
  ['guarantee-accepted', 'Accept'],
  ['guarantee-refused', 'Refuse'],
  ['guarantee-information-requested', 'Ask for information'],
  ['guarantee-approved', 'Approve'],
  ['guarantee-rejected', 'Reject'],
  ['guarantee-replaced', 'Replace'],
  ['guarantee-change-declined', 'Decline the change'],
  ['guarantee-revoked', 'Revoke'],
] as const

const buttons = [
  ['accepted', 'Accept'],
  ['refused', 'Refuse'],
  ['information-requested', 'Ask for information'],
  ['review-started', 'Start review'],
  ['approved', 'Approve'],
  ['rejected', 'Reject'],
] as const
