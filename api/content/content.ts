/** Content that the console keeps: beginning an item, and everything that is done with it. */
import type { Audience, Content, ContentKind, ContentOf } from '@member-care/domain/content/content.ts'
import { decideContent, type ContentCommand } from '@member-care/domain/content/decide-content.ts'
import { windowsFrom } from '@member-care/domain/content/content-state.ts'
import { withEveryTranslation } from '@member-care/domain/content/translations.ts'
import { contentPageTexts } from '@member-care/domain/texts/content-page-texts.ts'
import { contentFaultTexts } from '@member-care/domain/texts/content-texts.ts'
import { demandsFourEyes, findContent, type ContentRecord } from '@member-care/projections/content/content-queries.ts'
import { v5 as uuidv5 } from 'uuid'
import { carryOutContent } from '../aggregates/content.ts'
import { reachedClient } from '../clients/change-configuration.ts'
import { findPanelClinic } from '../clinics/panel-clinic-list.ts'
import { ApiError, apiError, fieldError } from '../http/api-error.ts'
import type { Caller } from '../http/caller.ts'
import type { Parts } from '../http/parts.ts'
import { scopeOfClients } from '../plans/plans.ts'
import { cleanHtml } from './clean-html.ts'

/** The same command begins the same item. */
const ID_NAMESPACE = '3c1a9f64-5b0e-4d7a-8e27-f06b9d4c1a52'

/** @throws ApiError 404 for an item of which the caller reaches no client */
export async function reachedContent(
  { database, clock }: Pick<Parts, 'database' | 'clock'>,
  { scope }: Pick<Caller, 'scope'>,
  contentId: string,
): Promise<ContentRecord> {
  const found = await findContent(database, scopeOfClients(scope), contentId, clock())
  if (!found) throw apiError('NOT_FOUND')
  return found
}

/**
 * @returns an item that the caller may change: they reach all members who would see its last version, and all who see it now or will as it is planned
 * @throws ApiError 404 for an item of which the caller reaches no client, 403 for members whom the caller does not reach
 */
export async function changeableContent(parts: Parts, caller: Caller, contentId: string): Promise<ContentRecord> {
  const found = await reachedContent(parts, caller, contentId)
  await requireReach(parts, caller, found.audience)
  const now = parts.clock().toISOString()
  for (const { version } of windowsFrom(found.windows, now)) {
    const shown = found.versions.find((one) => one.version === version)
    if (!shown) throw beyondReach()
    await requireReach(parts, caller, shown.audience)
  }
  return found
}

/** What is saved as a new version. */
export interface SavedContent {
  readonly content: Content
  readonly audience: Audience
}

/** @throws ApiError 403 for members whom the caller does not reach, 422 for content that breaks a rule of its kind */
export async function createContent(parts: Parts, caller: Caller, saved: SavedContent): Promise<ContentRecord> {
  const contentId = uuidv5(caller.context().commandId, ID_NAMESPACE)
  await requireReach(parts, caller, saved.audience)
  requireKeptHere(parts, saved.content.kind)
  const command = { type: 'SaveContent', ...(await completed(parts, saved)) } as const
  await carryOut(parts, caller, contentId, command, saved.audience)
  return reachedContent(parts, caller, contentId)
}

/**
 * Saves another version. @param change an absent field is as in the last version
 * @param revision of the item that the person was looking at
 * @throws ApiError 404 for an item out of reach, 403 for members out of reach, 409 CONFLICT for another revision, and what `decideContent` refuses
 */
export async function saveContent(
  parts: Parts,
  caller: Caller,
  contentId: string,
  { revision, ...change }: Partial<SavedContent> & { readonly revision: number },
): Promise<ContentRecord> {
  const { audience, versions } = await changeableContent(parts, caller, contentId)
  const last = versions.at(-1)
  if (!last) throw apiError('NOT_FOUND')
  const saved = {
    content: change.content ?? last.content,
    audience: change.audience === undefined ? audience : change.audience,
  }
  await requireReach(parts, caller, saved.audience)
  requireKeptHere(parts, saved.content.kind)
  const command = { type: 'SaveContent', ...(await completed(parts, saved, last.content)) } as const
  await carryOut(parts, caller, contentId, command, saved.audience, revision)
  return reachedContent(parts, caller, contentId)
}

