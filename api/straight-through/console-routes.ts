/** What the console asks of claims that are decided at once: how it goes, why a person decides, and the one switch (S37). */
import { reasonsForPerson } from '@member-care/domain/cover/straight-through.ts'
import { decideSwitch } from '@member-care/domain/cover/straight-through-switch.ts'
import { claimReference } from '@member-care/domain/claim/claim-reference.ts'
import { addDays, singaporeToday } from '@member-care/domain/dates/singapore-dates.ts'
import { mondayOf } from '@member-care/domain/dates/working-days.ts'
import {
  countJudgedWeeks,
  countReasons,
  findSampledClaims,
  whyLeftToPerson,
} from '@member-care/projections/straight-through/judged-claim-queries.ts'
import { z } from 'zod'
import { carryOutSwitch } from '../aggregates/straight-through.ts'
import { findClaim } from '../claims/console/claim-list-routes.ts'
import type { App, Parts, Routes } from '../http/parts.ts'
import { administratorsNamed } from '../http/names-beside.ts'
import { listScope } from '../users/user-list-routes.ts'
import { leftToPersonSchema, toLeftToPerson } from '../claims/left-to-person-answer.ts'
import { loadSwitch } from './straight-through-switch.ts'

/** A quarter of a year. */
const WEEKS = 13

const reason = z.enum(reasonsForPerson)

const overviewSchema = z.object({
  isStopped: z.boolean(),
  /** Who stopped it, or let it go on, last; null where nobody has. */
  switchedBy: z.object({ id: z.string(), name: z.string() }).nullable(),
  switchedAt: z.string().nullable(),
  /** Null where nobody has, or none was asked for then. */
  reason: z.string().nullable(),
  weeks: z.array(
    z.object({
      /** Its Monday in Singapore, YYYY-MM-DD. */
      week: z.string(),
      atOnce: z.number(),
      byPerson: z.number(),
      /** Half of the decided claims took no longer; null where there was none. */
      minutesAtOnce: z.number().nullable(),
      minutesByPerson: z.number().nullable(),
    }),
  ),
  reasons: z.array(z.object({ reason, claims: z.number() })),
  sampled: z.object({
    drawn: z.number(),
    decided: z.number(),
    same: z.number(),
    others: z.array(
      z.object({
        id: z.string(),
        claimNo: z.string(),
        kind: z.enum(['inpatient', 'outpatient']),
        reckonedCents: z.number(),
        paidCents: z.number(),
      }),
    ),
  }),
})

function addOverviewRoute(app: App, parts: Parts): void {
  app.get(
    '/console/straight-through',
    {
      config: { access: { power: 'straightThrough.view' }, stepUp: 'always' },
      schema: { response: { 200: overviewSchema } },
    },
    async ({ caller }) => {
      const scope = listScope(caller.scope)
      const last = mondayOf(singaporeToday(parts.clock()))
      const since = addDays(last, -7 * (WEEKS - 1))
      const [control, weeks, reasons, sampled] = await Promise.all([
        loadSwitch(parts),
        countJudgedWeeks(parts.database, scope, { last, weeks: WEEKS }),
        countReasons(parts.database, scope, since),
        findSampledClaims(parts.database, scope, since),
      ])
      const names = control ? await administratorsNamed(parts, [control.switchedBy]) : undefined
      return {
        isStopped: control?.isStopped ?? false,
        switchedBy: control ? { id: control.switchedBy, name: names?.get(control.switchedBy) ?? '' } : null,
        switchedAt: control?.at.toISOString() ?? null,
        reason: control?.reason ?? null,
        weeks: [...weeks],
        reasons: [...reasons],
        sampled: {
          ...sampled,
          others: sampled.others.map(({ claimId, ...other }) => ({
            id: claimId,
            claimNo: claimReference(claimId),
            ...other,
          })),
        },
      }
    },
  )
}

function addSwitchRoute(app: App, parts: Parts): void {
  const schema = {
    body: z.object({ isStopped: z.boolean(), reason: z.string().max(500) }),
    response: { 200: z.object({ isStopped: z.boolean() }) },
  }
  app.put(
    '/console/straight-through/switch',
    { config: { access: { power: 'straightThrough.switch' }, stepUp: 'always' }, schema },
    async ({ caller, body }) => {
      const { state } = await carryOutSwitch(parts, 'switch', {
        context: caller.context(),
        decide: (before) => decideSwitch({ ...body, switchedBy: caller.user.userId }, before),
        visibleIn: [],
      })
      return { isStopped: state?.isStopped ?? false }
    },
  )
}

function addReasonsRoute(app: App, parts: Parts): void {
  const schema = {
    params: z.object({ id: z.string() }),
    response: {
      200: z.object({
        /** Null: nobody has looked whether it could be decided at once. */
        leftToPerson: leftToPersonSchema.nullable(),
      }),
    },
  }
  app.get(
    '/console/claims/:id/straight-through',
    { config: { access: { power: 'claims.view' }, stepUp: 'always', record: 'claim' }, schema },
    async ({ caller, params }) => {
      const { claimId } = await findClaim(parts, caller, params.id)
      const left = await whyLeftToPerson(parts.database, listScope(caller.scope), [claimId])
      return { leftToPerson: toLeftToPerson(left.get(claimId)) }
    },
  )
}

export const straightThroughRoutes: readonly Routes[] = [addOverviewRoute, addSwitchRoute, addReasonsRoute]
