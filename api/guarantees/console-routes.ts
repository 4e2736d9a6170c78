/** The calls of the desk of letters of guarantee: what waits, one with its documents and letters, and every decision on it. */
import type { GuaranteeCommand } from '@member-care/domain/guarantee/guarantee-commands.ts'
import { decideAtDesk } from '@member-care/domain/guarantee/insurer-letters.ts'
import { guaranteeStatuses } from '@member-care/domain/guarantee/guarantee-status.ts'
import { unlessRedacted } from '@member-care/domain/events/event-definition.ts'
import { askedAdmissionOn, isRequested } from '@member-care/domain/guarantee/guarantee-state.ts'
import {
  guaranteeSortFields,
  listGuarantees,
  listGuaranteesOfEmployee,
  type GuaranteeFilter,
  type GuaranteeRecord,
} from '@member-care/projections/guarantees/guarantee-queries.ts'
import { singaporeToday } from '@member-care/domain/dates/singapore-dates.ts'
import { workingDaysUntilAdmission } from '@member-care/domain/guarantee/admission-countdown.ts'
import { v5 as uuidv5 } from 'uuid'
import { z } from 'zod'
import { carryOutGuarantee, loadGuarantee } from '../aggregates/guarantee.ts'
import { holidaysAround } from '../clinics/public-holidays.ts'
import type { Caller } from '../http/caller.ts'
import { administratorsNamed } from '../http/names-beside.ts'
import type { App, Parts, Routes } from '../http/parts.ts'
import { describePage, listQuerySchema, readPage, sortBy } from '../http/simple-rest.ts'
import { guaranteeSchema, guaranteeSummarySchema, toGuaranteeAnswer, toGuaranteeSummary } from './guarantee-answers.ts'
import { masked, shownNricFor } from './shown-nric.ts'
import { issueLetter } from './issue-letter.ts'
import { coverLeftFor } from './letter-cover.ts'
import { limitsOfLetter } from './letter-limits.ts'
import { inTurnOfLetters } from './letters-in-turn.ts'
import { noteLook } from './note-look.ts'
import { reachedGuarantee, sendAttachment, sendLetter } from './reached-guarantee.ts'

const viewing = { access: { power: 'guarantees.view' }, stepUp: 'always' } as const
const deciding = { access: { power: 'guarantees.decide' }, stepUp: 'always', record: 'guarantee' } as const
const ofOne = { ...viewing, record: 'guarantee' } as const

const params = z.object({ id: z.string() })
const text = z.string().trim().max(2000)
const cents = z.number().int()
const isoDate = z.iso.date()
/** The version that the administrator was looking at: another one since is a conflict (409). */
const seen = z.object({ expectedVersion: z.int().min(0) })
/** What a letter shall promise. Singapore cents and date. */
const letterBody = seen.extend({
  amountCents: cents,
  conditions: text.default(''),
  admissionOn: isoDate.optional(),
})

const deskSummarySchema = guaranteeSummarySchema
  .extend({
    companyName: z.string(),
    /** In Singapore, until the admission; null once its day has passed. */
    workingDaysLeft: z.number().nullable(),
  })
  .meta({ id: 'DeskGuaranteeSummary' })
const deskSchema = guaranteeSchema
  .extend({
    ...deskSummarySchema.pick({ companyName: true, workingDaysLeft: true }).shape,
    employeeName: z.string().nullable(),
    /** What the client's LOG settings leave for this letter, in Singapore cents; null: they limit nothing. */
    mostCents: z.number().nullable(),
    /** The most that the plan leaves for the stay, in Singapore cents; null: nobody can tell by the plan. */
    coverLeftCents: z.number().nullable(),
    /** Whether an insurer's own system decides it, and how the hand-over to it stands. */
    insurerDecides: z.boolean(),
    referenceNo: z.string().nullable(),
    handover: z.object({ failures: z.number(), reason: z.string(), gaveUp: z.boolean() }).nullable(),
    /** Above this a second person has to agree, in Singapore cents; null: one alone decides. */
    secondPersonAboveCents: z.number().nullable(),
    proposedByName: z.string().nullable(),
    /** What else the employee has asked for with the company, the latest first. */
    others: z.array(
      guaranteeSummarySchema.pick({
        id: true,
        number: true,
        status: true,
        patientName: true,
        hospital: true,
        admissionOn: true,
        amountCents: true,
      }),
    ),
  })
  .meta({ id: 'DeskGuarantee' })

