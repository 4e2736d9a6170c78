/** The form of content: the content itself, where a field may be empty (null) or hold what was typed and cannot be kept, and who sees it. Pure. */
import { contentSchema, type Audience, type Content } from '@member-care/domain/content/content.ts'
import {
  translatableTexts,
  translatedLanguages,
  translationPath,
  withoutEmptyTranslations,
  withoutTranslations,
} from '@member-care/domain/content/translations.ts'
import { compareContent } from '@member-care/domain/content/content-fields-said.ts'
import { contentRefusalTexts } from '@member-care/domain/texts/content-texts.ts'
import { set } from 'react-hook-form'
import type { FieldDifference, FieldEdit } from '../../console/edit-differences.ts'
import { toMomentValue } from '../../console/singapore-time.ts'
import type { FormComparison } from '../../record/form-comparison.ts'
import type { FieldTexts } from '../../record/rule-resolver.ts'
import { instantOf, lastVersion, type ContentRecord } from '../content-record.ts'

/** The values as react-hook-form keeps them: of the content's shape, but not checked yet. */
export interface ContentForm {
  readonly content: Content
  /** Null for the members of all clients. */
  readonly audience: readonly string[] | null
}

export function formOf(item: ContentRecord): ContentForm {
  const { content, audience } = lastVersion(item)
  return formOfContent(structuredClone(content) as Content, audience)
}

/** Moments are as fields for moments have them, and every translation is there, if only empty: an input that is looked at then changes nothing. */
export function formOfContent(kept: Content, audience: Audience): ContentForm {
  const content = withEveryTranslation(kept)
  if (content.kind !== 'reward' || content.validUntil === '') return { content, audience }
  return { content: { ...content, validUntil: toMomentValue(content.validUntil) }, audience }
}

function withEveryTranslation(content: Content): Content {
  const filled = structuredClone(content)
  for (const { field, translations } of translatableTexts(content))
    for (const language of translatedLanguages)
      set(filled, translationPath(field, language), translations[language] ?? '')
  return filled
}

/** The content that the form means. Not checked. */
export function contentOfForm({ content }: Pick<ContentForm, 'content'>): Content {
  const filled = withoutEmptyTranslations(withoutNull(content) as Content)
  if (filled.kind === 'reward') {
    const { validUntil, locations } = filled
    return {
      ...filled,
      validUntil: validUntil === '' ? '' : (instantOf(validUntil) ?? validUntil),
      locations: locations.map(({ position, ...location }) => ({
        ...location,
        ...(position && hasNumber(position) && { position }),
      })),
    }
  }
  if (filled.kind === 'chat-menu') return { ...filled, items: filled.items.map(topicOf) }
  return filled
}

/** The text at each field that is wrong, by the rules that the server judges by too. */
export function contentFormErrors({ content, audience }: ContentForm): FieldTexts<ContentForm> {
  const { error } = contentSchema.safeParse(contentOfForm({ content }))
  const wrong = (error?.issues ?? []).toReversed().map(({ path, message }) => [['content', ...path].join('.'), message])
  const errors = {
    ...Object.fromEntries(wrong),
    ...(audience?.length === 0 && { audience: contentRefusalTexts.CONTENT_AUDIENCE_MISSING }),
  }
  return errors as FieldTexts<ContentForm>
}

/** @param nameOf a client by its id */
export function contentComparison(nameOf: (companyId: string) => string): FormComparison<ContentForm> {
  const edits = (from: ContentForm, to: ContentForm): readonly FieldEdit[] =>
    compareContent(saidBy(from), saidBy(to), nameOf).map(({ field, label, before, after }) => ({
      field,
      label,
      from: before === '' ? null : before,
      to: after === '' ? null : after,
    }))
  return {
    edits,
    differences: ({ base, theirs, mine }) => {
      const own = edits(base, mine)
      return edits(base, theirs).map(({ from, to, ...about }): FieldDifference => {
        const same = own.find(({ field }) => field === about.field)
        return {
          ...about,
          base: from,
          theirs: to,
          mine: same ? same.to : from,
          isContested: same !== undefined && same.to !== to,
        }
      })
    },
    rebased: ({ base, theirs, mine }) => ({
      audience: isSame(base.audience, mine.audience) ? theirs.audience : mine.audience,
      content: {
        ...theirs.content,
        ...besideTheirs(base.content, theirs.content, mine.content),
        // Two who translate into different languages do not take each other's words away.
        ...('translations' in theirs.content && {
          translations: {
            ...theirs.content.translations,
            ...ownChanges(translationsIn(base.content), translationsIn(mine.content)),
          },
        }),
      } as Content,
    }),
    fieldOf: (name) => (name === 'audience' ? name : `content.${name}`),
  }
}

type Fields = Readonly<Record<string, unknown>>

function translationsIn(content: Content): Fields {
  return ('translations' in content && content.translations) || {}
}

function ownChanges(base: Fields, mine: Fields): Fields {
  return Object.fromEntries(Object.entries(mine).filter(([name, value]) => !isSame(base[name], value)))
}

/** My changes. Where I changed only the translations of a field, those that others made meanwhile are kept too. */
function besideTheirs(base: Fields, theirs: Fields, mine: Fields): Fields {
  return Object.fromEntries(
    Object.entries(ownChanges(base, mine)).map(([name, value]) => {
      const [before, other] = [base[name], theirs[name]]
      const isOnlyTranslated = [value, other].every((one) =>
        isSame(withoutTranslations(one), withoutTranslations(before)),
      )
      return [name, isOnlyTranslated ? withBoth(before, other, value) : value]
    }),
  )
}

/** Of two who translated the same thing, the words of both; this one's where both changed the same. */
function withBoth(base: unknown, theirs: unknown, mine: unknown): unknown {
  if (isSame(base, mine)) return theirs
  if (Array.isArray(base) && Array.isArray(theirs) && Array.isArray(mine))
    return mine.map((one, index) => withBoth(base[index], theirs[index], one))
  if (!isFields(base) || !isFields(theirs) || !isFields(mine)) return mine
  const names = Object.keys({ ...theirs, ...mine })
  return Object.fromEntries(names.map((name) => [name, withBoth(base[name], theirs[name], mine[name])]))
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function saidBy(form: ContentForm) {
  return { content: contentOfForm(form), audience: form.audience }
}

/** What react-admin's inputs have emptied is an empty text; a number that is missing stays missing. */
function withoutNull(value: unknown): unknown {
  if (value === null) return ''
  if (Array.isArray(value)) return value.map(withoutNull)
  if (typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, withoutNull(inner)]))
}

function hasNumber({ longitude, latitude }: { readonly longitude?: unknown; readonly latitude?: unknown }): boolean {
  return [longitude, latitude].some((degrees) => typeof degrees === 'number')
}

type Topic = Extract<Content, { kind: 'chat-menu' }>['items'][number]

/** What only a button has is gone with it. */
function topicOf({ action, ...topic }: Topic): Topic {
  return { ...topic, action: action.type === 'talkToJoey' ? { type: 'talkToJoey' } : action }
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
