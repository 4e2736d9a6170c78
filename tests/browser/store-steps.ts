/** Steps of buying on a page, and what a member of the store does over HTTP beside it: a card at the card provider, as the wallet adds it, and a purchase. */
import { randomUUID } from 'node:crypto'
import type { PurchaseAnswer } from '@member-care/domain/order/purchase.ts'
import { storedSessionKeys } from '@member-care/domain/account/stored-session.ts'
import { productPageTexts as texts } from '@member-care/domain/texts/store-page-texts.ts'
import type { Page } from 'playwright-core'
import { sessionOf, type MemberSession, type SignInAnswer } from '../support/member-session.ts'

export async function openQuestion(page: Page): Promise<void> {
  await page.getByRole('button', { name: texts.buy, exact: true }).click()
  await page.getByRole('dialog', { name: texts.question }).waitFor()
}

export async function confirmPurchase(page: Page): Promise<void> {
  await openQuestion(page)
  await page.getByRole('button', { name: texts.confirm }).click()
}

/** The session of the page's own member. */
export async function sessionOfPage(page: Page, origin: string): Promise<MemberSession> {
  const user = await page.evaluate((key) => sessionStorage.getItem(key), storedSessionKeys.user)
  return sessionOf(origin, JSON.parse(user ?? '{}') as SignInAnswer['user'])
}

async function json<Answer>(answer: Promise<Response>): Promise<Answer> {
  const response = await answer
  if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`)
  return (await response.json()) as Answer
}

interface Wallet {
  readonly customer: string
  readonly secret: string
  readonly provider: { readonly card_provider_url: string; readonly card_publishable_key: string }
}

async function walletOf(member: MemberSession): Promise<Wallet> {
  const { secret, associated_objects: about } = await json<{ secret: string; associated_objects: { id: string }[] }>(
    member.fetch(`/api/users/${member.userId}/ephemeralKey`),
  )
  const { appLaunchExtra } = await json<{ appLaunchExtra: Wallet['provider'] }>(
    member.fetch('/api/externalapi/getAppLaunchConfigFromMHC'),
  )
  return { customer: about[0]?.id ?? '', secret, provider: appLaunchExtra }
}

function askProvider<Answer>(
  { provider }: Wallet,
  path: string,
  { key, method = 'POST', fields }: { readonly key: string; readonly method?: string; readonly fields?: object },
): Promise<Answer> {
  return json<Answer>(
    fetch(`${provider.card_provider_url}${path}`, {
      method,
      headers: { authorization: `Bearer ${key}`, 'stripe-version': '2017-08-15' },
      ...(fields && { body: new URLSearchParams({ ...fields }) }),
    }),
  )
}

/** @returns the id of the card */
export async function addCard(member: MemberSession, number: string): Promise<string> {
  const wallet = await walletOf(member)
  const token = await askProvider<{ id: string }>(wallet, '/tokens', {
    key: wallet.provider.card_publishable_key,
    fields: { 'card[number]': number, 'card[exp_month]': '12', 'card[exp_year]': '2040', 'card[cvc]': '123' },
  })
  const fields = { source: token.id }
  const path = `/customers/${wallet.customer}/sources`
  return (await askProvider<{ id: string }>(wallet, path, { key: wallet.secret, fields })).id
}

export async function deleteCard(member: MemberSession, cardId: string): Promise<void> {
  const wallet = await walletOf(member)
  const path = `/customers/${wallet.customer}/sources/${cardId}`
  await askProvider(wallet, path, { key: wallet.secret, method: 'DELETE' })
}

export async function buy(member: MemberSession, productId: string, quantity = 1): Promise<PurchaseAnswer> {
  const { purchased_product: purchase } = await json<{ purchased_product: PurchaseAnswer }>(
    member.fetch(`/api/externalapi/products/${productId}/buy`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': randomUUID() },
      body: JSON.stringify({ quantity }),
    }),
  )
  return purchase
}

export async function purchasesOf(member: MemberSession): Promise<readonly PurchaseAnswer[]> {
  const path = `/api/externalapi/products/purchased_list/${member.userId}`
  return (await json<{ purchased_products: PurchaseAnswer[] }>(member.fetch(path))).purchased_products
}
