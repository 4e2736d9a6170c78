/** The words of notifications: ours, or a client company's own where it wants other words. */
import { z } from 'zod'
import { currentLanguage } from '../language/current-language.ts'
import { DEFAULT_LANGUAGE, type Language } from '../language/language.ts'
import { notificationWords } from '../texts/notification-kind-texts.ts'
import { notificationKindRules, notificationKinds, type NotificationKind } from './notification-kinds.ts'

/**
 * What a text may name in braces. None of it is personal, because anybody who sees the screen or the e-mail can read a
 * notification. A reason is what an administrator wrote for the member to read; our own e-mails leave it out.
 */
export const notificationPlaceholders = [
  'claimNumber',
  'letterNumber',
  'product',
  'amount',
  'company',
  'reason',
] as const
export type NotificationPlaceholder = (typeof notificationPlaceholders)[number]

export interface NotificationTemplate {
  /** In the portal's list. */
  readonly title: string
  readonly message: string
  /** Of the e-mail. */
  readonly subject: string
  readonly text: string
}

const ofEachKind = <Texts extends z.ZodType>(texts: Texts) => z.partialRecord(z.enum(notificationKinds), texts)

/**
 * By kind, only the texts that a client words itself. These are as recorded: {@link clientTemplatesSchema} says what
 * may be recorded.
 */
export const recordedClientTemplatesSchema = ofEachKind(
  z.object({ title: z.string(), message: z.string(), subject: z.string(), text: z.string() }).partial(),
)
export type ClientTemplates = z.infer<typeof recordedClientTemplatesSchema>

const wording = (longest: number) => z.string().trim().min(1).max(longest)

/** The same with its lengths and placeholders checked; an unknown placeholder is an issue at the text that has it. */
export const clientTemplatesSchema = ofEachKind(
  z.object({ title: wording(80), message: wording(400), subject: wording(120), text: wording(1_000) }).partial(),
).superRefine((templates, context) => {
  for (const kind of notificationKinds) {
    for (const [field, text] of Object.entries(templates[kind] ?? {})) {
      const unknown = unknownPlaceholders(kind, text ?? '')
      if (unknown.length > 0)
        context.addIssue({ code: 'custom', path: [kind, field], message: `Unknown placeholder: ${unknown.join(', ')}` })
    }
  }
})

export const templateFields = [
  'title',
  'message',
  'subject',
  'text',
] as const satisfies readonly (keyof NotificationTemplate)[]

/**
 * The templates after a change. A text that is left out stays as it was. A text that is emptied becomes ours again. A
 * kind without texts of its own is left out.
 */
export function withTemplateChange(before: ClientTemplates, change: ClientTemplates): ClientTemplates {
  return Object.fromEntries(
    notificationKinds.flatMap((kind) => {
      const texts = templateFields.flatMap((field) => {
        const text = change[kind]?.[field] ?? before[kind]?.[field] ?? ''
        return text === '' ? [] : [[field, text] as const]
      })
      return texts.length === 0 ? [] : [[kind, Object.fromEntries(texts)] as const]
    }),
  )
}

/**
 * The change that leads from the first templates to the second: {@link withTemplateChange} of the first and this is the
 * second.
 */
export function templateChange(before: ClientTemplates, after: ClientTemplates): ClientTemplates {
  return Object.fromEntries(
    notificationKinds.flatMap((kind) => {
      const texts = templateFields
        .filter((field) => after[kind]?.[field] !== before[kind]?.[field])
        .map((field) => [field, after[kind]?.[field] ?? ''] as const)
      return texts.length === 0 ? [] : [[kind, Object.fromEntries(texts)] as const]
    }),
  )
}

/** The placeholders in a text, braces and all, that a notification of this kind has no value for. */
export function unknownPlaceholders(kind: NotificationKind, text: string): readonly string[] {
  const known: readonly string[] = placeholdersOf(kind).map((name) => `{${name}}`)
  return (text.match(/\{[^{}]*\}/g) ?? []).filter((found) => !known.includes(found))
}

/** The number of a claim or a letter stands only where there is one, and a reason where the event has one. */
export function placeholdersOf(kind: NotificationKind): readonly NotificationPlaceholder[] {
  if (kind === 'bank-proposal-declined') return ['company', 'reason']
  const { about } = notificationKindRules[kind]
  if (about === 'account' || about === 'chat' || about === 'rewards') return ['company']
  if (about === 'store') return ['product', 'amount', 'company']
  return [about === 'claims' ? 'claimNumber' : 'letterNumber', 'company']
}

export type PlaceholderValues = Readonly<Partial<Record<NotificationPlaceholder, string>>>

/**
 * What a notification is written in. A client words its texts in English: who reads another language gets them where the client has worded all of
 * them, and else ours in their language, so that no notification is half in one and half in the other (S130).
 */
export function languageOfNotification(
  kind: NotificationKind,
  reader: Language,
  clientTemplates: ClientTemplates = {},
): Language {
  const own = clientTemplates[kind]
  return templateFields.every((field) => own?.[field] !== undefined) ? DEFAULT_LANGUAGE : reader
}

/** What a notification says in the language that is written right now ({@link languageOfNotification}); in English, in the words of the client where it has its own. */
export function wordNotification(
  kind: NotificationKind,
  values: PlaceholderValues,
  clientTemplates: ClientTemplates = {},
): NotificationTemplate {
  const own = currentLanguage() === DEFAULT_LANGUAGE ? clientTemplates[kind] : undefined
  const usual = notificationWords[kind]
  const word = (field: keyof NotificationTemplate) => fill(own?.[field] ?? usual[field], values)
  return { title: word('title'), message: word('message'), subject: word('subject'), text: word('text') }
}

function fill(text: string, values: PlaceholderValues): string {
  return text.replace(/\{[^{}]*\}/g, (found) => {
    const name = notificationPlaceholders.find((placeholder) => found === `{${placeholder}}`)
    return name === undefined ? found : (values[name] ?? '')
  })
}
