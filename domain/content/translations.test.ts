/** Content in four languages (S123). */
import { z } from 'zod'
import { expect, test } from 'vitest'
import { contentKinds, contentSchema, type ContentKind, type ContentOf } from './content.ts'
import { newContent } from './new-content.ts'
import {
  contentIn,
  missingIn,
  outdatedIn,
  textsToTranslate,
  translatableTexts,
  translatedLanguages,
  translationPath,
  withEveryTranslation,
  withoutEmptyTranslations,
} from './translations.ts'

const chinese = { title: '散步', excerpt: '不用去健身房。', html: '<p>每天走一走。</p>' }
const article: ContentOf<'article'> = {
  kind: 'article',
  title: 'Walk',
  excerpt: 'No gym is needed.',
  imageUrl: '/articles/walking.svg',
  html: '<p>Walk every day.</p>',
  translations: { zh: chinese, ms: { title: 'Berjalan', excerpt: '', html: '<p></p>' } },
}

test('an item is read in a language in which all of it is written, and keeps what is no word', () => {
  const { translations: _, ...english } = article
  expect(contentIn(article, 'zh')).toEqual({ content: { ...english, ...chinese }, language: 'zh' })
})

test.each(['ms', 'ta', 'en', 'en-XA'] as const)(
  'an item that is not or half translated is read in English as a whole: %s',
  (language) => {
    const { translations: _, ...english } = article
    expect(contentIn(article, language)).toEqual({ content: english, language: 'en' })
  },
)

test('what is missing is told by its field; what is not written in English is not missing', () => {
  expect(missingIn(article, 'ms')).toEqual(['excerpt', 'html'])
  expect(missingIn({ ...article, excerpt: '' }, 'ms')).toEqual(['html'])
  expect(missingIn(article, 'ta')).toEqual(['title', 'excerpt', 'html'])
  expect(missingIn(article, 'zh')).toEqual([])
})

test('a text that was emptied in English is gone in every language', () => {
  expect(contentIn({ ...article, excerpt: '' }, 'zh').content).toMatchObject({ title: chinese.title, excerpt: '' })
})

test('each line of a list has its own words, which follow it wherever it is moved', () => {
  const topic = (id: string, message: string, zh?: string) => ({
    id,
    message,
    action: { type: 'talkToJoey' as const },
    ...(zh !== undefined && { translations: { zh: { message: zh } } }),
  })
  const menu = (...items: ContentOf<'chat-menu'>['items']) => ({ kind: 'chat-menu' as const, title: 'Menu', items })
  expect(missingIn(menu(topic('a', 'Gym', '健身房'), topic('b', 'Dentist')), 'zh')).toEqual(['items.1.message'])
  expect(contentIn(menu(topic('b', 'Dentist', '牙医'), topic('a', 'Gym', '健身房')), 'zh').content.items).toEqual([
    { id: 'b', message: '牙医', action: { type: 'talkToJoey' } },
    { id: 'a', message: '健身房', action: { type: 'talkToJoey' } },
  ])
})

test('an item without words is in English for everybody, and nothing of it is missing', () => {
  const picture = newContent('clinic-picture', 2027)
  expect([contentIn(picture, 'zh').language, missingIn(picture, 'zh')]).toEqual(['en', []])
})

test('a translation whose English was changed, and which was not, is told', () => {
  const changed = { ...article, html: '<p>Walk twice a day.</p>' }
  expect([outdatedIn(article, changed, 'zh'), outdatedIn(article, article, 'zh')]).toEqual([['html'], []])
  const followed = { ...changed, translations: { zh: { ...chinese, html: '<p>每天走两次。</p>' } } }
  expect(outdatedIn(article, followed, 'zh')).toEqual([])
  expect(outdatedIn(article, changed, 'ta')).toEqual([])
})

test('translations in which nothing is written are left out', () => {
  const kept = withoutEmptyTranslations({
    ...article,
    translations: { ...article.translations, ta: { title: ' ', excerpt: '', html: '<p></p>' } },
  })
  expect(Object.keys(kept.translations ?? {})).toEqual(['zh', 'ms'])
  expect(withoutEmptyTranslations({ ...article, translations: {} })).not.toHaveProperty('translations')
})

test('a change of a text reaches its translations', () => {
  const changed = withEveryTranslation(article, 'html', (html) => html.replaceAll('p>', 'h2>'))
  expect([changed.html, changed.translations?.zh?.html, changed.translations?.zh?.title]).toEqual([
    '<h2>Walk every day.</h2>',
    '<h2>每天走一走。</h2>',
    chinese.title,
  ])
})

/** Content of a kind with a text in every field and one line in every list. */
const written: Partial<Record<ContentKind, object>> = {
  'chat-menu': {
    title: 'Menu',
    items: [{ id: 'a', message: 'Gym', action: { type: 'redirect-button', webUrl: '/app', buttonText: 'Go' } }],
  },
  'public-holidays': { year: 2027, days: [{ day: '2027-01-01', name: 'New Year' }] },
}

test.each(contentKinds)(
  'every text of a %s that is translated has its place in the schema, in every language',
  (kind) => {
    const content = { ...newContent(kind, 2027), ...written[kind] } as ContentOf<typeof kind>
    const schema = contentSchema.options.find(({ shape }) => shape.kind.value === kind)
    const json = JSON.stringify(z.toJSONSchema(schema as z.ZodType, { io: 'input', unrepresentable: 'any' }))
    const places = translatableTexts(content).flatMap(({ field }) =>
      translatedLanguages.map((language) => translationPath(field, language)),
    )
    expect(places.length > 0).toBe(json.includes('"translations"'))
    expect(places.map((path) => hasPlace(schema as z.ZodType, path.split('.')))).toEqual(places.map(() => true))
  },
)

test('what is to be translated is told with what stands for it', () => {
  expect(textsToTranslate(article)[0]).toEqual({
    field: 'title',
    english: 'Walk',
    translations: { zh: '散步', ms: 'Berjalan', ta: '' },
  })
})

function hasPlace(schema: z.ZodType, [name, ...rest]: readonly string[]): boolean {
  if (name === undefined) return schema instanceof z.ZodString
  if (schema instanceof z.ZodOptional) return hasPlace(schema.unwrap() as z.ZodType, [name, ...rest])
  if (schema instanceof z.ZodArray) return hasPlace(schema.element as z.ZodType, rest)
  if (schema instanceof z.ZodUnion)
    return schema.options.some((option) => hasPlace(option as z.ZodType, [name, ...rest]))
  if (!(schema instanceof z.ZodObject)) return false
  const inner = (schema.shape as Record<string, z.ZodType>)[name]
  return inner !== undefined && hasPlace(inner, rest)
}
