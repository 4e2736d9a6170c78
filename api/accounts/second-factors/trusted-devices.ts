/** Devices that somebody is not asked for the second step on. The browser holds 32 random bytes in a cookie that no script reads; their hash is here. */
import { TRUSTED_DEVICE_LIFETIME_MS } from '@member-care/domain/account/second-factors.ts'
import { randomUUID } from 'node:crypto'
import { sql, type CommonQueryMethods } from 'slonik'
import { z } from 'zod'
import type { Device } from '../device.ts'
import { newToken, tokenHash } from '../random-token.ts'

export interface TrustedDevice {
  readonly deviceId: string
  /** Families, such as "Apple iPhone" and "Safari"; empty where they cannot be told. */
  readonly device: string
  readonly browser: string
  readonly trustedAt: Date
  readonly endsAt: Date
}

const deviceRow = z.object({ device_id: z.string(), device: z.string(), browser: z.string(), trusted_at: z.number() })

/** Trusts a device from now on. @returns its token, which is known nowhere else */
export async function trustDevice(
  database: CommonQueryMethods,
  userId: string,
  { device, browser }: Device,
  now: Date,
): Promise<{ token: string; deviceId: string }> {
  const [token, deviceId] = [newToken(), randomUUID()]
  await database.query(sql.unsafe`
    insert into app.trusted_devices (device_id, user_id, token_hash, trusted_at, device, browser)
    values (${deviceId}, ${userId}, ${sql.binary(tokenHash(token))}, ${now.toISOString()}, ${device}, ${browser})`)
  return { token, deviceId }
}

/** Whether one of the tokens is that of a device which this very person trusts. @param tokens of all who trust the same browser */
export async function isTrustedDevice(
  database: CommonQueryMethods,
  userId: string,
  tokens: readonly string[],
  now: Date,
): Promise<boolean> {
  if (tokens.length === 0) return false
  const hashes = sql.array(tokens.map(tokenHash), 'bytea')
  return database.exists(
    sql.unsafe`select from app.trusted_devices where token_hash = any(${hashes}) and user_id = ${userId} and trusted_at > ${sinceWhen(now)}`,
  )
}

/** Those that are trusted now, the latest first. */
export async function listTrustedDevices(
  database: CommonQueryMethods,
  userId: string,
  now: Date,
): Promise<readonly TrustedDevice[]> {
  const rows = await database.any(sql.type(deviceRow)`
    select device_id, device, browser, trusted_at from app.trusted_devices where user_id = ${userId} and trusted_at > ${sinceWhen(now)} order by trusted_at desc, device_id`)
  return rows.map(({ device_id: deviceId, device, browser, trusted_at }) => ({
    deviceId,
    device,
    browser,
    trustedAt: new Date(trusted_at),
    endsAt: new Date(trusted_at + TRUSTED_DEVICE_LIFETIME_MS),
  }))
}

/** @returns whether it was trusted */
export async function endTrust(database: CommonQueryMethods, userId: string, deviceId: string): Promise<boolean> {
  const { rowCount } = await database.query(
    sql.unsafe`delete from app.trusted_devices where device_id = ${deviceId} and user_id = ${userId}`,
  )
  return rowCount === 1
}

/** With another password, or without the second factors of before, no device is trusted any more. */
export async function endAllTrust(database: CommonQueryMethods, userId: string): Promise<void> {
  await database.query(sql.unsafe`delete from app.trusted_devices where user_id = ${userId}`)
}

function sinceWhen(now: Date): string {
  return new Date(now.getTime() - TRUSTED_DEVICE_LIFETIME_MS).toISOString()
}
