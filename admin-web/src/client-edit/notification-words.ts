/** A client's own words for notifications, as they are typed. Pure. */
import {
  clientTemplatesSchema,
  templateFields,
  type ClientTemplates,
} from '@member-care/domain/notification/notification-templates.ts'
import { notificationKinds, type NotificationKind } from '@member-care/domain/notification/notification-kinds.ts'

export type TemplateField = (typeof templateFields)[number]

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

/** What is wrong with texts, by `kind.field`. */
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
