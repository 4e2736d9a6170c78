/** Content that the console keeps: beginning an item, and everything that is done with it. */
import type { Audience, Content } from '@member-care/domain/content/content.ts'
import { decideContent, type ContentCommand } from '@member-care/domain/content/decide-content.ts'
import { contentPageTexts } from '@member-care/domain/texts/content-page-texts.ts'
import { demandsFourEyes, findContent, type ContentRecord } from '@member-care/projections/content/content-queries.ts'
import { v5 as uuidv5 } from 'uuid'
import { carryOutContent } from '../aggregates/content.ts'
import { reachedClient } from '../clients/change-configuration.ts'
import { ApiError, apiError } from '../http/api-error.ts'
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

/** What is saved as a new version. */
export interface SavedContent {
  readonly content: Content
  readonly audience: Audience
}

/** @throws ApiError 403 for members whom the caller does not reach, 422 for content that breaks a rule of its kind */
export async function createContent(parts: Parts, caller: Caller, saved: SavedContent): Promise<ContentRecord> {
  const contentId = uuidv5(caller.context().commandId, ID_NAMESPACE)
  await requireReach(parts, caller, saved.audience)
  await carryOut(parts, caller, contentId, { type: 'SaveContent', ...cleaned(saved) }, saved.audience)
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
  const { audience, versions } = await reachedContent(parts, caller, contentId)
  const last = versions.at(-1)
  if (!last) throw apiError('NOT_FOUND')
  const saved = {
    content: change.content ?? last.content,
    audience: change.audience === undefined ? audience : change.audience,
  }
  await requireReach(parts, caller, audience)
  await requireReach(parts, caller, saved.audience)
  await carryOut(parts, caller, contentId, { type: 'SaveContent', ...cleaned(saved) }, saved.audience, revision)
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
  const { audience, versions } = await reachedContent(parts, caller, contentId)
  await requireReach(parts, caller, audience)
  const { revision, ...asked } = command
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
    if (caller.scope.kind !== 'all')
      throw new ApiError('CONTENT_BEYOND_REACH', { status: 403, text: contentPageTexts.beyondReach })
    return
  }
  for (const companyId of audience) {
    const reached = await reachedClient(parts, caller, companyId).catch((error: unknown) => {
      if (error instanceof ApiError && error.status === 404) return undefined
      throw error
    })
    if (!reached) throw new ApiError('CONTENT_BEYOND_REACH', { status: 403, text: contentPageTexts.beyondReach })
  }
}

function cleaned({ content, audience }: SavedContent): SavedContent {
  return content.kind === 'article'
    ? { content: { ...content, html: cleanHtml(content.html) }, audience }
    : { content, audience }
}
