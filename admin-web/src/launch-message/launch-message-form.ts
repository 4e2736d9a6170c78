/** The form of the launch message: its times are as fields for moments have them, YYYY-MM-DDThh:mm:ss. Pure. */
import type { LaunchMessage } from '@member-care/domain/client/launch-message.ts'
import { typedMoment } from '@member-care/domain/dates/typed-date.ts'
import { launchMessageTexts } from '@member-care/domain/texts/launch-message-texts.ts'
import type { FieldWords } from '../console/edit-differences.ts'

export type LaunchMessageForm = LaunchMessage

export function formOf({ publish, startDate, endDate, title, message }: LaunchMessage): LaunchMessageForm {
  return { publish, startDate: startDate.replace(' ', 'T'), endDate: endDate.replace(' ', 'T'), title, message }
}

/** As it is sent. A time without seconds means the first one of its minute, and as an end the last. */
export function messageOf({ startDate, endDate, ...form }: LaunchMessageForm): LaunchMessage {
  return { ...form, startDate: toTime(startDate, '00'), endDate: toTime(endDate, '59') }
}

function toTime(value: string, seconds: string): string {
  const moment = typedMoment.readWhole(value)
  // The rules refuse what cannot be read.
  if (moment === undefined) return value
  return (moment.length === 'YYYY-MM-DDThh:mm'.length ? `${moment}:${seconds}` : moment).replace('T', ' ')
}

const { fields } = launchMessageTexts
const asTime = (value: unknown) => (typeof value === 'string' && value !== '' ? typedMoment.show(value) : null)

export const launchMessageWords: Readonly<Record<keyof LaunchMessageForm, FieldWords>> = {
  publish: { label: fields.publish },
  title: { label: fields.title },
  message: { label: fields.message },
  startDate: { label: fields.startDate, text: asTime },
  endDate: { label: fields.endDate, text: asTime },
}
