/** 200 attempts to get something into an article that runs, loads from elsewhere or changes the page around it. */
import { expect, test } from 'vitest'
import { scriptAttempts } from '@member-care/tests/support/script-attempts.ts'
import { cleanHtml } from './clean-html.ts'

/** What a cleaned text may be made of: tags without attributes but a link's address or a picture's. */
const harmless =
  /^(?:[^<]|<\/?(?:p|h2|h3|h4|ul|ol|li|strong|em|u|s|blockquote|code|pre|hr|br|table|thead|tbody|tr|th|td)(?: \/)?>|<a href="(?:https:\/\/[^"\s]*|\/[^"\s/\\][^"\s]*)" rel="noopener noreferrer">|<\/a>|<img src="\/[^"\s/\\][^"\s\\]*" alt="[^"<>]*" \/>)*$/i

test('there are at least 200 attempts, and no two are the same', () => {
  expect(new Set(scriptAttempts).size).toBe(scriptAttempts.length)
  expect(scriptAttempts.length).toBeGreaterThanOrEqual(200)
})

test.each(scriptAttempts)('nothing is left of %j', (attempt) => {
  const cleaned = cleanHtml(`<p>Before</p>${attempt}<p>After</p>`)
  expect(cleaned).toMatch(harmless)
  expect(cleanHtml(cleaned), 'cleaning again changes nothing').toBe(cleaned)
})

test('what an article needs is kept', () => {
  const html =
    '<h2>Walk</h2><p>Half an <strong>hour</strong>, <em>every</em> <u>day</u>.</p><ul><li>Stairs</li></ul>' +
    '<p><a href="https://health.example/walk" rel="noopener noreferrer">More</a> <a href="/app/mycover" rel="noopener noreferrer">Cover</a></p>' +
    '<img src="/api/content/pictures/a" alt="A path" />'
  expect(cleanHtml(html)).toBe(html)
})

test('what changes nothing of the sense is put as pages have it', () => {
  expect(cleanHtml('<h1>Title</h1><p><b>a</b><i>b</i></p>')).toBe('<h2>Title</h2><p><strong>a</strong><em>b</em></p>')
  expect(cleanHtml('<p style="color:red" class="x" id="y" onclick="go()">a</p>')).toBe('<p>a</p>')
  expect(cleanHtml('<a href="http://plain.example">a</a><img src="https://elsewhere.example/a.png">')).toBe('a')
})
