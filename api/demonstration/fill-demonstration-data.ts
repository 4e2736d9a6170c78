/** Fills an empty installation with the demonstration data, through the domain's commands, so that everything has a history. */
import type { ClaimCommand } from '@member-care/domain/claim/claim-commands.ts'
import type { Attachment } from '@member-care/domain/claim/claim-details.ts'
import { decideClaim } from '@member-care/domain/claim/decide-claim.ts'
import { evolve, initialState, type ClaimState } from '@member-care/domain/claim/claim-state.ts'
import { evolveClient, type ClientState } from '@member-care/domain/client/client-state.ts'
import { decideClient, type ClientCommand } from '@member-care/domain/client/decide-client.ts'
import type { Actor, CommandContext } from '@member-care/domain/events/metadata.ts'
import { decideUser } from '@member-care/domain/user/decide-user.ts'
import type { UserCommand } from '@member-care/domain/user/user-commands.ts'
import { evolveUser, type UserState } from '@member-care/domain/user/user-state.ts'
import type { EventLog } from '@member-care/event-store/event-log.ts'
import { v5 as uuidV5 } from 'uuid'
import {
  demonstrationClaims,
  demonstrationDentalCare,
  demonstrationDuplicates,
  demonstrationHrClaims,
  type DemonstrationClaim,
} from './claims.ts'
import { demonstrationCompanies, type DemonstrationCompany } from './companies.ts'
import { drawDocument, type DemonstrationDocument } from './documents.ts'
import {
  demonstrationAdministrators,
  demonstrationEmployees,
  planPublishers,
  type DemonstrationEmployee,
  type DemonstrationPerson,
} from './people.ts'
import { publishDemonstrationPlans } from './publish-plans.ts'
import { createRandom, type Random } from './random.ts'

/** The seed from which all of it is made. */
const SEED = 20_260_101
const ID_NAMESPACE = '1f0b8a70-5f1b-4f0e-9d43-8b1f3f6f2c55'
const maker: Actor = { kind: 'system', id: 'demonstration-data' }

export interface DemonstrationTargets {
  readonly eventLog: EventLog
  readonly clock: () => Date
  /** Gives an account the password that every demonstration sign-in shares. */
  readonly setPassword: (userId: string) => Promise<void>
  /** Gives a person what they alone may have: their e-mail address and their NRIC. */
  readonly reserve: (person: DemonstrationPerson, context: CommandContext) => Promise<void>
  /** Keeps the bytes of a claim's document under the attachment's id. */
  readonly keepDocument: (claim: DemonstrationClaim, document: DemonstrationDocument) => Promise<void>
  /** Makes clinics and visits to them. */
  readonly fillPanelNetwork: (random: Random, employees: readonly DemonstrationEmployee[]) => Promise<void>
  /** Says what is being made. */
  readonly progress: (text: string) => void
}

/** Makes companies, people and claims. Interrupted half-way it may be run again: the same commands give the same events. */
export async function fillDemonstrationData(targets: DemonstrationTargets): Promise<void> {
  const random = createRandom(SEED)
  targets.progress(`${demonstrationCompanies.length} client companies`)
  await inTurns(demonstrationCompanies, (company) => createCompany(targets, company))

  const { administrators, employees } = peopleFrom(random)
  const dependants = employees.flatMap((employee) => employee.dependants)
  targets.progress(
    `${employees.length} employees, ${dependants.length} dependants, ${administrators.length} administrators`,
  )
  await inTurns([...administrators, ...employees, ...dependants], (person) => enrol(targets, person))

  const now = targets.clock()
  await publishPlans(targets, administrators, now)
  // The others have their own source, so that those who are named are given the same claims with and without them.
  const others = [
    ...demonstrationHrClaims(createRandom(SEED), employees, now),
    ...demonstrationDentalCare(createRandom(SEED + 2), employees, now),
    ...demonstrationDuplicates(createRandom(SEED + 1), employees, now),
  ]
  const claims = [...demonstrationClaims(random, employees, now), ...others]
  targets.progress(`${claims.length} claims with their documents`)
  await inTurns(claims, (claim) => fileClaim(targets, claim))
  targets.progress('300 panel clinics and visits to them')
  await targets.fillPanelNetwork(random, employees)
}

/** Whom the demonstration data is about; the same people every time. */
export function demonstrationPeople(): DemonstrationPeople {
  return peopleFrom(createRandom(SEED))
}

interface DemonstrationPeople {
  readonly administrators: readonly DemonstrationPerson[]
  readonly employees: readonly DemonstrationEmployee[]
}

function peopleFrom(random: Random): DemonstrationPeople {
  const administrators = demonstrationAdministrators(random)
  return { administrators, employees: demonstrationEmployees(random) }
}

