/** The calls of members about letters of guarantee: what the form needs, asking for one, their own with their letters, and what they do with one. */
import multipart from '@fastify/multipart'
import { decideGuarantee } from '@member-care/domain/guarantee/decide-guarantee.ts'
import type { GuaranteeCommand } from '@member-care/domain/guarantee/guarantee-commands.ts'
import { questionnaireSchema } from '@member-care/domain/guarantee/questionnaire.ts'
import { isUndecided } from '@member-care/domain/guarantee/guarantee-status.ts'
import { admissionDateError } from '@member-care/domain/guarantee/request-form.ts'
import { singaporeToday } from '@member-care/domain/dates/singapore-dates.ts'
import { happenedAt } from '@member-care/domain/events/metadata.ts'
import { guaranteeEventDefinitions, type GuaranteeEvent } from '@member-care/domain/guarantee/guarantee-events.ts'
import {
  listGuaranteesOfEmployee,
  type GuaranteeRecord,
} from '@member-care/projections/guarantees/guarantee-queries.ts'
import type { LetterWay } from '@member-care/projections/guarantees/usual-letter-time.ts'
import type { OwnScope } from '@member-care/projections/scope.ts'
import type { FastifyRequest } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { v5 as uuidv5 } from 'uuid'
import { z } from 'zod'
import { carryOutGuarantee, guaranteeStream } from '../aggregates/guarantee.ts'
import { fieldError } from '../http/api-error.ts'
import type { App, Parts, Routes } from '../http/parts.ts'
import { addDraftRoutes } from '../drafts/draft-routes.ts'
import { letterDraftCalls } from './drafts/letter-drafts.ts'
import { giveInformation } from './give-information.ts'
import { guaranteeSchema, guaranteeSummarySchema, toGuaranteeAnswer, toGuaranteeSummary } from './guarantee-answers.ts'
import { gatherGuaranteeKnowledge } from './guarantee-context.ts'
import { guaranteesArea } from './guarantees-area.ts'
import { reachedGuarantee, sendAttachment, sendLetter } from './reached-guarantee.ts'
import { requestGuarantee } from './request-guarantee.ts'
import { usualTimeSchema, type UsualTimes } from '../usual-times/usual-times.ts'
import { shownNricOf } from './shown-nric.ts'
import { usualTimesOfLetters } from './usual-letter-times.ts'

const ofOne = { ...guaranteesArea, record: 'guarantee' } as const
const params = z.object({ id: z.string() })

const formSchema = z
  .object({
    questionnaire: questionnaireSchema,
    hospitals: z.array(z.object({ name: z.string(), address: z.string() })),
    /** Who is covered on a day for which a letter can be asked for now, with their covered days: Singapore dates, open-ended without a last. */
    patients: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        relationship: z.string().nullable(),
        cover: z.array(z.object({ effectiveStartDate: z.string(), effectiveEndDate: z.string().nullable() })),
      }),
    ),
    /** What usually follows (S67): the letter at once, HR first, the desk, or nothing, because the client's letters are used up. */
    terms: z.object({
      outcome: z.enum(['issued-at-once', 'to-hr', 'to-desk', 'used-up']),
      /** Singapore cents that a letter can still come to; null: nothing limits it. */
      mostCents: z.number().nullable(),
    }),
    /** How long somebody else usually takes to decide; null where nobody has to, and where too few letters were decided to say anything. */
    usualTime: usualTimeSchema.nullable(),
  })
  .meta({ id: 'GuaranteeForm' })

const timelineSchema = z.array(
  z.object({
    type: z.enum(guaranteeEventDefinitions.map(({ type }) => type) as [GuaranteeEvent['type']]),
    /** UTC, ISO. */
    at: z.string(),
  }),
)
const ownSchema = guaranteeSchema
  .extend({
    timeline: timelineSchema,
    /** Of a request that waits for its decision; null when it does not, and when too few letters were decided to say anything. */
    usualTime: usualTimeSchema.nullable(),
  })
  .meta({ id: 'OwnGuarantee' })
const ownSummarySchema = guaranteeSummarySchema
  .extend({
    /** What the desk asks for, or why the letter came to its end; null where nothing is to say (ELG-033). */
    remarks: z.string().nullable(),
  })
  .meta({ id: 'OwnGuaranteeSummary' })

