import { expect, test } from 'vitest'
import { matches, relatedTo, wordsOfArticle } from './article-search.ts'

const article = (uuid: string, title: string, content = '') => ({
  ...{
    uuid,
    title,
    excerpt: '',
    imageURL: '',
    content,
    publishedAt: '2026-01-01T00:00:00.000Z',
    readingMinutes: 1,
    language: 'en-SG',
    englishWords: '',
  },
})

test.each([
  ['walk', true],
  ['WALKING day', true],
  ['cafe', true],
  ['alk', false],
  ['walking night', false],
  ['', true],
])('%j is found: %s', (search, isFound) => {
  expect(matches(search, 'Walking every day to the café')).toBe(isFound)
})

test('what shares the most words with an article stands first, and not the article itself', () => {
  const one = article('1', 'Walking for your heart')
  const others = [
    article('2', 'Sleep', '<p>Nothing of it</p>'),
    article('3', 'Heart', '<p>walking</p>'),
    article('4', 'Walking'),
    article('5', 'Food'),
  ]
  expect(relatedTo(one, [one, ...others]).map(({ uuid }) => uuid)).toEqual(['3', '4', '2'])
})

test('Chinese is found anywhere in a text, Tamil by the begin of a word, and either by English words', () => {
  const words = wordsOfArticle({
    ...article('1', '每天走一走'),
    excerpt: 'நாள்தோறும் நடப்போம்',
    englishWords: 'Walking every day',
  })
  expect(['走一', 'நட', 'walk', '跑步', 'டப்'].map((typed) => matches(typed, words))).toEqual([
    true,
    true,
    true,
    false,
    false,
  ])
})
