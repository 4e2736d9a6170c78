/** From a notification's job to whom it goes, and what it says in the words of their client. */
import { hasLastChangedAccount } from '@member-care/domain/claim/account-of-claim.ts'
import type { ClaimEvent } from '@member-care/domain/claim/claim-events.ts'
import type { ClaimKind } from '@member-care/domain/claim/claim-terms.ts'
import { claimReference } from '@member-care/domain/claim/claim-reference.ts'
import { mailTemplateOf } from '@member-care/domain/client/mail-template.ts'
import { unlessRedacted } from '@member-care/domain/events/event-definition.ts'
import { spelledClaimStatuses } from '@member-care/domain/claim/claim-status.ts'
import {
  notificationKindSchema,
  type NotificationChannel,
  type NotificationKind,
} from '@member-care/domain/notification/notification-kinds.ts'
import { isToldBy } from '@member-care/domain/notification/notification-preferences.ts'
import {
  languageOfNotification,
  wordNotification,
  type NotificationTemplate,
  type PlaceholderValues,
} from '@member-care/domain/notification/notification-templates.ts'
import { languageTag } from '@member-care/domain/language/language.ts'
import { formatMoney } from '@member-care/domain/money/money.ts'
import { STORE_CURRENCY, totalCentsOf } from '@member-care/domain/order/order-terms.ts'
import { addressOfPurchase } from '@member-care/domain/order/purchase.ts'
import { pageTexts } from '@member-care/domain/texts/page-texts.ts'
import { piecesText } from '@member-care/domain/texts/store-texts.ts'
import { findOrder } from '@member-care/projections/orders/order-queries.ts'
import { voucherPath } from '@member-care/domain/reward/reward-addresses.ts'
import type { UserEvent } from '@member-care/domain/user/user-events.ts'
import type { Position } from '@member-care/event-store/port.ts'
import type { ClaimRecord } from '@member-care/projections/claims/claim-records.ts'
import { findGuarantee } from '@member-care/projections/guarantees/guarantee-queries.ts'
import { categoryOfVoucher } from '@member-care/projections/rewards/redemption-queries.ts'
import type { Job } from '@member-care/projections/reactors/outbox.ts'
import type { UserRecord } from '@member-care/projections/users/user-records.ts'
import { z } from 'zod'
import { clientThatWritesTo } from '../accounts/session-user.ts'
import { isReadMeanwhile } from '../chats/conversation-store.ts'
import { inLanguage } from '../http/in-language.ts'
import type { Parts } from '../http/parts.ts'

const occasion = {
  kind: notificationKindSchema,
  position: z.custom<Position>((value) => typeof value === 'string'),
  at: z.iso.datetime(),
}
const payloadSchema = z.union([
  z.object({ ...occasion, claimId: z.string() }),
  z.object({ ...occasion, guaranteeId: z.string() }),
  z.object({ ...occasion, orderId: z.string() }),
  z.object({ ...occasion, userId: z.string(), companyId: z.string(), conversationId: z.string(), number: z.number() }),
  z.object({ ...occasion, userId: z.string(), companyId: z.string().optional(), rewardId: z.string().optional() }),
])
type Payload = z.infer<typeof payloadSchema>

export interface ComposedNotification extends NotificationTemplate {
  readonly kind: NotificationKind
  /** Of the event that it is about. */
  readonly position: Position
  readonly recipient: UserRecord
  /** When it happened: UTC, ISO. */
  readonly created: string
  /** An address within the portal, or null. */
  readonly link: string | null
  /** What its words are written in, as `lang` says it. */
  readonly language: string
  /** What its e-mail is made from, where the client has a template of its own. */
  readonly templateAlias: string | undefined
}

export type Composing = Pick<
  Parts,
  | 'database'
  | 'subjectKeys'
  | 'eventLog'
  | 'claims'
  | 'clients'
  | 'users'
  | 'systemReader'
  | 'readModels'
  | 'notifications'
  | 'languages'
  | 'clock'
>

/** What is said follows from these. */
const readModels = ['clients', 'users', 'claims', 'guarantees', 'orders', 'content', 'redemptions']

