/** Which kinds of device somebody signs in on. */
import { sql, type CommonQueryMethods } from 'slonik'
import { z } from 'zod'
import type { Device } from './device.ts'

const notedRow = z.object({ added: z.boolean(), others: z.number() })

/**
 * Notes the kind of device of a sign-in.
 * @returns whether it is news: the person has signed in before, and never on this kind. What cannot be told apart is none.
 */
export async function noteDevice(
  pool: CommonQueryMethods,
  userId: string,
  { device, browser }: Device,
  now: Date,
): Promise<boolean> {
  if (device === '' && browser === '') return false
  const { added, others } = await pool.one(sql.type(notedRow)`
    with noted as (
      insert into app.known_devices as known (user_id, device, browser, last_seen_at) values (${userId}, ${device}, ${browser}, ${now.toISOString()})
      on conflict (user_id, device, browser) do update set last_seen_at = excluded.last_seen_at
      -- Zero for a row that was inserted.
      returning known.xmax = 0 as added)
    select added, (select count(*)::int from app.known_devices where user_id = ${userId} and (device, browser) <> (${device}, ${browser})) as others from noted`)
  return added && others > 0
}
