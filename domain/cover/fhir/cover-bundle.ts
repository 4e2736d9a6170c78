/** The cover of a person and of the family as one Bundle of FHIR R4, in which every reference leads to a resource beside it. */
import { balances } from '../balances.ts'
import type { CoveredPerson, Use } from '../cover-claim.ts'
import { ownIdentifier } from './code-systems.ts'
import { coverage } from './coverage.ts'
import { eligibilityRequest, eligibilityResponse } from './eligibility-response.ts'
import { explanationOfBenefit, type DecidedClaim } from './explanation-of-benefit.ts'
import type { Bundle, Identifier, Organization, Patient, Reference, Resource } from './fhir-types.ts'
import { insurancePlan, type PublishedPlan } from './insurance-plan.ts'

export interface CoverExport {
  readonly client: { readonly companyId: string; readonly name: string; readonly policyNo: string }
  /** The employee's user id, and their number at the client; '' where they have none. */
  readonly employee: { readonly userId: string; readonly staffId: string }
  /** In the order in which they are written. */
  readonly people: readonly ExportedPerson[]
  /** Of the whole family. */
  readonly uses: readonly Use[]
  /** The date that what is left is of. */
  readonly date: string
  /** When it was asked, as an instant. */
  readonly asked: string
}

export interface ExportedPerson {
  readonly person: CoveredPerson
  /** '' where it is not known any more. */
  readonly name: string
  /** Only in somebody's own export: by what others know them. */
  readonly identity?: { readonly nric?: ShownNric; readonly birthDate?: string }
  /** The version that holds on the date; absent: no plan is kept for the person. */
  readonly plan?: PublishedPlan
  readonly claims: readonly DecidedClaim[]
}

/** All of it, or what the client's rule lets be seen: `*****567D`. */
export type ShownNric = { readonly whole: string } | { readonly masked: string }

/** How the bundle names its own: the address of our codes, and a UUID that is always the same for the same names. */
export interface Naming {
  readonly base: string
  readonly uuidOf: (...names: readonly string[]) => string
}

export function coverBundle(exported: CoverExport, naming: Naming): Bundle {
  const { client, people, date } = exported
  const organization = organizationOf(client, naming)
  const plans = new Map(
    people.flatMap(({ plan }) => (plan === undefined ? [] : [[planUuid(plan, naming), plan] as const])),
  )
  return bundleOf(exported.asked, [
    organization,
    ...people.map((person) => patient(person, naming)),
    ...[...plans].map(([id, plan]) => insurancePlan(id, plan, referenceTo(organization.id), date, naming.base)),
    ...people.flatMap((person) => coverOf(person, exported, naming)),
  ])
}

/** Resources as a bundle, in their order. @param timestamp an instant */
export function bundleOf(timestamp: string, resources: readonly Resource[]): Bundle {
  return {
    resourceType: 'Bundle',
    type: 'collection',
    timestamp,
    entry: resources.map((resource) => ({ fullUrl: urnOf(resource.id), resource })),
  }
}

export function organizationOf(
  { companyId, name }: Pick<CoverExport['client'], 'companyId' | 'name'>,
  { base, uuidOf }: Naming,
): Organization {
  return {
    resourceType: 'Organization',
    id: uuidOf('company', companyId),
    identifier: [ownIdentifier(base, 'company', companyId)],
    name,
  }
}

export function patient(
  {
    person,
    name,
    identity,
  }: Pick<ExportedPerson, 'name' | 'identity'> & { readonly person: Pick<CoveredPerson, 'id'> },
  naming: Naming,
): Patient {
  const { nric, birthDate } = identity ?? {}
  return {
    resourceType: 'Patient',
    id: personUuid(person.id, naming),
    identifier: [
      ownIdentifier(naming.base, 'user', person.id),
      ...(nric === undefined ? [] : [nricIdentifier(nric, naming)]),
    ],
    ...(name.trim() !== '' && { name: [{ text: name.trim() }] }),
    ...(birthDate !== undefined && { birthDate }),
  }
}

/** FHIR has an extension for a value that is shown in part, so that nobody takes it for the whole. */
function nricIdentifier(nric: ShownNric, { base }: Naming): Identifier {
  const { system } = ownIdentifier(base, 'nric', '')
  if ('whole' in nric) return { system, value: nric.whole }
  const url = 'http://hl7.org/fhir/StructureDefinition/rendered-value'
  return { system, _value: { extension: [{ url, valueString: nric.masked }] } }
}

function coverOf({ person, plan, claims }: ExportedPerson, exported: CoverExport, naming: Naming): readonly Resource[] {
  const { client, employee, people, uses, date, asked } = exported
  const { uuidOf, base } = naming
  const coverageId = uuidOf('coverage', client.companyId, person.id)
  const requestId = uuidOf('request', client.companyId, person.id, asked)
  const isEmployeeHere = people.some(({ person: { id } }) => id === employee.userId)
  const references = {
    client: referenceTo(uuidOf('company', client.companyId)),
    person: referenceTo(personUuid(person.id, naming)),
    coverage: referenceTo(coverageId),
    request: referenceTo(requestId),
    ...(isEmployeeHere && { employee: referenceTo(personUuid(employee.userId, naming)) }),
  }
  const eligibility = plan && {
    plan: plan.plan,
    person,
    balances: balances(plan.plan, uses, person, date),
    date,
    asked,
  }
  return [
    coverage(
      coverageId,
      { person, client, staffId: employee.staffId, ...(plan !== undefined && { plan: plan.plan }) },
      references,
    ),
    ...(eligibility === undefined
      ? []
      : [
          eligibilityRequest(requestId, eligibility, references),
          eligibilityResponse(uuidOf('response', requestId), eligibility, references, base),
        ]),
    ...claims.map((claim) => explanationOfBenefit(uuidOf('explanation', claim.claimId), claim, references, base)),
  ]
}

function planUuid({ planId, version }: PublishedPlan, { uuidOf }: Naming): string {
  return uuidOf('plan', planId, String(version))
}

function personUuid(userId: string, { uuidOf }: Naming): string {
  return uuidOf('user', userId)
}

/** A resource of the same bundle. */
export function referenceTo(id: string): Reference {
  return { reference: urnOf(id) }
}

function urnOf(id: string): string {
  return `urn:uuid:${id}`
}