const listQuery = listQuerySchema({
  sortFields: ['id', ...guaranteeSortFields],
  filter: {
    /** What the desk has to do something about, unless told. */
    status: z.enum(['ALL', ...guaranteeStatuses]).optional(),
    companyId: z.string().optional(),
    q: z.string().max(100).optional(),
  },
})

export const guaranteesConsoleRoutes: Routes = (app, parts) => {
  addReading(app, parts)
  addPlainDecisions(app, parts)
  addLetterDecisions(app, parts)
}

function addReading(app: App, parts: Parts): void {
  app.get(
    '/console/guarantees',
    { config: viewing, schema: { querystring: listQuery, response: { 200: z.array(deskSummarySchema) } } },
    async ({ caller, query }, reply) => {
      const page = readPage(query)
      const [field, direction] = query.sort ?? ['admissionOn', 'ASC']
      const [listed, companyNames, countdown] = await Promise.all([
        listGuarantees(
          parts,
          caller.scope,
          filterOf(insurerDecides(parts), query.filter),
          page,
          sortBy(field === 'id' ? 'admissionOn' : field, direction),
        ),
        parts.clients.clientNames(caller.scope),
        readCountdown(parts),
      ])
      describePage(reply, 'guarantees', page, listed)
      return listed.items.map((guarantee) => ({
        ...toGuaranteeSummary(guarantee, masked),
        companyName: companyNames.get(guarantee.companyId) ?? '',
        workingDaysLeft: countdown(guarantee),
      }))
    },
  )

  app.get(
    '/console/guarantees/:id',
    { config: ofOne, schema: { params, response: { 200: deskSchema } } },
    async (request) => {
      const guarantee = await reachedGuarantee(parts, request.caller.scope, request.params.id)
      await noteLook(parts, request.caller, guarantee, 'guarantee', guarantee.guaranteeId)
      return describe(parts, request.caller, guarantee)
    },
  )

  app.get(
    '/console/guarantees/:id/attachments/:attachmentId',
    {
      config: ofOne,
      schema: {
        params: params.extend({ attachmentId: z.string() }),
        querystring: z.object({ view: z.string().optional() }),
      },
    },
    async (request, reply) => {
      const { id, attachmentId } = request.params
      const guarantee = await reachedGuarantee(parts, request.caller.scope, id)
      await noteLook(parts, request.caller, guarantee, 'guarantee-attachment', attachmentId)
      return sendAttachment(reply, parts, guarantee, { attachmentId, view: request.query.view })
    },
  )

  app.get(
    '/console/guarantees/:id/letters/:issue',
    { config: ofOne, schema: { params: params.extend({ issue: z.coerce.number().int() }) } },
    async (request, reply) => {
      const { id, issue } = request.params
      const guarantee = await reachedGuarantee(parts, request.caller.scope, id)
      await noteLook(parts, request.caller, guarantee, 'guarantee', guarantee.guaranteeId)
      return sendLetter(reply, parts, guarantee, issue)
    },
  )
}

