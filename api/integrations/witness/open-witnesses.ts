/** The witnesses that the settings name: none, an address, a bucket, a time stamp authority, or several of them. */
import { readFile } from 'node:fs/promises'
import type { Settings } from '../../settings/arranged-settings.ts'
import { createHttpWitness } from './http-witness.ts'
import type { Witness } from './witness.ts'

/** @throws Error when the file with the token or with the certificates cannot be read */
export async function openWitnesses(
  { witness }: Pick<Settings, 'witness'>,
  clock: () => Date,
): Promise<readonly Witness[]> {
  const { address, tokenFile, s3, timeStamps } = witness
  const token = tokenFile === undefined ? undefined : (await readFile(tokenFile, 'utf8')).trim()
  const witnesses: Witness[] = address === undefined ? [] : [createHttpWitness({ address, token })]
  // What the others need is large, and most installations do without it.
  if (s3) {
    const { createS3Witness } = await import('./s3-witness.ts')
    witnesses.push(createS3Witness(s3, clock))
  }
  if (timeStamps) {
    const { certificateFile, ...stamping } = timeStamps
    const [{ readCertificates }, { createTimeStampWitness }] = await Promise.all([
      import('./time-stamp.ts'),
      import('./time-stamp-witness.ts'),
    ])
    witnesses.push(
      createTimeStampWitness(
        { ...stamping, trusted: readCertificates(await readFile(certificateFile, 'utf8')) },
        clock,
      ),
    )
  }
  return witnesses
}