/**
 * Undefined when nobody is to be told by this channel: they have been forgotten, do not wish it, are told by an invitation, or nothing has changed.
 * @throws Error when the claim is not to be seen yet; the job is tried again
 */
export async function composeNotification(
  parts: Composing,
  job: Job,
  channel: NotificationChannel,
): Promise<ComposedNotification | undefined> {
  const payload = payloadSchema.parse(job.payload)
  if ('conversationId' in payload && (await isReadMeanwhile(parts.database, payload))) return undefined
  if ((await isToldByInvitation(parts, payload)) || (await leavesAccount(parts, payload))) return undefined
  await parts.readModels.untilVisible(readModels, payload.position)
  const about = await aboutOf(parts, payload)
  const recipient = await parts.users.getUser(parts.systemReader, about.recipientId)
  // Somebody who has been forgotten has no name any more.
  if (!recipient || recipient.name === null) return undefined
  if (!isToldBy(payload.kind, channel, await parts.notifications.wishesOf(recipient.userId))) return undefined
  const client =
    about.companyId === undefined ? undefined : await parts.clients.getClient(parts.systemReader, about.companyId)
  const values = {
    company: client?.name ?? '',
    ...(payload.kind === 'bank-proposal-declined' && { reason: await reasonOfDecline(parts, payload) }),
  }
  const reader = await parts.languages.of(recipient.userId)
  const language = languageOfNotification(payload.kind, reader, client?.notificationTemplates)
  return {
    kind: payload.kind,
    language: languageTag(language),
    position: payload.position,
    recipient,
    created: payload.at,
    link: about.link,
    templateAlias: mailTemplateOf(client, payload.kind, about),
    ...inLanguage(language, () =>
      wordNotification(payload.kind, { ...values, ...about.told?.() }, client?.notificationTemplates),
    ),
  }
}

interface About {
  readonly recipientId: string
  readonly companyId: string | undefined
  readonly claimKind?: ClaimKind
  /** Which one it is, in the language of who is told. */
  readonly told?: () => Pick<PlaceholderValues, 'claimNumber' | 'letterNumber' | 'product' | 'amount'>
  readonly link: string | null
}

function aboutOf(parts: Composing, payload: Payload): Promise<About> {
  if ('claimId' in payload) return aboutClaim(parts, payload)
  if ('orderId' in payload) return aboutOrder(parts, payload)
  if ('conversationId' in payload) return Promise.resolve(aboutConversation(payload))
  if ('guaranteeId' in payload) return aboutLetter(parts, payload)
  return payload.rewardId === undefined
    ? aboutUser(parts, payload)
    : aboutVoucher(parts, { ...payload, rewardId: payload.rewardId })
}

/** Which reward it is of, is told where the link leads. */
async function aboutVoucher(
  { database, systemReader }: Composing,
  { userId, companyId, rewardId }: Extract<Payload, { userId: string }> & { readonly rewardId: string },
): Promise<About> {
  const category = await categoryOfVoucher(database, systemReader, { userId, rewardId })
  if (category === undefined) throw new Error('The voucher is not to be seen yet.')
  return { recipientId: userId, companyId, link: voucherPath(category, rewardId) }
}

/** Tells the employee who asked for the letter, even if the patient is another person. */
async function aboutLetter(
  parts: Composing,
  { guaranteeId }: Extract<Payload, { guaranteeId: string }>,
): Promise<About> {
  const guarantee = await findGuarantee(parts, parts.systemReader, guaranteeId)
  if (!guarantee) throw new Error('The letter of guarantee is not to be seen yet.')
  const { employeeId, companyId, number } = guarantee
  return {
    recipientId: employeeId,
    companyId,
    told: () => ({ letterNumber: number }),
    link: `/app/elogrecords/${guaranteeId}`,
  }
}

/** Tells the employee to whom the claim belongs, even if the patient is another person. */
async function aboutClaim(
  { claims, systemReader }: Composing,
  { claimId, kind }: Extract<Payload, { claimId: string }>,
): Promise<About> {
  const claim = await claims.getClaim(systemReader, claimId)
  if (!claim) throw new Error('The claim is not to be seen yet.')
  const number = kind === 'claim-received' ? null : claim.transactionNo
  return {
    recipientId: claim.employeeId,
    companyId: claim.companyId,
    claimKind: claim.kind,
    told: () => ({ claimNumber: number ?? claimReference(claimId) }),
    link: addressOf(claim, number),
  }
}

