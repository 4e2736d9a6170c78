/** By which names a provider is known to the panel. */
import type { ProviderNames } from '@member-care/domain/cover/provider-network.ts'
import { sql, type CommonQueryMethods } from 'slonik'
import { z } from 'zod'

const row = z.object({ name: z.string(), excluded: z.boolean() })

/** The clinics of a name, or all. A name that a clinic of the panel has too is not excluded. @param name in any case and spacing */
export async function readProviderNames(database: CommonQueryMethods, name?: string): Promise<ProviderNames> {
  const comparable = sql.fragment`lower(regexp_replace(trim(name), '\\s+', ' ', 'g'))`
  const where =
    name === undefined
      ? sql.fragment`true`
      : sql.fragment`${comparable} = ${name.trim().replace(/\s+/g, ' ').toLowerCase()}`
  const rows = await database.any(sql.type(row)`
    select name, bool_and(exists (select from read.excluded_clinics excluded where excluded.excluded and excluded.code = upper(clinics.code))) as excluded
    from app.clinics where ${where} group by name order by name`)
  const named = (isExcluded: boolean) =>
    rows.filter(({ excluded }) => excluded === isExcluded).map((clinic) => clinic.name)
  return { panel: named(false), excluded: named(true) }
}
