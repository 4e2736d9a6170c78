/** A client as lists show it (3§2.4). */
import type { ClientSummary } from '@member-care/projections/clients/client-queries.ts'
import { z } from 'zod'

export const clientRowSchema = z.object({
  id: z.string(),
  name: z.string(),
  groupCode: z.string(),
  policyNo: z.string(),
  status: z.string(),
  /** UTC, ISO. */
  createdAt: z.string(),
  updatedAt: z.string(),
  /** How many people are or were covered. */
  users: z.number(),
})

export function toClientRow({
  companyId,
  name,
  groupCode,
  policyNo,
  status,
  createdAt,
  updatedAt,
  users,
}: ClientSummary): z.infer<typeof clientRowSchema> {
  return {
    id: companyId,
    name,
    groupCode,
    policyNo,
    status,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
    users,
  }
}
