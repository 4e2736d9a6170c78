/** Users who need a login, have none, were not welcomed yet, and are covered today by a client that has a template for it (S39). */
import { sql, type CommonQueryMethods } from 'slonik'
import { z } from 'zod'

export interface UserToWelcome {
  readonly userId: string
  /** The company whose template it is; of several the one whose cover began first. */
  readonly companyId: string
  readonly templateAlias: string
}

const row = z.object({ user_id: z.string(), company_id: z.string(), template_alias: z.string() })

/**
 * The next of them, by user id. The system itself asks this, so it gets users of every company.
 * @param search.after the last user id of the page before
 * @param search.today the Singapore date, YYYY-MM-DD
 * @param search.placeholderDomain where nobody reads an e-mail
 */
export async function usersToWelcome(
  database: CommonQueryMethods,
  {
    after,
    today,
    placeholderDomain,
    limit,
  }: { readonly after: string; readonly today: string; readonly placeholderDomain: string; readonly limit: number },
): Promise<readonly UserToWelcome[]> {
  const rows = await database.any(sql.type(row)`
    select distinct on (u.user_id) u.user_id, c.company_id, c.onboarding_template_alias as template_alias
    from read.clients c
    join read.memberships m on m.company_id = c.company_id
    join read.users u on u.user_id = m.user_id
    where c.status = 'ACTIVE' and c.onboarding_template_alias <> ''
      and m.effective_start_date <= ${today}::date and (m.effective_end_date is null or m.effective_end_date >= ${today}::date)
      and u.user_id > ${after} and u.user_type = 'client' and u.login_required and u.status = 101
      and not u.forgotten and not u.onboarding_email_sent
      and u.email is not null and split_part(lower(u.email), '@', 2) <> ${placeholderDomain}
    order by u.user_id, m.effective_start_date, c.company_id
    limit ${limit}`)
  return rows.map(({ user_id, company_id, template_alias }) => ({
    userId: user_id,
    companyId: company_id,
    templateAlias: template_alias,
  }))
}
