/** Signs in and files claims over HTTP, as the portal does, for tests that need no screen. Products under test run with CAPTCHA=off. */
import { constants, publicEncrypt, randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { addDays, formatSlashed, singaporeToday } from '@member-care/domain/dates/singapore-dates.ts'
import { DEMONSTRATION_PASSWORD } from '@member-care/api/demonstration/sign-ins.ts'
import { inpatientForm, outpatientForm } from './claim-forms.ts'

const documents = join(import.meta.dirname, '..', '..', 'api', 'demonstration', 'documents')

export interface MemberSession {
  readonly token: string
  readonly userId: string
  readonly companyId: string
  /** The signed-in user as the portal keeps it in its session storage. */
  readonly user: object
  /** A call with the session's token. */
  fetch(path: string, init?: RequestInit): Promise<Response>
}

export interface SignInAnswer {
  readonly user: {
    readonly uuid: string
    readonly companyId: string
    readonly accessToken?: string
    readonly identifier?: string
  }
}

/** Password, then the one-time password from the mailbox when one is asked for. */
export async function signIn(origin: string, email: string): Promise<MemberSession> {
  const { publicKey } = (await (await fetch(`${origin}/api/publickey`)).json()) as { publicKey: string }
  const encrypted = publicEncrypt(
    { key: publicKey, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' },
    Buffer.from(DEMONSTRATION_PASSWORD, 'utf8'),
  )
  const first = await post<SignInAnswer>(origin, '/api/users/login/v3', {
    email,
    password: encrypted.toString('base64'),
    captchaResponse: 'off',
  })
  const signedIn = first.user.accessToken ? first : await answerOneTimePassword(origin, email, first)
  return sessionOf(origin, signedIn.user)
}

/** The session of a user who is signed in already, as the sign-in calls answered it. */
export function sessionOf(origin: string, user: SignInAnswer['user']): MemberSession {
  const { uuid: userId, companyId, accessToken: token } = user
  if (!token) throw new Error('Signing in gave no token.')
  return {
    token,
    userId,
    companyId,
    user,
    fetch: (path, init = {}) =>
      fetch(`${origin}${path}`, { ...init, headers: { ...init.headers, Accesstoken: token } }),
  }
}

async function answerOneTimePassword(origin: string, email: string, first: SignInAnswer): Promise<SignInAnswer> {
  const { identifier } = first.user
  await post(origin, '/api/users/generateLoginOTPEmailCode', { identifier })
  const otp = await newestOneTimePassword(origin, email)
  return post<SignInAnswer>(origin, '/api/users/verifyLoginOTPEmailCode', { identifier, otp })
}

/** The six digits of the newest e-mail to somebody, from the mailbox page's JSON. */
export async function newestOneTimePassword(origin: string, email: string): Promise<string> {
  const messages = (await (await fetch(`${origin}/dev/mail.json?to=${encodeURIComponent(email)}`)).json()) as {
    text: string
  }[]
  const otp = messages.map((message) => /\b\d{6}\b/.exec(message.text)?.[0]).find((found) => found !== undefined)
  if (!otp) throw new Error('No one-time password has arrived.')
  return otp
}

async function post<Answer>(origin: string, path: string, body: object): Promise<Answer> {
  const response = await fetch(`${origin}${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`)
  return (await response.json()) as Answer
}

export interface FiledClaim {
  readonly claimId: string
  readonly transactionNo: string
}

/**
 * Files an outpatient claim for the member, with the sample receipt and letter.
 * @throws Error when the call is not answered with success, for any reason
 */
export async function fileOutpatientClaim(
  session: MemberSession,
  options: { receiptNo: string; idempotencyKey?: string },
): Promise<FiledClaim> {
  const form = new FormData()
  const { fields } = outpatientForm(session.userId, {
    companyId: session.companyId,
    visitDate: formatSlashed(singaporeToday(new Date())),
    providerName: 'Coral Family Clinic (Bishan)',
    receiptNo: options.receiptNo,
  })
  for (const [name, value] of Object.entries(fields)) form.append(name, value ?? '')
  form.append(
    'attachment',
    new Blob([await readFile(join(documents, 'receipt.png'))], { type: 'image/png' }),
    'receipt.png',
  )
  form.append(
    'attachment',
    new Blob([await readFile(join(documents, 'referral-letter.pdf'))], { type: 'application/pdf' }),
    'letter.pdf',
  )
  const response = await session.fetch(`/api/outpatientclaim/v2?companyId=${session.companyId}&captchaResponse=off`, {
    method: 'POST',
    headers: { 'Idempotency-Key': options.idempotencyKey ?? randomUUID() },
    body: form,
  })
  if (!response.ok) throw new Error(`Filing was answered ${response.status}: ${await response.text()}`)
  const { outpatientclaim } = (await response.json()) as { outpatientclaim: { _id: string; transactionNo: string } }
  return { claimId: outpatientclaim._id, transactionNo: outpatientclaim.transactionNo }
}

/**
 * Files an inpatient claim for the member, with the sample receipt.
 * @throws Error when the call is not answered with success, for any reason
 */
export async function fileInpatientClaim(session: MemberSession): Promise<FiledClaim> {
  const today = singaporeToday(new Date())
  const form = new FormData()
  const { fields } = inpatientForm(session.userId, {
    companyId: session.companyId,
    admissionDate: formatSlashed(addDays(today, -4)),
    dischargeDate: formatSlashed(addDays(today, -2)),
    symptomsStartDate: formatSlashed(addDays(today, -5)),
  })
  for (const [name, value] of Object.entries(fields)) form.append(name, value ?? '')
  form.append(
    'attachment',
    new Blob([await readFile(join(documents, 'receipt.png'))], { type: 'image/png' }),
    'bill.png',
  )
  const response = await session.fetch(`/api/inpatientclaim?companyId=${session.companyId}&captchaResponse=off`, {
    method: 'POST',
    headers: { 'Idempotency-Key': randomUUID() },
    body: form,
  })
  if (!response.ok) throw new Error(`Filing was answered ${response.status}: ${await response.text()}`)
  const { inpatientclaim } = (await response.json()) as { inpatientclaim: { _id: string; transactionNo: string } }
  return { claimId: inpatientclaim._id, transactionNo: inpatientclaim.transactionNo }
}

/** A row of the member's claim list, by the keys that tests look at. */
export interface ListedClaim {
  readonly id: string
  readonly s: string
  readonly tx: string
  readonly p: string
}

export async function listOwnClaims(session: MemberSession): Promise<ListedClaim[]> {
  const today = singaporeToday(new Date()).replaceAll('-', '')
  const response = await session.fetch(`/api/claims?from=20200101&to=${today}&companyId=${session.companyId}`)
  if (!response.ok) throw new Error(`The list was answered ${response.status}: ${await response.text()}`)
  return (await response.json()) as ListedClaim[]
}