/** Decisions that need no letter. */
function addPlainDecisions(app: App, parts: Parts): void {
  const add = <Body extends typeof seen>(
    path: string,
    body: Body,
    commandOf: (asked: z.infer<Body>, caller: Caller) => GuaranteeCommand,
  ) =>
    app.post(
      `/console/guarantees/:id/${path}`,
      { config: deciding, schema: { params, body, response: { 200: deskSchema } } },
      async (request) => {
        const { caller } = request
        const { guaranteeId } = await reachedGuarantee(parts, caller.scope, request.params.id)
        const asked = request.body as z.infer<Body>
        await carryOutGuarantee(parts, guaranteeId, {
          context: caller.context(),
          decide: (state) => decideAtDesk(commandOf(asked, caller), state, insurerDecides(parts)),
          expectedRevision: asked.expectedVersion,
          visibleIn: ['guarantees'],
        })
        return describe(parts, caller, await reachedGuarantee(parts, caller.scope, guaranteeId))
      },
    )

  add('information', seen.extend({ request: text }), ({ request }) => ({
    type: 'RequestGuaranteeInformation',
    data: { request },
  }))
  add('reprocess', seen, () => ({ type: 'ReprocessGuarantee', data: {} }))
  add('rejection', seen.extend({ reason: text }), ({ reason }) => ({ type: 'RejectGuarantee', data: { reason } }))
  add('revocation', seen.extend({ reason: text }), ({ reason }) => ({ type: 'RevokeGuarantee', data: { reason } }))
  add('change-decline', seen.extend({ changeId: z.string(), reason: text }), ({ changeId, reason }) => ({
    type: 'DeclineLetterChange',
    data: { changeId, reason },
  }))
  add(
    'amount-decline',
    seen.extend({ proposalId: z.string(), reason: text }),
    ({ proposalId, reason }, { user: { userId } }) => ({
      type: 'DeclineLetterAmount',
      data: { proposalId, decidedBy: userId, reason },
    }),
  )
}

/** Decisions that issue a letter, or propose one to a second person. */
function addLetterDecisions(app: App, parts: Parts): void {
  const add = <Body extends typeof seen>(
    path: string,
    body: Body,
    carryOut: (asked: z.infer<Body>, caller: Caller, guarantee: GuaranteeRecord) => Promise<void>,
  ) =>
    app.post(
      `/console/guarantees/:id/${path}`,
      { config: deciding, schema: { params, body, response: { 200: deskSchema } } },
      async (request) => {
        const { caller } = request
        const guarantee = await reachedGuarantee(parts, caller.scope, request.params.id)
        await inTurnOfLetters(parts, guarantee.employeeId, () =>
          carryOut(request.body as z.infer<Body>, caller, guarantee),
        )
        return describe(parts, caller, await reachedGuarantee(parts, caller.scope, guarantee.guaranteeId))
      },
    )

  add('letter', letterBody, async (asked, caller, guarantee) => {
    const { mostCents, secondPersonAboveCents } = await limitsOfLetter(parts, caller.scope, guarantee)
    const { amountCents, conditions, admissionOn, expectedVersion } = asked
    await issueLetter(
      parts,
      {
        guaranteeId: guarantee.guaranteeId,
        context: caller.context(),
        expectedVersion,
        terms: { amountCents, conditions },
        admissionOn,
      },
      (letter) => (state) =>
        decideAtDesk(
          { type: 'IssueLetter', data: { letter, mostCents, secondPersonAboveCents } },
          state,
          insurerDecides(parts),
        ),
    )
  })

  add('amount-proposal', letterBody.omit({ admissionOn: true }), async (asked, caller, guarantee) => {
    const { amountCents, conditions, expectedVersion } = asked
    const { mostCents } = await limitsOfLetter(parts, caller.scope, guarantee)
    const context = caller.context()
    await carryOutGuarantee(parts, guarantee.guaranteeId, {
      context,
      decide: (state) =>
        decideAtDesk(
          {
            type: 'ProposeLetterAmount',
            data: {
              proposalId: uuidv5('letter amount', context.commandId),
              terms: { amountCents, conditions },
              proposedBy: caller.user.userId,
              mostCents,
            },
          },
          state,
          insurerDecides(parts),
        ),
      expectedRevision: expectedVersion,
      visibleIn: ['guarantees'],
    })
  })

  add('amount-agreement', seen.extend({ proposalId: z.string() }), async (asked, caller, guarantee) => {
    const { state } = await loadGuarantee(parts, guarantee.guaranteeId)
    // Other letters may have been issued since it was proposed.
    const { mostCents } = await limitsOfLetter(parts, caller.scope, guarantee)
    const terms = isRequested(state) ? state.amountProposal?.terms : undefined
    await issueLetter(
      parts,
      {
        guaranteeId: guarantee.guaranteeId,
        context: caller.context(),
        expectedVersion: asked.expectedVersion,
        // Where nothing is proposed any more the decider says so, before a letter is made.
        terms: { amountCents: terms?.amountCents ?? 0, conditions: unlessRedacted(terms?.conditions) ?? '' },
        admissionOn: isRequested(state) ? askedAdmissionOn(state) : undefined,
      },
      (letter) => (now) =>
        decideAtDesk(
          {
            type: 'AgreeToLetterAmount',
            data: { proposalId: asked.proposalId, decidedBy: caller.user.userId, letter, mostCents },
          },
          now,
          insurerDecides(parts),
        ),
    )
  })
}

