/** A company's plans as SCIM groups, which are only read: the plan of a user is changed with the user. */
import { scimTexts } from '@member-care/domain/texts/provisioning-texts.ts'
import { directoryMembersOf } from '@member-care/projections/provisioning/directory-people.ts'
import { listPlans, type PlanSummary } from '@member-care/projections/plans/plan-queries.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { filter as testOf } from 'scim2-parse-filter'
import SCIMMY from 'scimmy'
import { z } from 'zod'
import type { ClientCaller } from '../http/caller.ts'
import type { App, Parts } from '../http/parts.ts'
import { withAskedAttributes, type AskedAttributes } from './asked-attributes.ts'
import { listResponse, pageAsked, readListQuery, type ListQuery } from './list-response.ts'
import { directoryReading } from './provisioning.ts'
import { parseFilter } from './read-filter.ts'
import { scimError, SCIM_TYPE } from './scim-errors.ts'

const config = { access: { tokenOf: 'client' }, record: 'plan' } as const
const listConfig = { access: { tokenOf: 'client' } } as const
const params = z.object({ id: z.string() })
/** More than a company has. */
const MOST_PLANS = 1000

/** @param base the address of `/scim/v2` */
export function addGroupRoutes(app: App, parts: Parts, base: string): void {
  app.get('/Groups', { config: listConfig }, async (request, reply) =>
    sendGroups(request, reply, readListQuery(request.query)),
  )
  app.post('/Groups/.search', { config: listConfig }, async (request, reply) =>
    sendGroups(request, reply, readListQuery(request.body)),
  )

  app.get('/Groups/:id', { config, schema: { params } }, async ({ clientCaller, params: { id }, query }, reply) => {
    const plan = (await plansOf(clientCaller, [id]))[0]
    if (!plan) throw scimError(404, scimTexts.groupNotFound)
    const members = await directoryMembersOf(directoryReading(parts), clientCaller.scope, plan.planNo)
    const group = {
      ...toGroup(plan),
      members: members.map(({ userId, name }) => ({
        value: userId,
        $ref: `${base}/Users/${userId}`,
        ...(name !== null && { display: name }),
        type: 'User',
      })),
    }
    return reply.type(SCIM_TYPE).send(JSON.stringify(withAskedAttributes(group, query as AskedAttributes)))
  })

  const refuse = async () => {
    throw scimError(501, scimTexts.groupsReadOnly)
  }
  app.post('/Groups', { config: listConfig }, refuse)
  app.route({ method: ['PUT', 'PATCH', 'DELETE'], url: '/Groups/:id', config, schema: { params }, handler: refuse })

  /** Members are told of one group, and not in a list: a plan may have all of a company's people. */
  async function sendGroups({ clientCaller }: FastifyRequest, reply: FastifyReply, query: ListQuery) {
    const groups = (await plansOf(clientCaller)).map(toGroup)
    const fitting = query.filter === undefined ? groups : groups.filter(testOf(parseFilter(query.filter)))
    const page = pageAsked(query)
    const shown = fitting.slice(page.offset, page.offset + page.limit)
    return reply.type(SCIM_TYPE).send(
      listResponse(
        shown.map((group) => withAskedAttributes(group, query)),
        fitting.length,
        page,
      ),
    )
  }

  async function plansOf({ scope, companyId }: ClientCaller, ids?: readonly string[]): Promise<readonly PlanSummary[]> {
    const listed = await listPlans(
      parts.database,
      scope,
      { companyId, ids },
      { offset: 0, limit: MOST_PLANS },
      { field: 'planNo', direction: 'asc' },
    )
    return listed.items.filter(({ versionCount }) => versionCount > 0)
  }

  function toGroup({ planId, planNo, name, updatedAt }: PlanSummary) {
    return {
      schemas: [SCIMMY.Schemas.Group.definition.id],
      id: planId,
      externalId: planNo,
      displayName: name,
      meta: {
        resourceType: 'Group',
        lastModified: updatedAt.toISOString(),
        location: `${base}/Groups/${planId}`,
      },
    }
  }
}
