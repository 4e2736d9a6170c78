/** Which rewards a member is offered, and what of merchants is shown beside them. */
import type { ContentOf } from '@member-care/domain/content/content.ts'
import {
  findPublished,
  readPublished,
  readShownLast,
  type PublishedContent,
} from '@member-care/projections/content/published-content.ts'
import type { OwnScope } from '@member-care/projections/scope.ts'
import { readCovers, type Cover } from '../accounts/session-user.ts'
import { apiError } from '../http/api-error.ts'
import type { Parts } from '../http/parts.ts'

export type OfferedReward = PublishedContent<'reward'>

/** What is asked of a member's covers: those whose companies offer rewards (`allowStretchMyDollar`). */
export type OfferingCovers = readonly Cover[]

/** @throws ApiError 403 for members whose companies have all switched rewards off */
export async function requireOfferingCovers(parts: Parts, own: OwnScope): Promise<OfferingCovers> {
  const covers = await readCovers(parts, own, own.userId, parts.clock())
  const offering = covers.filter(({ client }) => client.featuresConfig.allowStretchMyDollar)
  if (offering.length === 0) throw apiError('FORBIDDEN')
  return offering
}

/** All that these covers' companies offer now, what was first shown last first. */
export function readOffered({ database, clock }: Parts, covers: OfferingCovers): Promise<readonly OfferedReward[]> {
  return readPublished(database, { companyIds: companyIdsOf(covers), now: clock() }, 'reward')
}

/** One reward, if it is offered now. */
export function findOffered(
  { database, clock }: Parts,
  covers: OfferingCovers,
  rewardId: string,
): Promise<OfferedReward | undefined> {
  return findPublished(database, { companyIds: companyIdsOf(covers), now: clock() }, 'reward', rewardId)
}

/** Under which company a reward is offered: one that employs the member before one where they are somebody's dependant. */
export function companyOffering({ audience }: Pick<OfferedReward, 'audience'>, covers: OfferingCovers): string {
  const among = covers.filter(({ entry }) => audience === null || audience.includes(entry.companyId))
  const chosen = among.find(({ entry }) => entry.memberType === 'E') ?? among[0]
  if (!chosen) throw apiError('NOT_FOUND')
  return chosen.entry.companyId
}

function companyIdsOf(covers: OfferingCovers): readonly string[] {
  return covers.map(({ entry }) => entry.companyId)
}

/** What merchants say of themselves, by their content items: the version that is shown, or was shown last. */
export function readMerchants(
  { database, clock }: Pick<Parts, 'database' | 'clock'>,
  merchantIds: readonly string[],
): Promise<ReadonlyMap<string, ContentOf<'merchant'>>> {
  return readShownLast(database, 'merchant', merchantIds, clock())
}