export const guaranteesMemberRoutes: Routes = (app, parts) => {
  const usualTimes = usualTimesOfLetters(parts)
  const describe: Describe = async (own, guarantee) => ({
    ...(await toOwnAnswer(parts, own, guarantee)),
    usualTime: isUndecided(guarantee.status)
      ? ((await usualTimes.usualTimeOf({
          companyId: guarantee.companyId,
          kind: { kind: guarantee.kind, needsHr: guarantee.needsHr },
        })) ?? null)
      : null,
  })
  addForm(app, parts, usualTimes)
  addReading(app, parts, describe)
  addCommands(app, parts, describe)
  void app.register(async (forms) => {
    await forms.register(multipart)
    const typed = forms.withTypeProvider<ZodTypeProvider>() as App
    addSending(typed, parts, describe)
    addDraftRoutes(typed, parts, letterDraftCalls)
  })
}

/** A letter as its member sees it. */
type Describe = (own: OwnScope, guarantee: GuaranteeRecord) => Promise<z.infer<typeof ownSchema>>

function addForm(app: App, parts: Parts, usualTimes: UsualTimes<LetterWay>): void {
  app.get(
    '/guarantees/form',
    {
      config: guaranteesArea,
      schema: { querystring: z.object({ companyId: z.string() }), response: { 200: formSchema } },
    },
    async ({ caller, query }) => {
      const { patients, hospitals, terms, context } = await gatherGuaranteeKnowledge(parts, caller.own, query.companyId)
      return {
        questionnaire: context.questionnaire,
        hospitals: [...hospitals],
        patients: patients.map(({ uuid, name, relationship, cover }) => ({
          id: uuid,
          name: name ?? '',
          relationship,
          cover: cover.map(({ effectiveStartDate, effectiveEndDate = null }) => ({
            effectiveStartDate,
            effectiveEndDate,
          })),
        })),
        terms: { outcome: terms.outcome, mostCents: mostCentsOf(terms) },
        usualTime:
          terms.outcome === 'to-hr' || terms.outcome === 'to-desk'
            ? ((await usualTimes.usualTimeOf({
                companyId: query.companyId,
                kind: { kind: terms.kind, needsHr: terms.outcome === 'to-hr' },
              })) ?? null)
            : null,
      }
    },
  )
}

function addReading(app: App, parts: Parts, describe: Describe): void {
  app.get(
    '/guarantees',
    {
      config: guaranteesArea,
      schema: {
        querystring: z.object({ companyId: z.string().optional() }),
        response: { 200: z.array(ownSummarySchema) },
      },
    },
    async ({ caller, query }) => {
      const { own } = caller
      const guarantees = await listGuaranteesOfEmployee(parts, own, {
        employeeId: own.userId,
        companyId: query.companyId || undefined,
      })
      const shown = await shownNricsOf(parts, own, guarantees)
      return guarantees.map((guarantee) => ({
        ...toGuaranteeSummary(guarantee, shown(guarantee.companyId)),
        remarks: guarantee.asksInformation ? guarantee.informationRequest : guarantee.reason,
      }))
    },
  )

  app.get('/guarantees/:id', { config: ofOne, schema: { params, response: { 200: ownSchema } } }, async (request) =>
    describe(request.caller.own, await reachedGuarantee(parts, request.caller.own, request.params.id)),
  )

  app.get(
    '/guarantees/:id/attachments/:attachmentId',
    {
      config: ofOne,
      schema: {
        params: params.extend({ attachmentId: z.string() }),
        querystring: z.object({ view: z.string().optional() }),
      },
    },
    async (request, reply) => {
      const { id, attachmentId } = request.params
      const guarantee = await reachedGuarantee(parts, request.caller.own, id)
      return sendAttachment(reply, parts, guarantee, { attachmentId, view: request.query.view })
    },
  )

  app.get(
    '/guarantees/:id/letters/:issue',
    { config: ofOne, schema: { params: params.extend({ issue: z.coerce.number().int() }) } },
    async (request, reply) =>
      sendLetter(
        reply,
        parts,
        await reachedGuarantee(parts, request.caller.own, request.params.id),
        request.params.issue,
      ),
  )
}