async function aboutOrder(parts: Composing, { orderId }: Extract<Payload, { orderId: string }>): Promise<About> {
  const found = await findOrder(parts.database, parts.systemReader, orderId)
  if (!found) throw new Error('The order is not to be seen yet.')
  const { order } = found
  return {
    recipientId: order.buyerId,
    companyId: order.companyId,
    told: () => ({
      product: pageTexts.labelled(piecesText(order.pieces), order.title),
      amount: formatMoney(totalCentsOf(order), STORE_CURRENCY),
    }),
    link: addressOfPurchase(orderId),
  }
}

function aboutConversation({ userId, companyId, conversationId }: Extract<Payload, { conversationId: string }>): About {
  return { recipientId: userId, companyId, link: `/app/askjoey?show=${conversationId}` }
}

/** A claim without a number is opened by its id, which goes on working when it has one. */
function addressOf({ kind, claimId }: ClaimRecord, number: string | null): string {
  const folder = `/app/claimrecords/${kind === 'outpatient' ? 'out' : 'inp'}`
  return number === null
    ? `${folder}/${encodeURIComponent(claimId)}/${spelledClaimStatuses.PROCESSING}`
    : `${folder}/${encodeURIComponent(number)}`
}

const linksAboutAccounts: Partial<Record<NotificationKind, string>> = {
  'payment-details-changed': '/app/profile',
  'contact-number-changed': '/app/profile',
  'bank-proposal-declined': '/app/profile',
  'identity-change-proposed': '/app/profile?show=updatebio',
  'identity-change-approved': '/app/profile',
  'identity-change-declined': '/app/profile',
  'new-sign-in': '/app/profile?show=signins',
  'personal-data-ready': '/app/profile',
}

/** Whose wording is used: the company it is about; else the one that writes to them. */
async function aboutUser(
  parts: Composing,
  { userId, kind, companyId }: Extract<Payload, { userId: string }>,
): Promise<About> {
  if (companyId !== undefined) return { recipientId: userId, companyId, link: linksAboutAccounts[kind] ?? null }
  const client = await clientThatWritesTo(parts, userId)
  return { recipientId: userId, companyId: client?.companyId, link: linksAboutAccounts[kind] ?? null }
}

/** A new administrator gets their first roles by the command that enrols them: nothing that they had has changed. */
async function isToldByInvitation({ eventLog }: Composing, payload: Payload): Promise<boolean> {
  if (payload.kind !== 'roles-changed' || !('userId' in payload)) return false
  const { events } = await eventLog.load<UserEvent>(`user-${payload.userId}`)
  const [enrolled, next] = events
  return (
    enrolled?.type === 'UserEnrolled' &&
    next?.position === payload.position &&
    next.metadata.commandId === enrolled.metadata.commandId
  )
}

/** An update of a claim is news of its account only where it names another one. */
async function leavesAccount({ eventLog }: Composing, payload: Payload): Promise<boolean> {
  if (payload.kind !== 'payment-details-changed' || !('claimId' in payload)) return false
  const { events } = await eventLog.load<ClaimEvent>(`claim-${payload.claimId}`)
  const place = events.findIndex(({ position }) => position === payload.position)
  return events[place]?.type === 'ClaimUpdated' && !hasLastChangedAccount(events.slice(0, place + 1))
}

/** Read from the event, so that it stands in no job. Empty when the person has been forgotten. */
async function reasonOfDecline({ eventLog }: Composing, payload: Payload): Promise<string> {
  if ('guaranteeId' in payload || 'orderId' in payload) return ''
  const stream = 'claimId' in payload ? (`claim-${payload.claimId}` as const) : (`user-${payload.userId}` as const)
  const { events } = await eventLog.load<ClaimEvent | UserEvent>(stream)
  const declined = events.find(({ position }) => position === payload.position)
  return declined?.type === 'ClaimBankAccountDeclined' || declined?.type === 'UserBankAccountDeclined'
    ? (unlessRedacted(declined.data.reason) ?? '')
    : ''
}
