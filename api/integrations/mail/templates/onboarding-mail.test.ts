import { expect, test } from 'vitest'
import { onboardingMail } from './onboarding-mail.ts'

const mail = onboardingMail({
  name: 'Willow Tan',
  company: 'Fish & Chips',
  url: 'https://portal.example.com/register?a=1&b=2',
  isTrial: false,
  inOtherLanguages: [{ language: 'zh', text: '邀请 Fish & Chips', label: '立即注册' }],
})

test('a line in another language says which it is, and has the link of the letter in its own words', () => {
  expect(mail.html).toContain('<html lang="en-SG">')
  expect(mail.html).toMatch(
    /<p lang="zh-Hans-SG"[^>]*>邀请 Fish &amp; Chips<br><a href="https:\/\/portal\.example\.com\/register\?a=1&amp;b=2"[^>]*>立即注册<\/a><\/p>/,
  )
})

test('the text says the same below all else, and its link once', () => {
  expect(mail.text).toMatch(/Member Care\n\n邀请 Fish & Chips\n$/)
  expect(mail.text.split('https://')).toHaveLength(2)
})