function addCommands(app: App, parts: Parts, describe: Describe): void {
  const add = <Body extends z.ZodType>(
    path: string,
    body: Body,
    commandOf: (asked: z.infer<Body>, request: FastifyRequest) => GuaranteeCommand,
  ) =>
    app.post(
      `/guarantees/:id/${path}`,
      { config: ofOne, schema: { params, body, response: { 200: ownSchema } } },
      async (request) => {
        const { own } = request.caller
        const { guaranteeId } = await reachedGuarantee(parts, own, request.params.id)
        const command = commandOf(request.body as z.infer<Body>, request)
        await carryOutGuarantee(parts, guaranteeId, {
          context: request.caller.context(),
          decide: (state) => decideGuarantee(command, state),
          visibleIn: ['guarantees'],
        })
        return describe(own, await reachedGuarantee(parts, own, guaranteeId))
      },
    )

  add('withdrawal', z.object({}), () => ({ type: 'WithdrawGuarantee', data: {} }))
  const change = z.object({
    /** Singapore cents and date. */
    amountCents: z.number().int().positive().optional(),
    admissionOn: z.string().optional(),
    reason: z.string().trim().max(2000),
  })
  add('changes', change, ({ amountCents, admissionOn, reason }, { caller }) => {
    const today = singaporeToday(parts.clock())
    const wrong = admissionOn === undefined ? undefined : admissionDateError(admissionOn, today)
    if (wrong !== undefined) throw fieldError('admissionOn', wrong)
    const changeId = uuidv5('letter change', caller.context().commandId)
    return { type: 'AskForLetterChange', data: { changeId, amountCents, admissionOn, reason, today } }
  })
}

function addSending(app: App, parts: Parts, describe: Describe): void {
  const consumes = ['multipart/form-data']
  app.post(
    '/guarantees',
    {
      config: guaranteesArea,
      schema: {
        consumes,
        querystring: z.object({ companyId: z.string() }),
        response: { 200: z.object({ id: z.string(), number: z.string() }) },
      },
    },
    async (request) => {
      const { guaranteeId, number } = await requestGuarantee(parts, request, request.query.companyId)
      return { id: guaranteeId, number }
    },
  )

  app.post(
    '/guarantees/:id/information',
    { config: ofOne, schema: { consumes, params, response: { 200: ownSchema } } },
    async (request) => {
      const { own } = request.caller
      const guarantee = await reachedGuarantee(parts, own, request.params.id)
      await giveInformation(parts, request, guarantee)
      return describe(own, await reachedGuarantee(parts, own, guarantee.guaranteeId))
    },
  )
}

function mostCentsOf(terms: Awaited<ReturnType<typeof gatherGuaranteeKnowledge>>['terms']): number | null {
  if (terms.outcome === 'issued-at-once') return terms.amountCents
  return terms.outcome === 'used-up' ? 0 : (terms.mostCents ?? null)
}

const notTold: readonly GuaranteeEvent['type'][] = [
  'GuaranteeAmountProposed',
  'GuaranteeAmountDeclined',
  'GuaranteeHandoverFailed',
  'GuaranteeReprocessRequested',
]

async function toOwnAnswer(parts: Parts, own: OwnScope, guarantee: GuaranteeRecord) {
  const [shown, { events }] = await Promise.all([
    shownNricsOf(parts, own, [guarantee]),
    parts.eventLog.load<GuaranteeEvent>(guaranteeStream(guarantee.guaranteeId)),
  ])
  return {
    ...toGuaranteeAnswer(guarantee, shown(guarantee.companyId)),
    // What administrators settle among themselves, and how the insurer is reached, is not the member's to read.
    amountProposal: null,
    timeline: events
      .filter(({ type }) => !notTold.includes(type))
      .map((event) => ({ type: event.type, at: happenedAt(event).toISOString() })),
  }
}

async function shownNricsOf(parts: Parts, own: OwnScope, guarantees: readonly GuaranteeRecord[]) {
  const companyIds = [...new Set(guarantees.map(({ companyId }) => companyId))]
  const clients = new Map(
    await Promise.all(companyIds.map(async (id) => [id, await parts.clients.getClient(own, id)] as const)),
  )
  return (companyId: string) => shownNricOf(clients.get(companyId))
}
