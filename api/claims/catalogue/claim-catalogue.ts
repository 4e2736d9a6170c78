/** The lists that the claim forms choose from: ordinary tables, which an administrator may change (design "What is not an event"). */
import type { ClaimOptions, OptionItem } from '@member-care/domain/claim/claim-options.ts'
import type { PaymentConfig } from '@member-care/domain/client/features-config.ts'
import { memberTypes, type MemberType } from '@member-care/domain/user/user-events.ts'
import { sql, type CommonQueryMethods, type DatabasePool } from 'slonik'
import { z } from 'zod'

export const optionLists = [
  'hospital',
  'currency',
  'outpatient-diagnosis',
  'inpatient-diagnosis',
  'operation',
  'provider',
] as const
export type OptionList = (typeof optionLists)[number]

/** A benefit of an outpatient claim. */
export interface CatalogueBenefit {
  readonly benefitId: string
  /** Code and name. */
  readonly group: readonly [string, string]
  readonly code: string
  readonly name: string
  readonly showsDiagnosis: boolean
  /** Compared with the client's `supportingVisitCode` (C47). */
  readonly visitTypeCode: string
  /** Absent: for employees and dependants. */
  readonly memberTypes?: readonly MemberType[]
  /** Absent: of every client. */
  readonly companyId?: string
  /** First and last visit date, YYYY-MM-DD, for which it is offered; absent without limit. */
  readonly from?: string
  readonly to?: string
}

/** Code and name of every list's items in the order in which they are offered, and the benefits. */
export type ClaimCatalogue = Readonly<Record<OptionList, readonly (readonly [string, string])[]>> & {
  readonly benefits: readonly CatalogueBenefit[]
}

/** For whom and when outpatient benefits are offered. */
export interface BenefitQuestion {
  readonly companyId: string
  readonly memberType: MemberType
  /** Singapore date, YYYY-MM-DD. */
  readonly visitDate: string
}

/**
 * Both kinds' options (1§3); `paymentConfig` is the client's.
 * @param ofPlan the outpatient benefits of the person's plan; absent: they have none, and the list of the catalogue is offered
 */
export async function readClaimOptions(
  database: CommonQueryMethods,
  question: BenefitQuestion,
  paymentConfig: PaymentConfig,
  ofPlan?: ClaimOptions['outpatient']['bl'],
): Promise<ClaimOptions> {
  const [lists, benefits] = await Promise.all([
    // A row for each list: of hundreds of rows each would be looked at, with every claim that is filed.
    database.any(sql.type(listRow)`
      select list, json_agg(json_build_object('n', name, 'c', code) order by position) as items from app.claim_options group by list`),
    ofPlan ?? readBenefits(database, question),
  ])
  const list = (wanted: OptionList): OptionItem[] => lists.find((row) => row.list === wanted)?.items ?? []
  return {
    inpatient: {
      hl: list('hospital'),
      cl: list('currency'),
      il: list('inpatient-diagnosis'),
      ol: list('operation'),
      paymentConfig,
    },
    outpatient: {
      bl: benefits,
      dl: list('outpatient-diagnosis'),
      cl: list('currency'),
      hl: list('provider'),
    },
  }
}

async function readBenefits(
  database: CommonQueryMethods,
  { companyId, memberType, visitDate }: BenefitQuestion,
): Promise<ClaimOptions['outpatient']['bl']> {
  const rows = await database.any(sql.type(benefitRow)`
    select group_code, group_name, benefit_id, code, name, shows_diagnosis, visit_type_code
    from app.benefit_options
    where (company_id is null or company_id = ${companyId})
      and ${memberType} = any(member_types)
      and (offered_from is null or offered_from <= ${visitDate}::date)
      and (offered_to is null or offered_to >= ${visitDate}::date)
    order by position`)
  return groupBenefits(rows)
}

const listRow = z.object({ list: z.enum(optionLists), items: z.custom<OptionItem[]>() })
const benefitRow = z.object({
  group_code: z.string(),
  group_name: z.string(),
  benefit_id: z.string(),
  code: z.string(),
  name: z.string(),
  shows_diagnosis: z.boolean(),
  visit_type_code: z.string(),
})

function groupBenefits(rows: readonly z.infer<typeof benefitRow>[]): ClaimOptions['outpatient']['bl'] {
  return [...Map.groupBy(rows, (row) => row.group_code)].map(([code, options]) => {
    const name = options[0]?.group_name ?? code
    return {
      n: name,
      c: code,
      ol: options.map((row) => ({
        n: row.name,
        c: row.code,
        g: name,
        id: row.benefit_id,
        sd: row.shows_diagnosis,
        ptc: row.visit_type_code,
      })),
    }
  })
}

/** Fills the tables when nothing is in them yet. Safe when several processes do so at once. */
export async function fillClaimCatalogue(database: DatabasePool, catalogue: ClaimCatalogue): Promise<void> {
  await database.transaction(async (transaction) => {
    const filled = await transaction.exists(sql.unsafe`select from app.claim_options`)
    if (filled) return
    const items = optionLists.flatMap((list) =>
      catalogue[list].map(([code, name], position) => [list, code, name, position] as const),
    )
    await transaction.query(sql.unsafe`
      insert into app.claim_options (list, code, name, position)
      select * from ${sql.unnest(items, ['text', 'text', 'text', 'int4'])} on conflict do nothing`)
    for (const [position, benefit] of catalogue.benefits.entries()) {
      await transaction.query(sql.unsafe`
        insert into app.benefit_options
          (benefit_id, group_code, group_name, code, name, shows_diagnosis, visit_type_code, member_types, company_id, offered_from, offered_to, position)
        values (${benefit.benefitId}, ${benefit.group[0]}, ${benefit.group[1]}, ${benefit.code}, ${benefit.name}, ${benefit.showsDiagnosis},
          ${benefit.visitTypeCode}, ${sql.array([...(benefit.memberTypes ?? memberTypes)], 'text')}, ${benefit.companyId ?? null},
          ${benefit.from ?? null}::date, ${benefit.to ?? null}::date, ${position})
        on conflict do nothing`)
    }
  })
}
