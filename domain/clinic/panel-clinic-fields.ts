/** The fields of a panel clinic that administrators correct in the console, with their rules. */
import { z } from 'zod'
import { clinicTypeLabels } from '../texts/portal-texts.ts'
import { panelClinicRecordTexts as texts } from '../texts/panel-clinic-record-texts.ts'

const LONGEST = 200
const WEST = 103.5
const EAST = 104.5
const SOUTH = 1.1
const NORTH = 1.6

const text = z
  .string()
  .trim()
  .max(LONGEST, { error: () => texts.tooLong })
const required = text.min(1, { error: () => texts.required })
const degrees = (from: number, to: number) =>
  z
    .number({ error: () => texts.outside })
    .min(from, { error: () => texts.outside })
    .max(to, { error: () => texts.outside })

/** Hours are free words, because clinics have rules of their own; only those that are read plainly lead to “open now”. */
export const panelClinicFields = {
  name: required,
  address: required,
  area: required,
  zone: text,
  /** 0 to 9 (2§3 "Clinic types"). */
  type: z
    .number()
    .int()
    .refine((type) => type in clinicTypeLabels, { error: () => texts.typeUnknown }),
  weekdays: text,
  saturday: text,
  sunday: text,
  publicHolidays: text,
  /** Within Singapore. */
  latitude: degrees(SOUTH, NORTH),
  longitude: degrees(WEST, EAST),
}
export const panelClinicFieldsSchema = z.object(panelClinicFields)
export type PanelClinicFields = z.infer<typeof panelClinicFieldsSchema>
