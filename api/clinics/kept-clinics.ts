/**
 * The answer to who looks for clinics, kept as it is sent. Thousands ask for the same thousands of clinics, and to read and write them takes many times
 * longer than to ask whether one of them is another than before.
 */
import { currentLanguage } from '@member-care/domain/language/current-language.ts'
import { perLanguage } from '@member-care/domain/language/per-language.ts'
import { clinicPicturesShownAt } from '@member-care/projections/content/shown-clinic-pictures.ts'
import { sql, type CommonQueryMethods } from 'slonik'
import { z } from 'zod'
import type { Parts } from '../http/parts.ts'
import { clinicSchema, readClinics } from './clinics.ts'

const clinicsSchema = z.array(clinicSchema)

interface KeptAnswer {
  readonly fingerprint: string
  readonly json: Buffer
}

/** @returns a function that gives the JSON of all clinics that members are shown, as they are at the moment of the call, in the reader's language */
export function keepClinics({ database, clock }: Pick<Parts, 'database' | 'clock'>): () => Promise<Buffer> {
  const keptIn = perLanguage<{ answer?: KeptAnswer }>(() => ({}))
  return async () => {
    const kept = keptIn(currentLanguage())
    // Asked before the clinics are read: what changes in between is made anew by the next call.
    const now = clock()
    const fingerprint = await fingerprintOfClinics(database, now)
    if (kept.answer?.fingerprint !== fingerprint) kept.answer = { fingerprint, json: await writeClinics(database, now) }
    return kept.answer.json
  }
}

async function writeClinics(database: CommonQueryMethods, now: Date): Promise<Buffer> {
  return Buffer.from(JSON.stringify(clinicsSchema.encode([...(await readClinics(database, now))])))
}

/** Another one after each change of what the clinics are made of, whichever process makes it and however. */
function fingerprintOfClinics(database: CommonQueryMethods, now: Date): Promise<string> {
  return database.oneFirst(sql.type(z.object({ fingerprint: z.string() }))`
    select row(
      (select sum(hash_record_extended(clinics, 0)) from app.clinics),
      (select sum(hashtextextended(image.code, 0)) from (${clinicPicturesShownAt(now)}) image),
      (select sum(hash_record_extended(confirmed, 0)) from app.clinic_confirmations confirmed),
      (select sum(hash_record_extended(exclusion, 0)) from read.excluded_clinics exclusion))::text as fingerprint`)
}
