/** Which rewards a member is offered, and what of merchants is shown beside them. */
import type { ContentOf } from '@member-care/domain/content/content.ts'
import {
  findPublished,
  readPublished,
  type PublishedContent,
} from '@member-care/projections/content/published-content.ts'
import type { OwnScope } from '@member-care/projections/scope.ts'
import { sql, type CommonQueryMethods } from 'slonik'
import { z } from 'zod'
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

const merchantRow = z.object({ id: z.string(), merchant: z.custom<ContentOf<'merchant'>>() })

/** What merchants say of themselves, by their content items: the version that was shown last. A draft is nobody's to see. */
export async function readMerchants(
  database: CommonQueryMethods,
  merchantIds: readonly string[],
): Promise<ReadonlyMap<string, ContentOf<'merchant'>>> {
  const wanted = [...new Set(merchantIds)].filter((id) => id !== '')
  if (wanted.length === 0) return new Map()
  const rows = await database.any(sql.type(merchantRow)`
    select i.content_id as id, v.content as merchant from read.content_items i
    join read.content_versions v on v.content_id = i.content_id and v.version = (i.windows->-1->>'version')::integer
    where i.kind = 'merchant' and i.content_id = any(${sql.array(wanted, 'text')})`)
  return new Map(rows.map(({ id, merchant }) => [id, merchant]))
}