/** The list opens on what waits for the desk. */
function filterOf(
  withoutInsurers: boolean,
  { status, companyId, q }: z.infer<typeof listQuery>['filter'] = {},
): GuaranteeFilter {
  if (status === undefined) return { companyId, q, waitsForDesk: true, withoutInsurers }
  return { companyId, q, ...(status !== 'ALL' && { status }) }
}

/** Whether the installation has an insurer whose own system decides letters (S84). */
function insurerDecides({ insurer }: Pick<Parts, 'insurer'>): boolean {
  return insurer.guarantees !== undefined
}

/** How many working days are left until an admission, by the public holidays that are known now. */
async function readCountdown({
  database,
  clock,
}: Parts): Promise<(of: { readonly admissionOn: string }) => number | null> {
  const now = clock()
  const today = singaporeToday(now)
  const holidays = new Set((await holidaysAround(database, now)).map(({ day }) => day))
  return ({ admissionOn }) => workingDaysUntilAdmission(admissionOn, today, holidays)
}

async function describe(parts: Parts, caller: Caller, guarantee: GuaranteeRecord): Promise<z.infer<typeof deskSchema>> {
  const { amountProposal, companyId, employeeId } = guarantee
  const [companyNames, employee, names, limits, coverLeftCents, ofEmployee, countdown] = await Promise.all([
    parts.clients.clientNames(caller.scope, [companyId]),
    parts.users.getUser(caller.scope, employeeId),
    administratorsNamed(parts, amountProposal === null ? [] : [amountProposal.proposedBy]),
    limitsOfLetter(parts, caller.scope, guarantee),
    coverLeftFor(parts, guarantee),
    listGuaranteesOfEmployee(parts, caller.scope, { employeeId, companyId }),
    readCountdown(parts),
  ])
  return {
    ...toGuaranteeAnswer(guarantee, shownNricFor(caller)),
    workingDaysLeft: countdown(guarantee),
    others: ofEmployee
      .filter(({ guaranteeId }) => guaranteeId !== guarantee.guaranteeId)
      .map((other) => toGuaranteeSummary(other, masked)),
    companyName: companyNames.get(companyId) ?? '',
    employeeName: employee?.name ?? null,
    mostCents: limits.mostCents ?? null,
    coverLeftCents: coverLeftCents ?? null,
    insurerDecides: insurerDecides(parts) && guarantee.decider === 'insurer',
    referenceNo: guarantee.referenceNo,
    handover: guarantee.handover,
    secondPersonAboveCents: limits.secondPersonAboveCents ?? null,
    proposedByName: amountProposal === null ? null : (names.get(amountProposal.proposedBy) ?? null),
  }
}
