/** Texts of keeping the panel's clinics right: what members report, correcting a clinic, and confirming it. */
import type { ClinicFault } from '../../clinic/clinic-report.ts'
import { plural } from '../../language/plural.ts'

/** What may be wrong about a clinic, as members and administrators read it. */
export const clinicFaultLabels: Readonly<Record<ClinicFault, string>> = {
  name: 'The name',
  address: 'The address or the place on the map',
  hours: 'The opening hours',
  type: 'The type of the clinic',
  gone: 'The clinic is not there any more',
  'not-on-panel': 'The clinic says that it is not on the panel',
}

export const panelClinicRecordTexts = {
  confirmed: 'Confirmed',
  neverConfirmed: 'Never confirmed',
  edit: 'Correct',
  editTitle: (clinic: string) => `Correct ${clinic}`,
  editHint: 'Saving confirms that these details are correct today.',
  confirm: 'It is right',
  confirmTitle: (clinic: string) => `Is everything right about ${clinic}?`,
  confirmText: 'Members read that the clinic was confirmed today. What was reported about it is settled.',
  actionLabel: (action: string, clinic: string) => `${action}: ${clinic}`,
  saved: 'The clinic has been corrected and confirmed.',
  confirmedNow: 'The clinic has been confirmed.',
  fields: {
    name: 'Name',
    address: 'Address',
    area: 'Area',
    zone: 'Zone',
    type: 'Type',
    weekdays: 'Hours on weekdays',
    saturday: 'Hours on Saturday',
    sunday: 'Hours on Sunday',
    publicHolidays: 'Hours on public holidays',
    latitude: 'Latitude',
    longitude: 'Longitude',
  },
  hoursHint: 'For example 8.30am–1pm, 2pm–9pm, or closed, or 24 hours.',
  required: 'Please type something here.',
  tooLong: 'At most 200 characters.',
  typeUnknown: 'Please choose a type.',
  outside: 'This place is not in Singapore.',
} as const

export const clinicReportTexts = {
  menu: 'Reported clinics',
  title: 'Reported clinics',
  lead: 'Members say that something is wrong about these clinics. Ask the clinic, then correct it or confirm that it is right. Hide one that is gone or has left the panel under Excluded clinics.',
  columns: { clinic: 'Clinic', wrong: 'What is said to be wrong', since: 'Since', actions: 'Settle' },
  failed: 'The reports could not be loaded.',
  none: 'Nothing is reported.',
  count: (total: number, text: string) => `${text} ${plural('en', total, { one: 'clinic', other: 'clinics' })}`,
  people: (count: number) => `${count} ${plural('en', count, { one: 'member', other: 'members' })}`,
} as const
