/** The panel clinics of a user, for administrators, and the file of them. */
import { chosenClinics } from '@member-care/domain/clinic/clinic-choice.ts'
import type { UserRecord } from '@member-care/projections/users/user-records.ts'
import type { FastifyReply } from 'fastify'
import { z } from 'zod'
import { apiError } from '../http/api-error.ts'
import type { Parts } from '../http/parts.ts'
import { CLINIC_LIST_TYPE, writeClinicList } from './clinic-list-file.ts'
import { readClinics, type Clinic } from './clinics.ts'

/** Which of the clinics are wanted; all of them, unless told. */
const narrowing = {
  // '' for every type, as for zone and area; a number of nothing would be 0, which is a type.
  type: z.union([z.literal(''), z.coerce.number().int().min(0).max(9)]).optional(),
  zone: z.string().max(100).optional(),
  area: z.string().max(100).optional(),
}
interface Narrowing {
  readonly type?: number | '' | undefined
  readonly zone?: string | undefined
  readonly area?: string | undefined
}

export const clinicsQuery = z.object({ companyId: z.string(), ...narrowing })

/** @throws ApiError 404 for a user who is not within reach, or whom the company does not cover */
export async function clinicsOf(
  parts: Parts,
  user: UserRecord | undefined,
  { companyId, type = '', zone = '', area = '' }: Narrowing & { readonly companyId: string },
): Promise<Clinic[]> {
  if (!user?.memberships.some((membership) => membership.companyId === companyId)) throw apiError('NOT_FOUND')
  return [
    ...chosenClinics(await readClinics(parts.database, parts.clock()), {
      type: String(type),
      zone,
      area,
    }),
  ]
}

export async function sendList(reply: FastifyReply, clinics: readonly Clinic[]) {
  return reply
    .headers({
      'Content-Type': CLINIC_LIST_TYPE,
      'Content-Disposition': 'attachment; filename="Clinic_List.xlsx"',
      'Cache-Control': 'private, no-store',
    })
    .send(await writeClinicList(clinics))
}
