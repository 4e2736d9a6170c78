/** All claims of one person as one Bundle of FHIR R4: each as a Claim, and what came of it as a ClaimResponse. */
import type { CoveredPerson } from '../cover-claim.ts'
import { claimResource, claimResponse, type FiledClaim } from './claim.ts'
import { bundleOf, organizationOf, patient, referenceTo, type ExportedPerson, type Naming } from './cover-bundle.ts'
import { coverage } from './coverage.ts'
import type { Bundle, Resource } from './fhir-types.ts'

export interface ClaimsExport {
  readonly person: Pick<ExportedPerson, 'name' | 'identity'> & { readonly userId: string }
  /** Every company that a claim names, each with the cover under it; none where it was removed. */
  readonly companies: readonly {
    readonly companyId: string
    readonly name: string
    readonly policyNo: string
    readonly staffId: string
    readonly cover?: Pick<CoveredPerson, 'as' | 'coveredFrom' | 'coveredTo'>
  }[]
  readonly claims: readonly FiledClaim[]
  /** When it was asked, as an instant. */
  readonly asked: string
}

/** A withdrawn claim has no response: nothing came of it. */
export function claimsBundle({ person, companies, claims, asked }: ClaimsExport, naming: Naming): Bundle {
  const { uuidOf, base } = naming
  const who = patient({ ...person, person: { id: person.userId } }, naming)
  const covers = new Map(companies.map((company) => [company.companyId, coverOf(company, who.id, naming)]))
  return bundleOf(asked, [
    who,
    ...[...covers.values()].flatMap(({ resources }) => resources),
    ...claims.flatMap((claim) => {
      const company = covers.get(claim.companyId)
      if (company === undefined) throw new Error('A claim names a company that is not exported.')
      const references = { person: referenceTo(who.id), client: company.client, coverage: company.coverage }
      const id = uuidOf('claim', claim.claimId)
      const filed = claimResource(id, claim, references, base)
      if (claim.status === 'DELETED') return [filed]
      const response = uuidOf('claim-response', claim.claimId)
      return [filed, claimResponse(response, claim, { ...references, request: referenceTo(id) }, base)]
    }),
  ])
}

/** The company, the cover under it where there is one, and how claims name both. */
function coverOf(
  { companyId, name, policyNo, staffId, cover }: ClaimsExport['companies'][number],
  personUuid: string,
  naming: Naming,
) {
  const organization = organizationOf({ companyId, name }, naming)
  const client = referenceTo(organization.id)
  const person = referenceTo(personUuid)
  // A claim names its cover; of one that is not known any more it can say only under whom it was.
  if (cover === undefined)
    return { client, coverage: { display: name }, resources: [organization] as readonly Resource[] }
  const id = naming.uuidOf('coverage', companyId, personUuid)
  const resource = coverage(
    id,
    { person: cover, client: { name, policyNo }, staffId },
    { client, person, ...(cover.as === 'employee' && { employee: person }) },
  )
  return { client, coverage: referenceTo(id), resources: [organization, resource] as readonly Resource[] }
}
