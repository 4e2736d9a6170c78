/** The witnesses that the settings name: none, an address, a bucket, or both. */
import { readFile } from 'node:fs/promises'
import type { Settings } from '../../settings.ts'
import { createHttpWitness } from './http-witness.ts'
import type { Witness } from './witness.ts'

/** @throws Error when the file with the token cannot be read */
export async function openWitnesses({ witness }: Pick<Settings, 'witness'>, clock: () => Date): Promise<readonly Witness[]> {
  const { address, tokenFile, s3 } = witness
  const token = tokenFile === undefined ? undefined : (await readFile(tokenFile, 'utf8')).trim()
  const witnesses: Witness[] = address === undefined ? [] : [createHttpWitness({ address, token })]
  if (!s3) return witnesses
  // Its client is large, and most installations do without it.
  const { createS3Witness } = await import('./s3-witness.ts')
  return [...witnesses, createS3Witness(s3, clock)]
}
