/** Sends FHIR as a file to keep. */
import type { Bundle, InsurancePlan } from '@member-care/domain/cover/fhir/fhir-types.ts'
import type { FastifyReply } from 'fastify'

/** @param fileName names nobody */
export function sendFhir(reply: FastifyReply, fileName: string, resource: Bundle | InsurancePlan) {
  return reply
    .headers({
      'Content-Type': 'application/fhir+json; charset=utf-8',
      'Content-Disposition': `attachment; filename="${fileName}"`,
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'private, no-store',
    })
    .send(JSON.stringify(resource))
}