async function createCompany({ eventLog }: DemonstrationTargets, company: DemonstrationCompany): Promise<void> {
  const {
    companyId,
    name,
    companyCode,
    groupCode,
    policyNo,
    inpatientPolicyNo,
    outpatientPolicyNo,
    featuresConfig,
    paymentConfig,
    configuration = {},
  } = company
  const commands: ClientCommand[] = [
    {
      type: 'CreateClient',
      data: { companyId, name, companyCode, groupCode, policyNo, inpatientPolicyNo, outpatientPolicyNo },
    },
    { type: 'ConfigureClient', data: { featuresConfig, paymentConfig } },
    { type: 'ChangeConfiguration', data: configuration },
  ]
  const events = eventsOf(commands, undefined as ClientState, decideClient, evolveClient)
  await eventLog.append(`client-${companyId}`, events, {
    expected: { kind: 'no-stream' },
    context: contextFor(companyId, 'enrol'),
  })
}

/** Every membership of the demonstration names one of these plans. */
async function publishPlans(
  { eventLog }: DemonstrationTargets,
  administrators: readonly DemonstrationPerson[],
  now: Date,
): Promise<void> {
  const [author, publisher] = planPublishers.map((email) => administrators.find((one) => one.email === email)?.userId)
  if (author === undefined || publisher === undefined) throw new Error('Nobody publishes the plans.')
  const companyIds = demonstrationCompanies.map(({ companyId }) => companyId)
  await publishDemonstrationPlans(eventLog, companyIds, { author, publisher }, now)
}

const registered: UserCommand = { type: 'ChangeStatus', data: { status: 100, reason: 'Demonstration data' } }

async function enrol(
  { eventLog, setPassword, reserve, clock }: DemonstrationTargets,
  person: DemonstrationPerson,
): Promise<void> {
  // Taken over from elsewhere, so that nobody is notified of it.
  const occurredAt = clock().toISOString()
  await reserve(person, contextFor(person.userId, 'reserve'))
  const commands = person.registered ? [...person.commands, registered] : person.commands
  const events = eventsOf(commands, undefined as UserState, decideUser, evolveUser)
  await eventLog.append(`user-${person.userId}`, events, {
    expected: { kind: 'no-stream' },
    context: { ...contextFor(person.userId, 'enrol'), occurredAt },
  })
  if (!person.registered) return
  await setPassword(person.userId)
  const activated = { type: 'AccountActivated', data: { userId: person.userId } } as const
  await eventLog.append(`account-${person.userId}`, [activated], {
    expected: { kind: 'no-stream' },
    context: contextFor(person.userId, 'activate'),
  })
}

async function fileClaim({ eventLog, keepDocument }: DemonstrationTargets, claim: DemonstrationClaim): Promise<void> {
  const documents = await Promise.all(claim.documents.map(drawDocument))
  await Promise.all(documents.map((document) => keepDocument(claim, document)))
  const attachments = documents.map(({ attachment }) => attachment)
  let state: ClaimState = initialState
  let revision = -1
  for (const [index, { command, actor, at }] of claim.steps.entries()) {
    const events = accepted(decideClaim(withAttachments(command, attachments), state), command.type)
    if (events.length === 0) continue
    const context = { ...contextFor(claim.claimId, `step-${index}`), actor, occurredAt: at.toISOString() }
    const appended = await eventLog.append(`claim-${claim.claimId}`, events, {
      expected: revision < 0 ? { kind: 'no-stream' } : { kind: 'revision', revision },
      context,
    })
    revision = appended.revision
    state = events.reduce(evolve, state)
  }
}

/** The commands that state documents, with those that were drawn. */
function withAttachments(command: ClaimCommand, attachments: Attachment[]): ClaimCommand {
  if (command.type === 'FileClaim') return { ...command, data: { ...command.data, attachments } }
  return command.type === 'UpdateClaim' ? { ...command, data: { ...command.data, attachments } } : command
}

/** The events that commands lead to, one after the other. */
function eventsOf<State, Command extends { type: string }, Event>(
  commands: readonly Command[],
  initial: State,
  decide: (command: Command, state: State) => { events: readonly Event[] } | { refusal: { message: string } },
  evolveState: (state: State, event: Event) => State,
): Event[] {
  let state = initial
  return commands.flatMap((command) => {
    const events = accepted(decide(command, state), command.type)
    state = events.reduce(evolveState, state)
    return [...events]
  })
}

function accepted<Event>(
  decision: { readonly events: readonly Event[] } | { readonly refusal: { readonly message: string } },
  command: string,
): readonly Event[] {
  if ('refusal' in decision) throw new Error(`The demonstration's ${command} was refused: ${decision.refusal.message}`)
  return decision.events
}

function contextFor(id: string, what: string): CommandContext {
  const commandId = uuidV5(`${id}/${what}`, ID_NAMESPACE)
  return { actor: maker, commandId, correlationId: uuidV5(id, ID_NAMESPACE) }
}

/** So many things are made at once: enough to fill the appends, few enough not to starve the rest. */
const AT_ONCE = 32

async function inTurns<Item>(items: readonly Item[], make: (item: Item) => Promise<void>): Promise<void> {
  const waiting = items.values()
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (const item of waiting) await make(item)
    }),
  )
}
