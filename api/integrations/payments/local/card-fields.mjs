/**
 * Runs in the page of card fields of the local card provider, inside a frame of the portal. What is typed goes from here to the provider; the
 * portal is told how it went, and nothing of the card. It speaks to the portal's origin alone.
 *
 * To the portal: `{ kind: 'ready' }`, `{ kind: 'height', height }`, `{ kind: 'outcome', outcome, message }`.
 * From the portal: `{ kind: 'confirm', setupId, clientSecret }`.
 */
const { portal, key } = document.body.dataset
const form = document.querySelector('form')
const bank = document.querySelector('#bank')
const fields = /** @type {const} */ (['number', 'expiry', 'cvc'])
const input = Object.fromEntries(fields.map((name) => [name, document.querySelector(`#${name}`)]))
const problem = Object.fromEntries(fields.map((name) => [name, document.querySelector(`#${name}-problem`)]))
const incomplete = {
  number: 'Your card number is incomplete.',
  expiry: 'Your card’s expiration date is incomplete.',
  cvc: 'Your card’s security code is incomplete.',
}
/** Which field the provider blames, by what it calls it. */
const blamed = { number: 'number', exp_month: 'expiry', exp_year: 'expiry', cvc: 'cvc' }

const digitsOf = (text) => text.replaceAll(/\D/g, '')
const tell = (said) => parent.postMessage(said, portal)

function shownNumber(digits) {
  const groups = /^3[47]/.test(digits) ? /^(\d{1,4})(\d{1,6})?(\d{1,5})?/ : /^(\d{1,4})(\d{1,4})?(\d{1,4})?(\d{1,7})?/
  return (groups.exec(digits) ?? []).slice(1).filter(Boolean).join(' ')
}
const shown = {
  number: shownNumber,
  expiry: (digits) => (digits.length < 3 ? digits : `${digits.slice(0, 2)} / ${digits.slice(2, 4)}`),
  cvc: (digits) => digits.slice(0, 4),
}
for (const name of fields)
  input[name].addEventListener('input', () => {
    blame(name, '')
    // In the middle of the text it stays as it is typed: the caret would jump.
    if (input[name].selectionStart === input[name].value.length)
      input[name].value = shown[name](digitsOf(input[name].value))
  })

function blame(name, text) {
  problem[name].textContent = text
  input[name].setAttribute('aria-invalid', String(text !== ''))
}

function missingFields() {
  const isThere = {
    number: digitsOf(input.number.value).length >= 12,
    expiry: digitsOf(input.expiry.value).length === 4,
    cvc: digitsOf(input.cvc.value).length >= 3,
  }
  return fields.filter((name) => !isThere[name])
}

async function ask(path, body) {
  const reply = await fetch(`/v1${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { Authorization: `Bearer ${key}` },
    ...(body && { body: new URLSearchParams(body) }),
  })
  return reply.json()
}

function typedCard(clientSecret) {
  const expiry = digitsOf(input.expiry.value)
  const card = {
    number: digitsOf(input.number.value),
    exp_month: expiry.slice(0, 2),
    exp_year: expiry.slice(2),
    cvc: digitsOf(input.cvc.value),
  }
  return {
    client_secret: clientSecret,
    'payment_method_data[type]': 'card',
    ...Object.fromEntries(Object.entries(card).map(([name, value]) => [`payment_method_data[card][${name}]`, value])),
  }
}

/** Shows the page that stands in for the bank's, until it is answered. */
function askHolder(url) {
  form.hidden = true
  bank.hidden = false
  bank.src = url
  bank.focus()
  return new Promise((resolve) => {
    addEventListener('message', function heard({ source, origin, data }) {
      if (source !== bank.contentWindow || origin !== location.origin || data !== 'answered') return
      removeEventListener('message', heard)
      bank.hidden = true
      bank.src = 'about:blank'
      form.hidden = false
      resolve()
    })
  })
}

async function confirm({ setupId, clientSecret }) {
  const path = `/setup_intents/${encodeURIComponent(setupId)}`
  const answer = await ask(`${path}/confirm`, typedCard(clientSecret))
  const url = answer.next_action?.redirect_to_url?.url
  if (url === undefined) return outcomeOf(answer)
  await askHolder(url)
  return outcomeOf(await ask(`${path}?client_secret=${encodeURIComponent(clientSecret)}`))
}

function outcomeOf({ status, error, last_setup_error: refused }) {
  // An answer that was lost before: the card had been added.
  if (status === 'succeeded' || error?.setup_intent?.status === 'succeeded') return { outcome: 'added' }
  const name = blamed[error?.param]
  if (name === undefined) return { outcome: 'refused', message: (error ?? refused)?.message ?? '' }
  blame(name, error.message)
  input[name].focus()
  return { outcome: 'incomplete' }
}

addEventListener('message', async ({ source, origin, data }) => {
  if (source !== parent || origin !== portal || data?.kind !== 'confirm') return
  for (const name of fields) blame(name, '')
  const missing = missingFields()
  for (const name of missing) blame(name, incomplete[name])
  if (missing.length > 0) {
    input[missing[0]].focus()
    tell({ kind: 'outcome', outcome: 'incomplete' })
    return
  }
  // Without an answer nobody knows.
  tell({ kind: 'outcome', ...(await confirm(data).catch(() => ({ outcome: 'unknown' }))) })
})
form.addEventListener('submit', (event) => event.preventDefault())
const tellHeight = () => tell({ kind: 'height', height: document.body.offsetHeight })
tellHeight()
new ResizeObserver(tellHeight).observe(document.body)
tell({ kind: 'ready' })
