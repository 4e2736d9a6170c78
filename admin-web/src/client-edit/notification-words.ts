/** A client's own words for notifications, as they are typed. Pure. */
import {
  clientTemplatesSchema,
  templateFields,
  type ClientTemplates,
} from '@member-care/domain/notification/notification-templates.ts'
import { notificationKinds, type NotificationKind } from '@member-care/domain/notification/notification-kinds.ts'

export type TemplateField = (typeof templateFields)[number]

/** Every text by its kind, as its input holds it: empty where it is ours. */
export type TemplateInputs = Record<NotificationKind, Record<TemplateField, string>>

export function inputsOf(templates: ClientTemplates): TemplateInputs {
  const ofKind = (kind: NotificationKind) =>
    Object.fromEntries(templateFields.map((field) => [field, templates[kind]?.[field] ?? '']))
  return Object.fromEntries(notificationKinds.map((kind) => [kind, ofKind(kind)])) as TemplateInputs
}

/** The client's own texts among those of the inputs. */
export function templatesOf(inputs: TemplateInputs): ClientTemplates {
  const typed = notificationKinds.flatMap((kind) =>
    templateFields.map((field) => ({ kind, field, text: inputs[kind][field] })),
  )
  return typed.reduce<ClientTemplates>((own, { kind, field, text }) => withText(own, kind, field, text), {})
}

/** The templates with one text as it is typed; a text that is emptied is ours again, and a kind without own texts is left out. */
export function withText(
  templates: ClientTemplates,
  kind: NotificationKind,
  field: TemplateField,
  text: string,
): ClientTemplates {
  const { [field]: _, ...others } = templates[kind] ?? {}
  const own = text.trim() === '' ? others : { ...others, [field]: text }
  const { [kind]: __, ...otherKinds } = templates
  return Object.keys(own).length === 0 ? otherKinds : { ...otherKinds, [kind]: own }
}

/** What is wrong with texts, by `kind.field`, as the inputs are named. */
export function templateErrors(templates: ClientTemplates): Readonly<Record<string, string>> {
  const checked = clientTemplatesSchema.safeParse(templates)
  return checked.success
    ? {}
    : Object.fromEntries(checked.error.issues.map(({ path, message }) => [path.map(String).join('.'), message]))
}

/** Whether two clients' words are the same, in any order. */
export function areSameTemplates(one: ClientTemplates, other: ClientTemplates): boolean {
  return notificationKinds.every((kind) => templateFields.every((field) => one[kind]?.[field] === other[kind]?.[field]))
}