/** Everything but saving and taking over. */
export type ContentChange = Exclude<ContentCommand, { type: 'SaveContent' | 'TakeOverContent' }>

/**
 * @param revision of the item that the person was looking at
 * @throws ApiError as {@link saveContent}
 */
export async function changeContent(
  parts: Parts,
  caller: Caller,
  contentId: string,
  command: ContentChange & { readonly revision: number },
): Promise<ContentRecord> {
  const { audience, versions, kind } = await changeableContent(parts, caller, contentId)
  const { revision, ...asked } = command
  if (asked.type !== 'TakeDownContent') requireKeptHere(parts, kind)
  if (asked.type === 'RestoreContent') {
    const restored = versions.find(({ version }) => version === asked.version)
    if (!restored) throw apiError('NOT_FOUND')
    await requireReach(parts, caller, restored.audience)
  }
  await carryOut(parts, caller, contentId, asked, audience, revision)
  return reachedContent(parts, caller, contentId)
}

/** Whether somebody else has to publish what these members see. */
export function needsFourEyes(
  { database, settings, systemReader }: Pick<Parts, 'database' | 'settings' | 'systemReader'>,
  audience: Audience,
): Promise<boolean> {
  return audience === null
    ? Promise.resolve(settings.contentFourEyes)
    : demandsFourEyes(database, systemReader, audience)
}

async function carryOut(
  parts: Parts,
  caller: Caller,
  contentId: string,
  command: ContentCommand,
  audience: Audience,
  expectedRevision?: number,
): Promise<void> {
  const asked = {
    contentId,
    askedBy: caller.user.userId,
    now: parts.clock().toISOString(),
    needsFourEyes: await needsFourEyes(parts, audience),
  }
  await carryOutContent(parts, contentId, {
    context: caller.context(),
    decide: (state) => decideContent(command, state, asked),
    expectedRevision,
    visibleIn: ['content'],
  })
}

/** Whoever changes what members see has to reach all of their companies. */
async function requireReach(parts: Parts, caller: Caller, audience: Audience): Promise<void> {
  if (audience === null) {
    if (caller.scope.kind !== 'all') throw beyondReach()
    return
  }
  for (const companyId of audience) {
    const reached = await reachedClient(parts, caller, companyId).catch((error: unknown) => {
      if (error instanceof ApiError && error.status === 404) return undefined
      throw error
    })
    if (!reached) throw beyondReach()
  }
}

function beyondReach(): ApiError {
  return new ApiError('CONTENT_BEYOND_REACH', { status: 403, text: contentPageTexts.beyondReach })
}

/** @throws ApiError 409 for a launch message where the deployment reads it from an address of its own */
function requireKeptHere({ settings }: Pick<Parts, 'settings'>, kind: ContentKind): void {
  if (kind === 'launch-message' && settings.launchMessageUrl !== undefined)
    throw new ApiError('LAUNCH_MESSAGE_KEPT_ELSEWHERE', { status: 409, text: contentPageTexts.messageKeptElsewhere })
}

/** What is to be saved, with harmless HTML, the clinic as the panel calls it, and holidays in the order of their days. @param before the last version */
async function completed(parts: Parts, { content, audience }: SavedContent, before?: Content): Promise<SavedContent> {
  switch (content.kind) {
    case 'article':
      return { content: withEveryTranslation(content, 'html', cleanHtml), audience }
    case 'clinic-picture':
      return { content: { ...content, clinicName: await clinicNameFor(parts, content, before) }, audience }
    case 'public-holidays':
      return { content: { ...content, days: content.days.toSorted((a, b) => (a.day < b.day ? -1 : 1)) }, audience }
    default:
      return { content, audience }
  }
}

/** A clinic that has left the panel keeps its last name while its picture is changed. @throws ApiError 422 for another clinic that is not on the panel */
async function clinicNameFor(
  { database, clock }: Parts,
  { clinicCode }: ContentOf<'clinic-picture'>,
  before: Content | undefined,
): Promise<string> {
  const code = clinicCode.trim().toUpperCase()
  // What is missing is told with the other faults of the form.
  if (code === '') return ''
  const clinic = await findPanelClinic(database, code, clock())
  if (clinic) return clinic.name
  if (before?.kind === 'clinic-picture' && before.clinicCode === code) return before.clinicName
  throw fieldError('content.clinicCode', contentFaultTexts.clinicAbsent)
}
