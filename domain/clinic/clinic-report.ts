/** What a member can say is wrong about a clinic of the panel. A choice and no words, so that a report tells nothing of anybody. */
import { z } from 'zod'

export const clinicFaults = ['name', 'address', 'hours', 'type', 'gone', 'not-on-panel'] as const
export const clinicFaultSchema = z.enum(clinicFaults)
export type ClinicFault = z.infer<typeof clinicFaultSchema>
